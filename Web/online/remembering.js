// @ts-check
/**
 * What the online program stores only in this browser: who the player was in the last game together
 * (`device/together`), and an evening on this device (`device/evening`).
 */

/** @typedef {import("../bridge/storage.js").Storage} Storage */

export const together = "device/together"

/** The text stored under a name; empty if there is none. */
export const recall = async (/** @type {Storage | null} */ storage, /** @type {string} */ name) =>
  // No row holds the text expected here, so nothing is written, and the result is the text that the row holds.
  (await storage?.keep(`device/${name}`, "", "\n"))?.[1] ?? ""

/** @type {(storage: Storage | null, name: string, text: string) => Promise<unknown>} */
export const remember = async (storage, name, text) =>
  storage?.keep(`device/${name}`, text, await recall(storage, name))
