// @ts-check
/** How this browser becomes one of a player's whose games a server keeps, and how it is none any more. */

import { cookie, isMember, sign } from "../bridge/membership.js"
import { folder, name } from "../bridge/scope.js"
import { together } from "./remembering.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

/**
 * The server answered: it may have made this browser one of a player's, or have forgotten it for good.
 * @param {Storage | null} storage
 * @param {string} question the method and the path
 */
export const heed = async (storage, question) => {
  if (joining.test(question) && isMember()) tell([sign, ""])
  if (question === "DELETE player") await leave(storage)
}

/** There is no server any more for this browser: nothing asks it again. */
export const leave = async (/** @type {Storage | null} */ storage) => {
  document.cookie = `${cookie}; Path=${folder || "/"}; Max-Age=0`
  for (const row of [sign, together]) await storage?.forget(row).catch(() => {})
  tell([sign, null])
  // Nobody has a turn from now on who could tell the pages how it stands (docs/bridge.md).
  tell([10], `${name}-keeping`)
}

const joining = /^POST (players|join.outcome|recovery)$/

/** Tells every page of this browser, this one too. */
const tell = (/** @type {unknown} */ message, channel = name) => {
  const pages = new BroadcastChannel(channel)
  pages.postMessage(message)
  pages.close()
}
