// @ts-check
/**
 * Starts the program, and starts it again after a trap.
 *
 * Exports called here: `stored(count)` for each row, then `start(count, storage, translated)`.
 */

import { coachImports } from "./coach.js"
import { onlineImports } from "./online.js"
import { Events } from "./events.js"
import { feedbackImports } from "./feedback.js"
import { fileImports } from "./files.js"
import { followSync } from "./status.js"
import { syncWithServer } from "./sync.js"
import { prepareFlights } from "./flights.js"
import { currentFragment, isTranslated, navigationImports } from "./navigation.js"
import { offlineImports, workOffline } from "./offline.js"
import { compileSecond, compiling, complete, show } from "./parts.js"
import { Patches } from "./patches.js"
import { PartedProgram } from "./parted.js"
import { serviceImports, watchSize, watchVisibility, wordsLoaded } from "./services.js"
import { followOthers, Storage, storageImports } from "./storage.js"
import { styleAll } from "./styles.js"
import { showWhenStored } from "./telling.js"

const root = /** @type {HTMLElement} */ (document.getElementById("root"))
// A second trap within this time, in milliseconds, shows a notice instead of restarting the program.
const patience = 10_000
let lastTrap = -Infinity

// The rows are read while the program is being fetched.
const opening = Storage.open()

const launch = async () => {
  const program = new PartedProgram(trapped)
  let started = () => {}
  followOthers(program, new Promise((resolve) => { started = () => resolve(null) }))
  const [module, [storage, rows]] = await Promise.all([compiling, opening.then(withRows).then(prepared)])
  /** @type {Patches} */
  const patches = new Patches(root, (kind, type) => events.listen(kind, type))
  const events = new Events(program, root, patches)
  const translated = isTranslated()

  await program.begin(module, {
    patch: (/** @type {number[]} */ ...[words, wordCount, heap, heapCount]) => {
      const batch = program.words(words, wordCount).slice()
      const strings = program.text(heap, heapCount)
      showWhenStored(() => {
        const land = prepareFlights(root)
        patches.apply(batch, strings)
        land()
      })
    },
    ...serviceImports(program, storage !== null),
    ...storageImports(program, storage),
    ...navigationImports(program),
    ...fileImports(program),
    ...onlineImports(program, storage),
    ...feedbackImports(),
    ...coachImports(program),
    ...offlineImports(),
  })
  if (!isPlain(rows)) await complete(program)
  for (const [key, text] of rows) {
    program.tell(`${key}\0${text}\0`, (swift, count) => swift.stored(count))
  }
  watchSize(program)
  program.tell(currentFragment(), (swift, count) => swift.start(count, storage ? 0 : 1, translated))
  started()
  watchVisibility(program)
  followSync(program)
  requestAnimationFrame(async () => {
    // The order in which the parts are needed: with the words, a Codeword can be played. A call that waits for the
    // second part waits for nothing else.
    await Promise.race([wordsLoaded, program.lacking])
    styleAll()
    await complete(program).catch(unmet)
    // Without a service worker (at an insecure address or in a private window) the games still work.
    workOffline(program).catch(unmet)
    syncWithServer(storage).catch(unmet)
  })
}

const unmet = (/** @type {unknown} */ error) => console.info(String(error))

/**
 * Storage that cannot be read is treated as refused, so that unread rows are not overwritten.
 * @returns {Promise<[Storage | null, import("./storage.js").Row[]]>}
 */
const withRows = async (/** @type {Storage | null} */ storage) => {
  try {
    return [storage, (await storage?.rows()) ?? []]
  } catch (error) {
    console.warn("storage cannot be read:", error)
    return [null, []]
  }
}

/**
 * Whether the page begins with only the choice of games, which needs only the first parts of the program and the
 * styles.
 */
const isPlain = (/** @type {import("./storage.js").Row[]} */ rows) =>
  !rows.length && currentFragment().length < 2

/**
 * A player who has played before, or who comes by a link, may immediately need the second style sheet and the
 * second part of the program.
 * @param {[Storage | null, import("./storage.js").Row[]]} read
 */
const prepared = async (read) => {
  if (!isPlain(read[1])) await Promise.all([styleAll(), compileSecond()])
  return read
}

const trapped = () => {
  const isFirst = performance.now() - lastTrap > patience
  lastTrap = performance.now()
  root.replaceChildren()
  show(isFirst ? "restarted" : "stopped")
  if (isFirst) start()
}

const start = () =>
  launch().catch((error) => {
    console.error(error)
    root.replaceChildren()
    show("unloaded")
  })

start()
