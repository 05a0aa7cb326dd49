// @ts-check
/**
 * What tells of a move is seen when the move is stored: nothing is lost that was seen to be made. What moves begins to
 * move then. Where nothing moves, the whole change of the page waits, and what changes meanwhile with it. Input waits
 * for nothing: it shows a change that is held back.
 */

import { moves } from "./services.js"

// How long it may wait, in milliseconds. Then it is seen, with a sign that the move is not yet stored.
const patience = 50
let late = 0
/** @type {Set<Promise<unknown>>} */
const storing = new Set()
/** @type {(() => void) | undefined} */ let held

/**
 * Holds back what the page begins to show now, until a row is stored.
 * @template T
 * @param {Promise<T>} row
 */
export const tellAfter = async (row) => {
  /** @type {Animation[]} */
  let beginning = []
  // By then the page has changed, and nothing of that is drawn.
  const frame = requestAnimationFrame(() => {
    beginning = document.getAnimations().filter(isBeginning)
    for (const animation of beginning) animation.pause()
  })
  const begin = () => {
    cancelAnimationFrame(frame)
    for (const animation of beginning) if (animation.playState === "paused") animation.play()
  }
  let isLate = 0
  const timer = setTimeout(() => {
    isLate = 1
    sign(isLate)
    begin()
    showHeld()
  }, patience)
  storing.add(row)
  const outcome = await row
  storing.delete(row)
  // The answer to this row would show what tells of the next one.
  if (held) await Promise.all(storing)
  showHeld()
  clearTimeout(timer)
  begin()
  sign(-isLate)
  return outcome
}

/** Changes the page: now, or after what is held back when the rows are stored that are not yet late. */
export const showWhenStored = (/** @type {() => void} */ change) => {
  const before = held
  held = () => {
    before?.()
    change()
  }
  if (storing.size <= late || moves()) showHeld()
}

/** Shows what is held back. */
export const showHeld = () => {
  const change = held
  held = undefined
  change?.()
}

const isBeginning = (/** @type {Animation} */ animation) =>
  animation.playState === "running" && animation.startTime === null

const sign = (/** @type {number} */ more) => {
  late += more
  document.documentElement.toggleAttribute("data-storing", late > 0)
}
