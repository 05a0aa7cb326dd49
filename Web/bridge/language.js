// @ts-check
/**
 * The language of the page: the one that was chosen, or else the first of the browser's that there is.
 *
 * This module is loaded before the others, so that the program of that language is on its way early,
 * and no other is.
 */

const key = "pastime-language"

/** The programs, a link for each language. @type {HTMLLinkElement[]} */
const links = [...document.querySelectorAll("link[data-program]")]

/** What was chosen, where the browser keeps such things. */
const chosen = () => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const link = [chosen(), ...navigator.languages]
  .map((tag) => links.find(({ hreflang }) => hreflang === tag?.split("-")[0]))
  .find(Boolean) ?? links[0]

/** The tag of the language (BCP 47). */
export const language = link.hreflang
document.documentElement.lang = language

/** Where the program is. */
export const programAddress = link.href

/** The program, on its way from now on. */
export const compiling = WebAssembly.compileStreaming(fetch(programAddress))
// Whoever awaits it learns of a failure.
compiling.catch(() => {})

/**
 * Starts the page anew in another language. Nothing changes before the program of that language is
 * here, and so kept by the worker.
 * @param {string} tag
 * @returns {Promise<never>} only ever why the page stays as it is
 */
export const speak = async (tag) => {
  const answer = await fetch(links.find(({ hreflang }) => hreflang === tag)?.href ?? "")
  if (!answer.ok) throw new Error(`${tag}: ${answer.status}`)
  await answer.arrayBuffer()
  localStorage.setItem(key, tag)
  location.reload()
  return new Promise(() => {})
}
