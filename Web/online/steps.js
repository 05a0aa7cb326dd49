// @ts-check
/** Steps of play: the actions of a player in the open game, as events of the document. */

/**
 * Whether an event is at a control of a game, or is a key without a modifier that a game uses.
 * @param {Event} event
 */
export const isStepOfPlay = (event) => {
  const { target } = event
  const isAt = (/** @type {string} */ controls) => target instanceof Element && target.closest(controls)
  // Cards are pressed when a finger is lifted; those presses wait in the page's program.
  const isPlay = isAt(".game") && !isAt(".title-bar, .cards, a, dialog")
  if (!(event instanceof KeyboardEvent)) return isPlay
  if (document.querySelector("dialog[open]")) return false
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false
  // A field elsewhere handles its keys itself, and Enter and space press a button that has the focus.
  if (!isPlay && isAt("input, select, textarea")) return false
  return (isAt("button, a, summary") ? /^[^ ]$|^Backspace$/ : /^(.|Enter|Backspace)$/).test(event.key)
}

/**
 * The label of the control at which an event happened. When the event is repeated, the same element may be another
 * control.
 * @param {Event} event
 */
export const label = (event) => {
  const { target } = event
  // An open dialog gets the keys.
  if (event instanceof KeyboardEvent) return document.querySelector("dialog[open]") ? "dialog" : ""
  const control = controlOf(target)
  return control?.textContent || control?.ariaLabel || ""
}

/** The button at which an event happened, instead of the icon inside it. */
const controlOf = (/** @type {EventTarget | null} */ target) =>
  /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("button") ?? target : null)

/** Repeats an event. A repeated key goes to the game, not to a field, which the browser edits. */
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
