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
  choose: (request) => chooseFile(largest).then(
    (bytes) => program.answer(request, bytes ? AnswerStatus.done : AnswerStatus.refused, bytes),
    (error) => program.answer(request, AnswerStatus.failed, String(error))),
})

/**
 * The bytes of the text file that the player chooses; nothing if they choose none. A file that is larger than the limit
 * is rejected. The browser asks only if the player has just pressed something.
 * @param {number} limit
 * @returns {Promise<Uint8Array | undefined>}
 */
export const chooseFile = async (limit) => {
  const field = document.createElement("input")
  field.type = "file"
  field.accept = ".txt,.tsv,text/plain"
  field.hidden = true
  // Safari sends no events for a field that is not in the document.
  document.body.append(field)
  const isChosen = await new Promise((resolve) => {
    field.addEventListener("cancel", () => resolve(false))
    field.addEventListener("change", () => resolve(true))
    field.click()
  })
  field.remove()
  if (!isChosen) return undefined
  const file = field.files?.[0]
  if (!file || file.size > limit) throw new Error("there is no file, or it is too large")
  return new Uint8Array(await file.arrayBuffer())
}
