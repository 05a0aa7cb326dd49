// @ts-check
/** Steps of play: what a player does to the game in front, as events of the document. */

/**
 * Whether an event is done to what a game is played with, or is a key without a modifier that a game is played with.
 * @param {Event} event
 */
export const isStepOfPlay = (event) => {
  const { target } = event
  const isAt = (/** @type {string} */ controls) => target instanceof Element && target.closest(controls)
  // Cards are pressed by fingers that go up, and wait in the page's program.
  const isPlay = isAt(".game") && !isAt(".title-bar, .cards, a, dialog")
  if (!(event instanceof KeyboardEvent)) return isPlay
  if (document.querySelector("dialog[open]")) return false
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false
  // A field elsewhere takes its keys itself, and a button that has the focus is pressed by Enter and space.
  if (!isPlay && isAt("input, select, textarea")) return false
  return (isAt("button, a, summary") ? /^[^ ]$|^Backspace$/ : /^(.|Enter|Backspace)$/).test(event.key)
}

/**
 * What an event was done to, in words. By the time it is done again, the same element may be something else.
 * @param {Event} event
 */
export const label = (event) => {
  const { target } = event
  // Keys go to a dialog that is open.
  if (event instanceof KeyboardEvent) return document.querySelector("dialog[open]") ? "dialog" : ""
  const control = controlOf(target)
  return control?.textContent || control?.ariaLabel || ""
}

/** The button that an event was done to, rather than its picture. */
const controlOf = (/** @type {EventTarget | null} */ target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("button") ?? target : null)

/** Does it again. A key is one for the game then, not for a field, which edits itself. */
export const repeat = (/** @type {Event} */ event) => {
  const { target } = event
  if (event instanceof KeyboardEvent) {
    document.dispatchEvent(new KeyboardEvent("keydown", event))
  } else if (target instanceof HTMLFormElement) {
    target.requestSubmit()
  } else if (event.type === "click") {
    controlOf(target)?.click?.()
  }
}
