// @ts-check
/**
 * Runs the desk of a house (`Sources/Desk`) in the page. docs/desk.md describes its imports and exports.
 */

import { Program } from "../bridge/program.js"
import { timers } from "../bridge/timers.js"
import { whole } from "../bridge/whole.js"
import { asking } from "./house.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * @param {Program} page
 * @param {HTMLLinkElement} link the desk's program
 * @param {Storage | null} storage
 * @param {Response | null} first what the house said of itself already
 * @param {(lines: string) => void} show
 * @param {() => void} trapped called when the desk has become unusable
 */
export const openDesk = async (page, link, storage, first, show, trapped) => {
  const desk = new Program(trapped)
  page.signal.addEventListener("abort", () => desk.end())
  await desk.instantiate(await WebAssembly.compileStreaming(whole(link)), {
    ask: asking(desk, storage, first),
    timer: timers(desk),
    show: (/** @type {number} */ start, /** @type {number} */ count) => show(desk.text(start, count)),
  })
  return desk
}
