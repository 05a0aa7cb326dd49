// @ts-check
/** Files of the build, which are used only if they are exactly as the build made them. */

/**
 * Fetches the file of a link, unless the page has already begun to (`launch.js`). A file that is truncated, altered
 * or wrong is rejected. The browser may have cached such a file, so it is requested again without the cache.
 * @param {HTMLLinkElement & { answer?: Promise<Response> }} link
 */
export const whole = (link) => {
  const { href, integrity, answer = fetch(href, { integrity }) } = link
  // A response can be read only once.
  delete link.answer
  return answer.catch(() => fetch(href, { integrity, cache: "reload" }))
}
