// @ts-check
/**
 * The meaning of keys and fields on keyboards of every script. Games take the letters from a to z and the digits
 * from 0 to 9. On a layout without these letters, a key means the letter at its place (`code`). In every script, a
 * digit means the digit of the same value.
 */

// Letters, and marks, which have their own keys in some scripts. Characters that scripts share are symbols.
const otherScript = /^(?![\p{sc=Latin}\p{sc=Common}])[\p{L}\p{M}]/u
/** @type {Map<string, string>} the typed characters of the current layout that are at places of letters */
const places = new Map()

/**
 * The key of an event, as games name it.
 * @param {KeyboardEvent} event
 */
export const keyOf = ({ key = "", code = "", altKey }) => {
  const letter = code.startsWith("Key") && !altKey && code.slice(3).toLowerCase()
  if (/^[a-z]$/i.test(key)) places.clear()
  // A layout with other letters also has symbols at the places of letters.
  else if (letter && (otherScript.test(key) || (places.size && key.length === 1))) {
    places.set(key, letter)
    return letter
  }
  return key.replace(/./gu, plain)
}

/** The letters meant by the text of a letter field. */
export const lettersOf = (/** @type {string} */ text) =>
  text.replace(/./gu, (sign) => places.get(sign) ?? plain(sign))

/** The ASCII form of a digit or a full-width character; any other character unchanged. */
const plain = (/** @type {string} */ sign) => {
  if (/[\uff01-\uff5e]/.test(sign)) return sign.normalize("NFKC")
  if (!isDigit(sign)) return sign
  // The ten digits of a script are consecutive, and several such groups of ten may be adjacent.
  let point = sign.codePointAt(0) ?? 0
  let value = 0
  while (isDigit(String.fromCodePoint(--point))) value++
  return `${value % 10}`
}

const isDigit = (/** @type {string} */ sign) => /\p{Nd}/u.test(sign)

/** The digit of this key on most layouts plus one, if shift is not held; 0 for any other key. */
export const digitPlace = (/** @type {any} */ { code = "", shiftKey }) =>
  !shiftKey && code.startsWith("Digit") ? Number(code.slice(5)) + 1 : 0
