// @ts-check
/**
 * The fragment of the address, and the history entries that the page creates.
 *
 * Imports implemented here: `navigate(fragment, count, replace)`, `back(fragment, count)`.
 * Export called here: `navigated(count)`.
 * In each of these entries, `history.state`, which survives a reload, holds the fragment of the previous entry, if the
 * page created that entry too, and whether the page is about to be translated.
 */

/** @typedef {import("./program.js").Program} Program */

export const currentFragment = () => location.hash.slice(1)

/** Records that the page is about to restart in another language. */
export const willTranslate = () =>
  history.replaceState({ ...history.state, translated: 1 }, "", location.href)

/** Whether the page has just restarted in another language: 0 or 1. */
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
    // An entry without a state is new, from a link or the address bar, unless its fragment is the same.
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
      // An address without a fragment leads to the same place as the shortest fragment.
      if (before !== undefined && (before || "/") === fragment) return history.back()
      shown = fragment
      mark(before, shown)
      tell()
    },
  }
}

/**
 * Records in the history the fragment of the previous entry.
 * @param {string | undefined} before
 * @param {string} [fragment] the new address, if it changes
 * @param {boolean} [replace] whether to replace the current entry instead of adding one
 */
const mark = (before, fragment = currentFragment(), replace = true) => {
  const address = fragment ? `#${fragment}` : location.pathname + location.search
  if (replace) history.replaceState({ before }, "", address)
  else history.pushState({ before }, "", address)
}
