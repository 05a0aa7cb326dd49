// @ts-check
/** Stores a game from the server among the games of this browser. */

import { AnswerStatus } from "../bridge/protocol.js"
import { name } from "../bridge/scope.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {import("../bridge/storage.js").Storage} Storage */
/** @typedef {import("../bridge/storage.js").Outcome} Outcome */

/**
 * Stores a game if there is no row under its key. Afterwards the page has the game. The other pages and the sync
 * worker are notified as for every stored row.
 * @type {(page: Program, storage: Storage | null, key: string, record: string) => Promise<Outcome>}
 */
export const keep = async (page, storage, key, record) => {
  const [status, held] = await storage?.keep(key, record, "") ?? [AnswerStatus.refused]
  // A game that is already stored is just as good, and may already have moves.
  const text = status === AnswerStatus.conflict ? held ?? "" : record
  if (status !== AnswerStatus.done && status !== AnswerStatus.conflict) return [status, ""]
  page.tell(`${key}\0${text}\0`, (swift, count) => swift.changed(count))
  const pages = new BroadcastChannel(name)
  pages.postMessage([key, text])
  pages.close()
  return [AnswerStatus.done]
}
