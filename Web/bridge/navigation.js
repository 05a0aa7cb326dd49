// @ts-check
/**
 * The fragment of the address, and the steps of the history that are ours.
 *
 * Imports implemented here: `navigate(fragment, count, replace)`, `back(fragment, count)`.
 * Export called here: `navigated(count)`.
 * Each of our steps holds its number in `history.state`, which outlives a reload; the step before a
 * number above 0 is ours.
 */

/** @typedef {import("./program.js").Program} Program */

export const currentFragment = () => location.hash.slice(1)

/** @param {Program} program */
export const navigationImports = (program) => {
  let step = stepOf(history.state) ?? 0
  let shown = currentFragment()
  mark(step)

  const tell = () => program.tell(shown, (swift, count) => swift.navigated(count))

  const arrived = () => {
    const fragment = currentFragment()
    // A step without a number is new, from a link or the address bar, unless it led nowhere else.
    step = stepOf(history.state) ?? (fragment === shown ? step : step + 1)
    mark(step)
    if (fragment === shown) return
    shown = fragment
    tell()
  }
  addEventListener("popstate", arrived, { signal: program.signal })

  return {
    /** @type {(pointer: number, count: number, replace: number) => void} */
    navigate: (pointer, count, replace) => {
      shown = program.text(pointer, count)
      if (!replace) step += 1
      mark(step, shown, replace !== 0)
    },
    /** @type {(pointer: number, count: number) => void} */
    back: (pointer, count) => {
      if (step > 0) return history.back()
      shown = program.text(pointer, count)
      mark(step, shown)
      tell()
    },
  }
}

/** @returns {number | undefined} */
const stepOf = (/** @type {any} */ state) => state?.step

/**
 * Writes the number of a step into the history.
 * @param {number} step
 * @param {string} [fragment] the address too
 * @param {boolean} [replace] in the current step rather than a new one
 */
const mark = (step, fragment = currentFragment(), replace = true) => {
  const address = fragment ? `#${fragment}` : location.pathname + location.search
  if (replace) history.replaceState({ step }, "", address)
  else history.pushState({ step }, "", address)
}
