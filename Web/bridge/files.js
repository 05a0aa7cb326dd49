// @ts-check
/**
 * Files that the player saves and opens.
 *
 * Imports implemented here: `save(name, count, text, textCount)`, `choose(request)`.
 */

import { AnswerStatus } from "./protocol.js"

/** @typedef {import("./program.js").Program} Program */

// The largest accepted file, in bytes. The program writes no larger files.
const largest = 64 << 20

/** @param {Program} program */
export const fileImports = (program) => ({
  /** @type {(name: number, count: number, text: number, textCount: number) => void} */
  save: (name, count, text, textCount) => {
    const file = new Blob([program.bytes(text, textCount).slice()], { type: "text/plain" })
    const link = document.createElement("a")
    link.href = URL.createObjectURL(file)
    link.download = program.text(name, count)
    link.click()
    // The browser reads the file after the click, so it needs the address for a while longer.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  },
  /** @type {(request: number) => void} */
  choose: (request) => {
    const field = document.createElement("input")
    field.type = "file"
    field.accept = ".txt,text/plain"
    field.hidden = true
    /** @type {(status: number, data?: string | Uint8Array) => void} */
    const answer = (status, data) => {
      field.remove()
      program.answer(request, status, data)
    }
    field.addEventListener("cancel", () => answer(AnswerStatus.refused))
    field.addEventListener("change", () => read(field.files?.[0]).then(
      (bytes) => answer(AnswerStatus.done, bytes),
      (error) => answer(AnswerStatus.failed, String(error))))
    // Safari sends no events for a field that is not in the document.
    document.body.append(field)
    field.click()
  },
})

const read = async (/** @type {File | undefined} */ file) => {
  if (!file || file.size > largest) throw new Error("there is no file, or it is too large")
  return new Uint8Array(await file.arrayBuffer())
}
