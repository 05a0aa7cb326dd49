// @ts-check
/**
 * The coach's worker (`Web/coaching`), seen from the page. It is fetched when the player first asks it something.
 *
 * Import implemented here: `coach(request, text, count)`.
 */

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
    /** @type {(request: number, start: number, count: number) => Promise<void>} */
    coach: async (request, start, count) => {
      if (!count) return end()
      const question = program.text(start, count)
      const asked = worker ??= begin(question)
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

const begin = async (/** @type {string} */ question) => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const [script, ...coaches] = document.querySelectorAll("link[data-coach]")
  // Each link lists its games by their first letters.
  const coach = /** @type {HTMLLinkElement} */ (
    coaches.find((link) => link.dataset.coach?.includes(question[0])))
  const file = asset(question[0] === "h" ? "hangman" : "words")
  // Browsers do not check the digest of a worker script. It is checked here, and the worker gets the checked file.
  await whole(script)
  for (const { href } of [script, coach]) letWorkerKeep(href)
  const worker = new Worker(meant(script.href), { type: "module" })
  worker.postMessage([coach, file].map((link) => ({ href: link?.href, integrity: link?.integrity })))
  return worker
}
