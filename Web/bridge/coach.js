// @ts-check
/**
 * The coach's worker (`Web/coaching`), seen from the page. It is fetched when the player first asks it something.
 *
 * Import implemented here: `coach(request, file, fileCount, text, count)`.
 */

import { linksOf } from "./language.js"
import { meant } from "./offline.js"
import { AnswerStatus } from "./protocol.js"
import { asset, letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./program.js").Program} Program */

export const coachImports = (/** @type {Program} */ program) => {
  /** @type {Promise<Worker> | null} */ let worker = null
  // A player who has left waits for no answer, so the worker is terminated.
  const end = () => {
    worker?.then((ended) => ended.terminate(), () => {})
    worker = null
  }
  program.signal.addEventListener("abort", end)
  return {
    /** @type {(...numbers: number[]) => Promise<void>} */
    coach: async (request, file, fileCount, start, count) => {
      if (!count) return end()
      const question = program.text(start, count)
      const asked = worker ??= begin(program.text(file, fileCount))
      const page = await asked.then((coach) => new Promise((resolve) => {
        coach.onmessage = ({ data }) => resolve(data)
        coach.onerror = () => resolve("")
        coach.postMessage(question)
      })).catch(() => "")
      if (!page && worker === asked) end()
      program.answer(request, page ? AnswerStatus.done : AnswerStatus.failed, page)
    },
  }
}

/** Starts the worker, with the file that the game needs; its name is empty if it needs none. */
const begin = async (/** @type {string} */ file) => {
  const [script, coach] = linksOf("coach")
  // Browsers do not check the digest of a worker script. It is checked here, and the worker gets the checked file.
  await whole(script)
  for (const { href } of [script, coach]) letWorkerKeep(href)
  const worker = new Worker(meant(script.href), { type: "module" })
  const links = file ? [coach, /** @type {HTMLLinkElement} */ (asset(file))] : [coach]
  worker.postMessage(links.map(({ href, integrity }) => ({ href, integrity })))
  return worker
}
