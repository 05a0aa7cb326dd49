// @ts-check
/**
 * The requests of the online program to its server.
 *
 * Import implemented here: `ask(request, method, methodCount, path, pathCount, body, bodyCount)`.
 * Export called here: `answered(request, status, count)`.
 */

import { chooseFile } from "../bridge/files.js"
import { linked } from "../bridge/links.js"
import { AnswerStatus } from "../bridge/protocol.js"
import { headers } from "../bridge/scope.js"
import { heed, leave } from "./joining.js"
import { keep } from "./storing.js"
import { recall, remember } from "./remembering.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {import("../bridge/storage.js").Storage} Storage */

// If the page is not served securely, there is no clipboard. The promise then rejects as for any other reason.
const copy = async (/** @type {string} */ text) => navigator.clipboard.writeText(text)

/**
 * @param {Program} page
 * @param {Program} online
 * @param {Storage | null} storage
 * @param {Response | null} first the server's description of itself, if it has already been fetched
 */
export const asking = (page, online, storage, first) =>
  /** @type {(...numbers: number[]) => void} */
  (request, methodStart, methodCount, pathStart, pathCount, bodyStart, bodyCount) => {
    const method = online.text(methodStart, methodCount)
    const path = online.text(pathStart, pathCount)
    const body = online.text(bodyStart, bodyCount)
    if (method === "LEAVE") {
      leave(storage).then(() => online.answer(request, AnswerStatus.done, "204\n"))
      return
    }
    if (method === "COPY") {
      copy(linked(body)).then(
        () => online.answer(request, AnswerStatus.done, "204\n"),
        (error) => online.answer(request, AnswerStatus.failed, String(error)))
      return
    }
    if (method === "RECALL") {
      recall(storage, path).then((text) => online.answer(request, AnswerStatus.done, `200\n\n${text}`))
      return
    }
    if (method === "REMEMBER") {
      remember(storage, path, body).then((isStored) =>
        online.answer(request, isStored ? AnswerStatus.done : AnswerStatus.failed, "204\n"))
      return
    }
    if (method === "CHOOSE") {
      chooseFile(Number(path)).then(
        (bytes) => online.answer(
          request, AnswerStatus.done, bytes ? `200\n${new TextDecoder().decode(bytes)}` : "204\n"),
        (error) => online.answer(request, AnswerStatus.failed, String(error)))
      return
    }
    if (method === "KEEP") {
      keep(page, storage, path, body).then(([status, text = "204\n"]) => online.answer(request, status, text))
      return
    }
    const known = path === "house" ? first : null
    first = null
    const work = known ? Promise.resolve(known) : fetch(`v1/${path}`, {
      method, cache: "no-store", headers, ...(body && { body }),
    })
    work.then(async (answer) => {
      const text = await answer.text()
      if (answer.ok) await heed(storage, `${method} ${path}`)
      online.answer(request, AnswerStatus.done, `${answer.status}\n${text}`)
    }).catch((error) => online.answer(request, AnswerStatus.failed, String(error)))
  }
