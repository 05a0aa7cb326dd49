// @ts-check
/**
 * What a desk asks its house.
 *
 * Import implemented here: `ask(request, method, methodCount, path, pathCount, body, bodyCount)`.
 * Export called here: `answered(request, status, count)`.
 */

import { AnswerStatus } from "../bridge/protocol.js"
import { heed, leave } from "./joining.js"
import { keepRow, readRow } from "./rows.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {import("../bridge/storage.js").Storage} Storage */

/** What is done here, and asks nobody. */
const ownWork = (/** @type {string} */ method, /** @type {string} */ path, /** @type {string} */ body) => {
  switch (method) {
    case "COPY": return copy(body)
    case "READ": return readRow(path)
    case "KEEP": return keepRow(path, body)
  }
}

// There is no clipboard where the page is not served securely: that rejects like any other reason.
const copy = async (/** @type {string} */ text) => navigator.clipboard.writeText(text)

/**
 * @param {Program} desk
 * @param {Storage | null} storage
 * @param {Response | null} first what the house said of itself already
 */
export const asking = (desk, storage, first) =>
  /** @type {(...numbers: number[]) => void} */
  (request, methodStart, methodCount, pathStart, pathCount, bodyStart, bodyCount) => {
    const method = desk.text(methodStart, methodCount)
    const path = desk.text(pathStart, pathCount)
    const body = desk.text(bodyStart, bodyCount)
    if (method === "LEAVE") {
      leave(storage).then(() => desk.answer(request, AnswerStatus.done, "204\n"))
      return
    }
    const own = ownWork(method, path, body)
    if (own) {
      own.then(
        (text) => desk.answer(request, AnswerStatus.done, `200\n${text ?? ""}`),
        (error) => desk.answer(request, AnswerStatus.failed, String(error)))
      return
    }
    const known = path === "house" ? first : null
    first = null
    const work = known ? Promise.resolve(known) : fetch(`v1/${path}`, {
      method, cache: "no-store", headers: { Pastime: "1" }, ...(body && { body }),
    })
    work.then(async (answer) => {
      const text = await answer.text()
      if (answer.ok) await heed(storage, `${method} ${path}`)
      desk.answer(request, AnswerStatus.done, `${answer.status}\n${text}`)
    }).catch((error) => desk.answer(request, AnswerStatus.failed, String(error)))
  }
