// @ts-check
/**
 * The page shows the result of a move when the move is stored, so that no visible move can be lost. Animations
 * start then. Without animations, the whole change of the page waits, together with any changes that come
 * meanwhile. Input does not wait: it shows a change that is held back.
 */

import { moves } from "./services.js"

// The longest time to hold a change back, in milliseconds. After it the change is shown, with a marker that the
// move is not yet stored.
const patience = 50
let late = 0
/** @type {Set<Promise<unknown>>} */
const storing = new Set()
/** @type {(() => void) | undefined} */ let held

/**
 * Holds back the changes that the page now begins to show, until a row is stored.
 * @template T
 * @param {Promise<T>} row
 */
export const tellAfter = async (row) => {
  /** @type {Animation[]} */
  let beginning = []
  // At this point the page has changed, but the change has not been drawn.
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
  // The answer to this row would show the change that waits for the next row.
  if (held) await Promise.all(storing)
  showHeld()
  clearTimeout(timer)
  begin()
  sign(-isLate)
  return outcome
}

/**
 * Changes the page now, or after the changes that are held back, when the rows that are not yet late have been stored.
 */
export const showWhenStored = (/** @type {() => void} */ change) => {
  const before = held
  held = () => {
    before?.()
    change()
  }
  if (storing.size <= late || moves()) showHeld()
}

/** Shows the changes that are held back. */
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
