// @ts-check
/** The timers of a program: `timer(id, milliseconds)`, and the export `woke(timer)`. */

/** @typedef {import("./program.js").Program} Program */

/** @param {Program} program */
export const timers = (program) => {
  /** @type {Map<number, number>} */
  const running = new Map()
  program.signal.addEventListener("abort", () => running.forEach((handle) => clearTimeout(handle)))
  return (/** @type {number} */ id, /** @type {number} */ milliseconds) => {
    clearTimeout(running.get(id))
    running.delete(id)
    if (milliseconds < 0) return
    const wake = () => {
      running.delete(id)
      program.tell("", (swift) => swift.woke(id))
    }
    running.set(id, setTimeout(wake, milliseconds))
  }
}
