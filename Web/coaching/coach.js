// @ts-check
/**
 * The coach: runs its program (`Sources/CoachProgram`), which answers a question with a page of text.
 *
 * The first message contains the links of the program and of the file that the game needs, if it needs one. Each later message is a
 * question. The worker answers each question with the page, or with an empty text if it cannot answer.
 *
 * Exports called here: `learn(count)`, `answer(count) -> i32`, `outbox() -> i32`.
 */

import { Program } from "../bridge/program.js"
import { whole } from "../bridge/whole.js"

/** @typedef {{ href: string, integrity: string }} Link */

const program = new Program(() => postMessage(""))

/** @type {Promise<void>} done once the program runs */
let ready

const begin = async (/** @type {Link[]} */ links) => {
  const [coach, file] = links.map((link) => whole(/** @type {any} */ (link)))
  await program.instantiate(await WebAssembly.compileStreaming(coach), {})
  if (!file) return
  const bytes = new Uint8Array(await (await file).arrayBuffer())
  program.tell(bytes, (swift, count) => swift.learn(count))
}

const answer = async (/** @type {string} */ question) => {
  await ready
  let page = ""
  program.tell(question, (swift, count) => {
    const size = swift.answer(count)
    page = program.text(swift.outbox(), size)
  })
  return page
}

addEventListener("message", async ({ data }) => {
  if (typeof data !== "string") {
    ready = begin(data)
    // The question that awaits `ready` reports the failure.
    ready.catch(() => {})
    return
  }
  postMessage(await answer(data).catch((error) => {
    console.info(String(error))
    return ""
  }))
})
