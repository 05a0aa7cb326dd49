// @ts-check
/**
 * The two parts of the page's program. The first has what a start and a first move need, the second the rest.
 * It comes behind the first frame; where it is likely to be needed earlier, it is fetched at once.
 */

import { first, second } from "./language.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./parted.js").PartedProgram} PartedProgram */

// What waits longer than this for the second part, in milliseconds, shows it.
const patience = 300
// Seconds before each new try to get the second part.
const pauses = [2, 8, 30]

// It keeps both.
letWorkerKeep(first.href)

/** The first part, as soon as it is there. */
export const compiling = WebAssembly.compileStreaming(whole(first))
// A failure is handled where it is awaited.
compiling.catch(() => {})

/** @type {Promise<WebAssembly.Module> | undefined} */
let compilingSecond

/** The second part, which is fetched now, once. */
export const compileSecond = () => compilingSecond ??= fetched()

/** Fetches the second part and joins it to the program, unless it has it already. */
export const complete = async (/** @type {PartedProgram} */ program) => {
  if (program.isWhole) return
  let timer = 0
  program.onLack = () => { timer = setTimeout(() => sign(true), patience) }
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
 * The second part. Where it cannot be had, the page says so, and tries again.
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

/** Shows a notice, which the page's own script does. */
export const show = (/** @type {string} */ detail) => dispatchEvent(new CustomEvent("notice", { detail }))
