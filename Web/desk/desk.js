// @ts-check
/**
 * Runs the desk of a house (`Sources/Desk`) in the page. docs/desk.md describes its imports and exports.
 */

import { Program } from "../bridge/program.js"
import { timers } from "../bridge/timers.js"
import { whole } from "../bridge/whole.js"
import { following } from "./following.js"
import { asking } from "./house.js"
import { WaitingCalls } from "./waiting.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * @param {Program} page
 * @param {HTMLLinkElement} link the desk's program
 * @param {Storage | null} storage
 * @param {Response | null} first what the house said of itself already
 * @param {{show: (lines: string) => void, fail: () => void}} bridge what is shown, and what is done when the desk
 *   has become unusable
 */
export const openDesk = async (page, link, storage, first, { show, fail }) => {
  const desk = new Program(fail)
  page.signal.addEventListener("abort", () => desk.end())
  const calls = new WaitingCalls(page, desk)
  await desk.instantiate(await WebAssembly.compileStreaming(whole(link)), {
    ask: asking(page, desk, storage, first),
    timer: timers(desk),
    follow: following(desk),
    show: (/** @type {number} */ start, /** @type {number} */ count) => show(desk.text(start, count)),
    goOn: (/** @type {number} */ number, /** @type {number} */ outcome) =>
      desk.later(() => calls.goOn(number, outcome)),
  })
  return {
    tell: (/** @type {string} */ message) => {
      desk.tell(message, (swift, count) => swift.told(count))
    },
    judge: (/** @type {string} */ question) => calls.judge(question),
  }
}
