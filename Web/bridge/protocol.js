// @ts-check
/**
 * Numbers that the program and the page share.
 *
 * Swift has the same lists, with the same names. A test compares them.
 */

/** The instructions of a patch. */
export const Opcode = Object.freeze({
  define: 1,
  event: 2,
  element: 3,
  vector: 4,
  text: 5,
  insert: 6,
  remove: 7,
  forget: 8,
  content: 9,
  attribute: 10,
  unset: 11,
  property: 12,
  flag: 13,
  style: 14,
  listen: 15,
  focus: 16,
  reveal: 17,
  modal: 18,
})

/** The flags of an event. */
export const Modifiers = Object.freeze({
  shift: 1,
  control: 2,
  alt: 4,
  meta: 8,
  repeated: 16,
  composing: 32,
  otherButton: 64,
  digit: 256,
})

/** How a request ended. */
export const AnswerStatus = Object.freeze({
  done: 0,
  failed: 1,
  full: 2,
  refused: 3,
  conflict: 4,
})

/** The kinds of sound and vibration. */
export const Feedback = Object.freeze({
  key: 0,
  good: 1,
  refused: 2,
  won: 3,
  lost: 4,
  complete: 5,
})
