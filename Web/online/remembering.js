// @ts-check
/**
 * What an online program remembers in this browser alone: who the player was when they played together the last time
 * (`device/together`), and an evening on this device (`device/evening`).
 */

/** @typedef {import("../bridge/storage.js").Storage} Storage */

export const together = "device/together"

/** What is remembered under a name; empty where nothing is. */
export const recall = async (/** @type {Storage | null} */ storage, /** @type {string} */ name) =>
  // No row is as it is expected here: the answer is what it holds.
  (await storage?.keep(`device/${name}`, "", "\n"))?.[1] ?? ""

/** @type {(storage: Storage | null, name: string, text: string) => Promise<unknown>} */
export const remember = async (storage, name, text) =>
  storage?.keep(`device/${name}`, text, await recall(storage, name))
