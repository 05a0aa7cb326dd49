// @ts-check
/**
 * Runs the desk of a house (`Sources/Desk`) in the page. docs/desk.md describes its imports and exports.
 */

import { Program } from "../bridge/program.js"
import { timers } from "../bridge/timers.js"
import { whole } from "../bridge/whole.js"
import { following } from "./following.js"
import { holding } from "./holding.js"
import { asking } from "./house.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * @param {Program} page
 * @param {HTMLLinkElement} link the desk's program
 * @param {Storage | null} storage
 * @param {Response | null} first what the house said of itself already
 * @param {{show: (lines: string) => void, fail: () => void, goOn: (again: boolean) => void,
 *   waiting: Map<unknown, () => void>, isThere: () => boolean}} bridge what is shown, what is done when the desk
 *   has become unusable, and with what waits for the judge; that, and whether the player is where it waits
 */
export const openDesk = async (page, link, storage, first, { show, fail, goOn, waiting, isThere }) => {
  const desk = new Program(fail)
  page.signal.addEventListener("abort", () => desk.end())
  holding(desk, waiting, isThere)
  await desk.instantiate(await WebAssembly.compileStreaming(whole(link)), {
    ask: asking(page, desk, storage, first),
    timer: timers(desk),
    follow: following(desk),
    show: (/** @type {number} */ start, /** @type {number} */ count) => show(desk.text(start, count)),
    goOn: (/** @type {number} */ again) => desk.later(() => {
      goOn(Boolean(again))
      desk.tell("", (swift) => swift.repeated())
    }),
  })
  return desk
}
