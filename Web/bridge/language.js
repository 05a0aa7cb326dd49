// @ts-check
/**
 * The program in the language of the page. The inline script of the page (`launch.js`) has chosen the language, and
 * has begun to fetch the first part of the program.
 */

import { willTranslate } from "./navigation.js"
import { name } from "./scope.js"
import { whole } from "./whole.js"

/**
 * The links of the two parts of the program in a language, by its tag (BCP 47).
 * @returns {HTMLLinkElement[]}
 */
const parts = (/** @type {string} */ tag) => {
  const links = ["program", "rest"].map((part) =>
    document.querySelector(`link[data-${part}][hreflang=${CSS.escape(tag)}]`))
  if (links.includes(null)) throw new Error(`there is no program in ${tag}`)
  return /** @type {HTMLLinkElement[]} */ (links)
}

const links = parts(document.documentElement.lang)

/**
 * The links of a part of the page, of which some are there once for each language, in their order.
 * @returns {HTMLLinkElement[]}
 */
export const linksOf = (/** @type {string} */ part) =>
  /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll(`link[data-${part}]`)])
    .filter(({ hreflang }) => !hreflang || hreflang === document.documentElement.lang)

/** Where the first part of the program is. */
export const first = links[0]
/** Where the second part is. */
export const second = links[1]

/**
 * Restarts the page in another language. Nothing changes before the program of that language has arrived, and so is
 * in the cache of the worker.
 * @param {string} tag
 * @returns {Promise<never>} rejects if the page stays as it is, with the reason
 */
export const speak = async (tag) => {
  await Promise.all(parts(tag).map(whole))
  localStorage.setItem(`${name}-language`, tag)
  willTranslate()
  location.reload()
  return new Promise(() => {})
}
