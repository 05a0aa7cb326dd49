// @ts-check
/**
 * Runs the online program of a server (`Sources/OnlineProgram`) in the page. docs/online.md describes its imports and
 * exports.
 */

import { Program } from "../bridge/program.js"
import { timers } from "../bridge/timers.js"
import { whole } from "../bridge/whole.js"
import { following } from "./following.js"
import { asking } from "./server.js"
import { WaitingCalls } from "./waiting.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * @param {Program} page
 * @param {HTMLLinkElement} link the link of the online program
 * @param {Storage | null} storage
 * @param {Response | null} first the server's description of itself, if it has already been fetched
 * @param {{show: (lines: string) => void, fail: () => void}} bridge `show` shows lines; `fail` is called when the
 * online program has become unusable
 */
export const openOnline = async (page, link, storage, first, { show, fail }) => {
  const online = new Program(fail)
  page.signal.addEventListener("abort", () => online.end())
  const calls = new WaitingCalls(page, online)
  await online.instantiate(await WebAssembly.compileStreaming(whole(link)), {
    ask: asking(page, online, storage, first),
    timer: timers(online),
    follow: following(online),
    show: (/** @type {number} */ start, /** @type {number} */ count) => show(online.text(start, count)),
    goOn: (/** @type {number} */ number, /** @type {number} */ outcome) =>
      online.later(() => calls.goOn(number, outcome)),
  })
  return {
    tell: (/** @type {string} */ message) => {
      online.tell(message, (swift, count) => swift.message(count))
    },
    judge: (/** @type {string} */ question) => calls.judge(question),
  }
}
