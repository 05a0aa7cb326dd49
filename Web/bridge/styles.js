// @ts-check
/**
 * The second style sheet. It styles what a player opens later, such as the settings and the end of a game. Elements
 * that would look wrong without it stay hidden until it is loaded (`data-styled`, in `shell.css`).
 */

/** @type {Promise<unknown> | undefined} */
let styled

/**
 * Fetches the style sheet once. Resolves when it has loaded or failed; the inline script of the page reports a failure.
 */
export const styleAll = () => styled ??= new Promise((resolve) => {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-styles]"))
  link.onload = link.onerror = () => resolve(document.documentElement.dataset.styled = "")
  link.rel = "stylesheet"
})
