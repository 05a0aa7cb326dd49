// @ts-check
/**
 * The house that serves the page, where one does: what the program asks it, and how it stands with what it
 * keeps, which the worker tells (`Web/keeping`).
 *
 * Import implemented here: `ask(request, method, methodCount, path, pathCount, body, bodyCount)`.
 * Export called here: `stood(sign, count)`.
 */

import { heed, leave } from "./keeper.js"
import { AnswerStatus } from "./protocol.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./storage.js").Storage} Storage */

/**
 * @param {Program} program
 * @param {Storage | null} storage
 */
export const houseImports = (program, storage) => ({
  /** @type {(...numbers: number[]) => void} */
  ask: (request, methodStart, methodCount, pathStart, pathCount, bodyStart, bodyCount) => {
    const method = program.text(methodStart, methodCount)
    const path = program.text(pathStart, pathCount)
    const body = program.text(bodyStart, bodyCount)
    if (method === "LEAVE") {
      leave(storage).then(() => program.answer(request, AnswerStatus.done, "204\n"))
      return
    }
    const work = fetch(`v1/${path}`, {
      method, cache: "no-store", headers: { Pastime: "1" }, ...(body && { body }),
    })
    work.then(async (answer) => {
      const text = await answer.text()
      if (answer.ok) await heed(storage, `${method} ${path}`)
      program.answer(request, AnswerStatus.done, `${answer.status}\n${text}`)
    }).catch((error) => program.answer(request, AnswerStatus.failed, String(error)))
  },
})

/** Tells the program how it stands with what the house keeps, from now on. */
export const followKeeping = (/** @type {Program} */ program) => {
  const channel = new BroadcastChannel("pastime-keeping")
  channel.addEventListener("message", ({ data }) => {
    if (Array.isArray(data)) program.tell("", (swift) => swift.stood(...data))
  }, { signal: program.signal })
  // Another tab may keep the games: it tells how it stands.
  channel.postMessage("attended")
}
