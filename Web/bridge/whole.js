// @ts-check
/** The files of the build, which are only taken as the build made them. */

/**
 * Fetches the file of a link. One that is cut short, altered or another's fails. The browser may have
 * kept it like that: so it is asked for again, past what is kept.
 * @param {HTMLLinkElement} link
 */
export const whole = ({ href, integrity }) =>
  fetch(href, { integrity }).catch(() => fetch(href, { integrity, cache: "reload" }))
