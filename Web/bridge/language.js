// @ts-check
/**
 * The program in the language of the page. The page's own script (`launch.js`) has chosen the language,
 * and the browser has begun to fetch the program.
 */

import { willTranslate } from "./navigation.js"
import { name } from "./scope.js"
import { whole } from "./whole.js"

/** The programs, a link for each language. @type {HTMLLinkElement[]} */
const links = [...document.querySelectorAll("link[data-program]")]

/** The link of a language, by its tag (BCP 47). */
const program = (/** @type {string} */ tag) => {
  const link = links.find(({ hreflang }) => hreflang === tag)
  if (!link) throw new Error(`there is no program in ${tag}`)
  return link
}

const link = program(document.documentElement.lang)

/** Where the program is. */
export const programAddress = link.href

/** The program, as soon as it is there. */
export const compiling = WebAssembly.compileStreaming(whole(link))
// Whoever awaits it learns of a failure.
compiling.catch(() => {})

/**
 * Starts the page anew in another language. Nothing changes before the program of that language is
 * here, and so kept by the worker.
 * @param {string} tag
 * @returns {Promise<never>} only ever why the page stays as it is
 */
export const speak = async (tag) => {
  await whole(program(tag))
  localStorage.setItem(`${name}-language`, tag)
  willTranslate()
  location.reload()
  return new Promise(() => {})
}
