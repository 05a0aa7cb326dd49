// @ts-check
/**
 * The fragment of the address, and the steps of the history that are ours.
 *
 * Imports implemented here: `navigate(fragment, count, replace)`, `back(fragment, count)`.
 * Export called here: `navigated(count)`.
 * Each of our steps holds the fragment of the step before it, where that is ours too, in
 * `history.state`, which outlives a reload, and whether the page is translated by it.
 */

/** @typedef {import("./program.js").Program} Program */

export const currentFragment = () => location.hash.slice(1)

/** The page is about to start anew in another language. */
export const willTranslate = () =>
  history.replaceState({ ...history.state, translated: 1 }, "", location.href)

/** Whether it did so just now: 0 or 1. */
export const isTranslated = () => history.state?.translated ?? 0

/** @param {Program} program */
export const navigationImports = (program) => {
  /** @type {string | undefined} */
  let before = history.state?.before
  let shown = currentFragment()
  mark(before)

  const tell = () => {
    program.visit += 1
    program.tell(shown, (swift, count) => swift.navigated(count))
  }

  const arrived = () => {
    const fragment = currentFragment()
    // A step without a state is new, from a link or the address bar, unless it led nowhere else.
    if (history.state) before = history.state.before
    else if (fragment !== shown) before = shown
    mark(before)
    if (fragment === shown) return
    shown = fragment
    tell()
  }
  addEventListener("popstate", arrived, { signal: program.signal })

  return {
    /** @type {(pointer: number, count: number, replace: number) => void} */
    navigate: (pointer, count, replace) => {
      if (!replace) before = shown
      shown = program.text(pointer, count)
      program.visit += 1
      mark(before, shown, replace !== 0)
    },
    /** @type {(pointer: number, count: number) => void} */
    back: (pointer, count) => {
      const fragment = program.text(pointer, count)
      // An address without a fragment leads to the same place as the shortest one.
      if (before !== undefined && (before || "/") === fragment) return history.back()
      shown = fragment
      mark(before, shown)
      tell()
    },
  }
}

/**
 * Writes into the history what came before a step.
 * @param {string | undefined} before
 * @param {string} [fragment] the address too
 * @param {boolean} [replace] in the current step rather than a new one
 */
const mark = (before, fragment = currentFragment(), replace = true) => {
  const address = fragment ? `#${fragment}` : location.pathname + location.search
  if (replace) history.replaceState({ before }, "", address)
  else history.pushState({ before }, "", address)
}
