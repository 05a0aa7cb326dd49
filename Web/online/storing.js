// @ts-check
/** A game that the server told, among those of this browser. */

import { AnswerStatus } from "../bridge/protocol.js"
import { name } from "../bridge/scope.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {import("../bridge/storage.js").Storage} Storage */
/** @typedef {import("../bridge/storage.js").Outcome} Outcome */

/**
 * Stores a game where there is none under its name. When this is done the page has it; the other pages, and
 * whoever sends it to the server, are told as of every row that is stored.
 * @type {(page: Program, storage: Storage | null, key: string, record: string) => Promise<Outcome>}
 */
export const keep = async (page, storage, key, record) => {
  const [status, held] = await storage?.keep(key, record, "") ?? [AnswerStatus.refused]
  // One that is there is as good, and may be played already.
  const text = status === AnswerStatus.conflict ? held ?? "" : record
  if (status !== AnswerStatus.done && status !== AnswerStatus.conflict) return [status, ""]
  page.tell(`${key}\0${text}\0`, (swift, count) => swift.changed(count))
  const pages = new BroadcastChannel(name)
  pages.postMessage([key, text])
  pages.close()
  return [AnswerStatus.done]
}
