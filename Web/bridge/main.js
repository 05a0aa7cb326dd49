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
// A second trap within this time, in milliseconds, ends in a notice instead of another start.
const patience = 10_000
let lastTrap = -Infinity

// The rows are read while the program is on its way.
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
    // In the order in which it is needed: a Codeword can be played with the words.
    await wordsLoaded
    styleAll()
    await complete(program).catch(unmet)
    // Whatever stands against a service worker (an insecure address, a private window), one can play.
    workOffline(program).catch(unmet)
    syncWithServer(storage).catch(unmet)
  })
}

const unmet = (/** @type {unknown} */ error) => console.info(String(error))

/**
 * A storage that cannot be read is as good as refused: nothing unseen is written over.
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

/** Whether the page begins with nothing but the games to choose from, for which the first of everything is enough. */
const isPlain = (/** @type {import("./storage.js").Row[]} */ rows) =>
  !rows.length && currentFragment().length < 2

/**
 * Who has played before, or comes by a link, may see at once what the second style sheet is about, and need what
 * the second part of the program has.
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
