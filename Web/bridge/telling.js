// @ts-check
/**
 * What tells of a move begins to move when the move is stored: nothing is lost that was seen to be
 * made. Input waits for nothing.
 */

// How long it may wait, in milliseconds. Then it begins, with a sign that the move is not yet stored.
const patience = 50
let late = 0

/**
 * Holds back what the page begins to show now, until a row is stored.
 * @template T
 * @param {Promise<T>} storing
 */
export const tellAfter = async (storing) => {
  /** @type {Animation[]} */
  let held = []
  // By then the page has changed, and nothing of that is drawn.
  const frame = requestAnimationFrame(() => {
    held = document.getAnimations().filter(isBeginning)
    for (const animation of held) animation.pause()
  })
  const begin = () => {
    cancelAnimationFrame(frame)
    for (const animation of held) if (animation.playState === "paused") animation.play()
  }
  let isLate = 0
  const timer = setTimeout(() => {
    begin()
    isLate = 1
    sign(isLate)
  }, patience)
  const outcome = await storing
  clearTimeout(timer)
  begin()
  sign(-isLate)
  return outcome
}

const isBeginning = (/** @type {Animation} */ animation) =>
  animation.playState === "running" && animation.startTime === null

const sign = (/** @type {number} */ more) => {
  late += more
  document.documentElement.toggleAttribute("data-storing", late > 0)
}
