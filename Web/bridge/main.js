// @ts-check
/**
 * Starts the program, and starts it again after a trap.
 *
 * Exports called here: `stored(count)` for each row, then `start(count, storage, translated)`.
 */

import { coachImports } from "./coach.js"
import { deskImports } from "./desk.js"
import { Events } from "./events.js"
import { feedbackImports } from "./feedback.js"
import { fileImports } from "./files.js"
import { followKeeping } from "./house.js"
import { keepWithHouse } from "./keeper.js"
import { prepareFlights } from "./flights.js"
import { compiling, programAddress } from "./language.js"
import { currentFragment, isTranslated, navigationImports } from "./navigation.js"
import { offlineImports, workOffline } from "./offline.js"
import { Patches } from "./patches.js"
import { Program } from "./program.js"
import { letWorkerKeep, serviceImports, watchSize, watchVisibility } from "./services.js"
import { followOthers, Storage, storageImports } from "./storage.js"
import { styleAll } from "./styles.js"
import { showHeld, showWhenStored } from "./telling.js"

letWorkerKeep(programAddress)

const root = /** @type {HTMLElement} */ (document.getElementById("root"))
// A second trap within this time, in milliseconds, ends in a notice instead of another start.
const patience = 10_000
let lastTrap = -Infinity

// The rows are read while the program is on its way.
const opening = Storage.open()

const launch = async () => {
  const program = new Program(trapped)
  let started = () => {}
  followOthers(program, new Promise((resolve) => { started = () => resolve(null) }))
  const [module, [storage, rows]] = await Promise.all([compiling, opening.then(withRows).then(asStyled)])
  /** @type {Patches} */
  const patches = new Patches(root, (kind, type) => events.listen(kind, type))
  const events = new Events(program, root, patches)
  const translated = isTranslated()

  program.prepare = showHeld
  await program.instantiate(module, {
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
    ...deskImports(program, storage),
    ...feedbackImports(),
    ...coachImports(program),
    ...offlineImports(),
  })
  for (const [key, text] of rows) {
    program.tell(`${key}\0${text}\0`, (swift, count) => swift.stored(count))
  }
  watchSize(program)
  program.tell(currentFragment(), (swift, count) => swift.start(count, storage ? 0 : 1, translated))
  started()
  watchVisibility(program)
  followKeeping(program)
  // Whatever stands against a service worker (an insecure address, a private window), one can play.
  requestAnimationFrame(() => {
    styleAll()
    for (const work of [workOffline(program), keepWithHouse(storage)]) {
      work.catch((error) => console.info(String(error)))
    }
  })
}

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

/**
 * Who has played before, or comes by a link, may see at once what the second style sheet is about.
 * @param {[Storage | null, import("./storage.js").Row[]]} read
 */
const asStyled = async (read) => {
  if (read[1].length || currentFragment().length > 1) await styleAll()
  return read
}

const trapped = () => {
  const isFirst = performance.now() - lastTrap > patience
  lastTrap = performance.now()
  root.replaceChildren()
  show(isFirst ? "restarted" : "stopped")
  if (isFirst) start()
}

/** Shows a notice, which the page's own script does. */
const show = (/** @type {string} */ detail) => dispatchEvent(new CustomEvent("notice", { detail }))

const start = () =>
  launch().catch((error) => {
    console.error(error)
    root.replaceChildren()
    show("unloaded")
  })

start()
