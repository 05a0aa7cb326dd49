// @ts-check
/**
 * What keys and fields mean on keyboards of every script. Games take the letters from a to z and the digits
 * from 0 to 9: of a layout that has no such letters, the letter at the place of the key (`code`), and of any
 * script the digit of the same value.
 */

// Letters, and the marks that are keys of their own in some scripts. What stands in all of them is a symbol.
const otherScript = /^(?![\p{sc=Latin}\p{sc=Common}])[\p{L}\p{M}]/u
/** @type {Map<string, string>} what the layout in use has at the places of letters, as far as it was typed */
const places = new Map()

/**
 * The key of an event, as games know it.
 * @param {KeyboardEvent} event
 */
export const keyOf = ({ key = "", code = "", altKey }) => {
  const letter = code.startsWith("Key") && !altKey && code.slice(3).toLowerCase()
  if (/^[a-z]$/i.test(key)) places.clear()
  // Where other letters are typed, signs stand at places of letters, too.
  else if (letter && (otherScript.test(key) || (places.size && key.length === 1))) {
    places.set(key, letter)
    return letter
  }
  return key.replace(/./gu, plain)
}

/** What was typed into a field for letters. */
export const lettersOf = (/** @type {string} */ text) =>
  text.replace(/./gu, (sign) => places.get(sign) ?? plain(sign))

/** The digit or the full-width sign in ASCII. */
const plain = (/** @type {string} */ sign) => {
  if (/[\uff01-\uff5e]/.test(sign)) return sign.normalize("NFKC")
  if (!isDigit(sign)) return sign
  // The ten digits of a script stand together, and several tens may.
  let point = sign.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(String.fromCodePoint(--point))) value++
  return `${value % 10}`
}

const isDigit = (/** @type {string} */ sign) => /\p{Nd}/u.test(sign)

/** One more than the digit whose key this is on most layouts, where shift is not held; 0 for any other key. */
export const digitPlace = (/** @type {any} */ { code = "", shiftKey }) =>
  !shiftKey && code.startsWith("Digit") ? Number(code.slice(5)) + 1 : 0
