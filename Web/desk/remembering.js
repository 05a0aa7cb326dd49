// @ts-check
/** Who the player was when they played together the last time, and where: a row that stays in this browser. */

/** @typedef {import("../bridge/storage.js").Storage} Storage */

export const together = "device/together"

/** What is remembered; empty where nothing is. */
export const recall = async (/** @type {Storage | null} */ storage) =>
  // No row is as it is expected here: the answer is what it holds.
  (await storage?.keep(together, "", "\n"))?.[1] ?? ""

export const remember = async (/** @type {Storage | null} */ storage, /** @type {string} */ text) =>
  storage?.keep(together, text, await recall(storage))
