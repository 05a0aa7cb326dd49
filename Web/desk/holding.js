// @ts-check
/**
 * Steps of play that are taken while a judge is asked. They would be done to something else before he has answered, as
 * letters would be written behind the word that waits: so they are taken afterwards, as if they came then.
 */

/** @typedef {import("../bridge/program.js").Program} Program */

// So many are taken: a word, and that it is sent.
const patience = 12

/**
 * @param {Program} desk
 * @param {Map<unknown, () => void>} waiting what waits for the judge
 * @param {() => boolean} isThere whether the player is where it waits
 */
export const holding = (desk, waiting, isThere) => {
  for (const type of ["keydown", "click", "input", "submit"]) {
    addEventListener(type, (event) => {
      if (!waiting.size || !isThere() || !plays(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (waiting.size < patience) waiting.set(event, () => repeat(event))
    }, { capture: true, signal: desk.signal })
  }
}

/**
 * Whether it is done with what the hands play with, or is a key without a modifier that a game is played with.
 * @param {Event} event
 */
const plays = (event) => {
  const { target } = event
  const hands = target instanceof Element && target.closest(".hands")
  if (!(event instanceof KeyboardEvent)) return hands
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false
  const isAt = (/** @type {string} */ controls) => target instanceof Element && target.closest(controls)
  // A field elsewhere takes its keys itself, and a button that has the focus is pressed by Enter and space.
  if (!hands && isAt("input, select, textarea")) return false
  return (isAt("button, a, summary") ? /^[^ ]$|^Backspace$/ : /^(.|Enter|Backspace)$/).test(event.key)
}

/** Does it again. A key is one for the game then, not for a field, which edits itself. */
const repeat = (/** @type {Event} */ event) => {
  const { target } = event
  if (event instanceof KeyboardEvent) {
    document.dispatchEvent(new KeyboardEvent("keydown", event))
  } else if (target instanceof HTMLFormElement) {
    target.requestSubmit()
  } else if (event.type === "click" && target instanceof HTMLElement) {
    target.click()
  }
}
