// @ts-check
/** The files of the build, which are only taken as the build made them. */

/**
 * Fetches the file of a link, unless the page has begun to (`launch.js`). One that is cut short, altered
 * or another's fails. The browser may have kept it like that: so it is asked for again, past what is
 * kept.
 * @param {HTMLLinkElement & { answer?: Promise<Response> }} link
 */
export const whole = (link) => {
  const { href, integrity, answer = fetch(href, { integrity }) } = link
  // It can be read once.
  delete link.answer
  return answer.catch(() => fetch(href, { integrity, cache: "reload" }))
}
