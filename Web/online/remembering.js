// @ts-check
/**
 * What the online program stores only in this browser: who the player was in the last game together
 * (`device/together`), an evening on this device (`device/evening`), and packs of words (`device/packs`).
 */

import { AnswerStatus } from "../bridge/protocol.js"

/** @typedef {import("../bridge/storage.js").Storage} Storage */

export const together = "device/together"

/** The text stored under a name; empty if there is none. */
export const recall = async (/** @type {Storage | null} */ storage, /** @type {string} */ name) =>
  // No row holds the text expected here, so nothing is written, and the result is the text that the row holds.
  (await storage?.keep(`device/${name}`, "", "\n"))?.[1] ?? ""

/**
 * Stores a text under a name, in place of another one.
 * @type {(storage: Storage | null, name: string, text: string) => Promise<boolean>} whether it is stored
 */
export const remember = async (storage, name, text) => {
  const [status] = await storage?.keep(`device/${name}`, text, await recall(storage, name)) ?? []
  return status === AnswerStatus.done
}
