// @ts-check
/**
 * The two parts of the page's program. The first part contains what the start and a first move need, the second
 * part the rest. The second part is fetched after the first frame, or immediately if it is likely to be needed
 * earlier.
 */

import { first, second } from "./language.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./parted.js").PartedProgram} PartedProgram */

// If a call waits longer than this for the second part, in milliseconds, the page shows that it waits.
const patience = 300
// Seconds before each new try to get the second part.
const pauses = [2, 8, 30]

// The worker caches both parts.
letWorkerKeep(first.href)

/** The first part, once it has been compiled. */
export const compiling = WebAssembly.compileStreaming(whole(first))
// A failure is handled where it is awaited.
compiling.catch(() => {})

/** @type {Promise<WebAssembly.Module> | undefined} */
let compilingSecond

/** The second part. The first call fetches it. */
export const compileSecond = () => compilingSecond ??= fetched()

/** Fetches the second part and joins it to the program, unless the program already has it. */
export const complete = async (/** @type {PartedProgram} */ program) => {
  if (program.isWhole) return
  let timer = 0
  program.lacking.then(() => { timer = setTimeout(() => sign(true), patience) })
  program.signal.addEventListener("abort", () => clearTimeout(timer))
  await program.complete(await compileSecond())
  clearTimeout(timer)
  sign(false)
  // For measurements.
  performance.mark("whole")
}

const sign = (/** @type {boolean} */ isWaiting) =>
  document.documentElement.toggleAttribute("data-waiting", isWaiting)

/**
 * Fetches the second part. If that fails, the page shows a notice, and tries again.
 * @returns {Promise<WebAssembly.Module>}
 */
const fetched = async () => {
  let isTold = false
  for (const seconds of [...pauses, 0]) {
    try {
      const module = await WebAssembly.compileStreaming(whole(second))
      if (isTold) show("")
      return module
    } catch (error) {
      if (!seconds) throw error
      console.info(String(error))
      isTold = true
      show("unloaded")
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

/** Shows a notice, by an event to the inline script of the page. */
export const show = (/** @type {string} */ detail) => dispatchEvent(new CustomEvent("notice", { detail }))
