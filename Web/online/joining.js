// @ts-check
/** How this browser joins a player whose games a server stores, and how it leaves again. */

import { cookie, isMember, sign } from "../bridge/membership.js"
import { folder, name } from "../bridge/scope.js"
import { together } from "./remembering.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * Handles an answer of the server. By the request, the server may have added this browser to a player, or have
 * deleted the player permanently.
 * @param {Storage | null} storage
 * @param {string} question the method and the path
 */
export const heed = async (storage, question) => {
  if (joining.test(question) && isMember()) tell([sign, ""])
  if (question === "DELETE player") await leave(storage)
}

/** This browser leaves its server, and sends it no more requests. */
export const leave = async (/** @type {Storage | null} */ storage) => {
  document.cookie = `${cookie}; Path=${folder || "/"}; Max-Age=0`
  for (const row of [sign, together]) await storage?.forget(row).catch(() => {})
  tell([sign, null])
  // From now on no tab has the turn and could report the state of the sync to the pages (docs/bridge.md).
  tell([10], `${name}-keeping`)
}

const joining = /^POST (players|join.outcome|recovery)$/

/** Sends a message to every page of this browser, including this page. */
const tell = (/** @type {unknown} */ message, channel = name) => {
  const pages = new BroadcastChannel(channel)
  pages.postMessage(message)
  pages.close()
}
