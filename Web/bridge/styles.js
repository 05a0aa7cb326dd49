// @ts-check
/**
 * The second style sheet: what a player opens later, such as the settings and how a game ends. What would
 * look wrong without it is not seen until it is there (`data-styled`, in `shell.css`).
 */

/** @type {Promise<unknown> | undefined} */
let styled

/** Fetches it, once; done when it is there or cannot be had, which the page's own script says. */
export const styleAll = () => styled ??= new Promise((resolve) => {
  const link = /** @type {HTMLLinkElement} */ (document.querySelector("link[data-styles]"))
  link.onload = link.onerror = () => resolve(document.documentElement.dataset.styled = "")
  link.rel = "stylesheet"
})
