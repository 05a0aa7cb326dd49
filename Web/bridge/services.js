// @ts-check
/**
 * Small services of the page.
 *
 * Imports implemented here: `clock() -> f64`, `wall() -> f64`, `zone() -> i32`,
 * `random(count) -> bytes` for `entropy(pointer, count)`,
 * `timer(id, milliseconds)`, `moves() -> i32`, `fetch(request, name, count)`, `copy(request, text, count)`,
 * `shares() -> i32`, `share(request, text, count)`, `title(text, count)`,
 * `speak(request, tag, count)`, `preference(name, count, value, valueCount)`.
 * Exports called here: `visible(state)`, `resized(width, height)`.
 */

import { first, speak } from "./language.js"
import { linked } from "./links.js"
import { AnswerStatus } from "./protocol.js"
import { isServed } from "./scope.js"
import { timers } from "./timers.js"
import { whole } from "./whole.js"

/** @typedef {import("./program.js").Program} Program */

let isThere = () => {}

/** Resolves when the first file that the program requests, the words, has arrived or failed. */
export const wordsLoaded = new Promise((resolve) => { isThere = () => resolve(null) })

/** The link of the asset with this logical name. @returns {HTMLLinkElement | null} */
export const asset = (/** @type {string} */ name) =>
  document.querySelector(`link[data-asset="${CSS.escape(name)}"]`)

/**
 * @param {Program} program
 * @param {boolean} isStoring whether games are stored, and so survive a restart of the page
 */
export const serviceImports = (program, isStoring) => {
  /** @type {(pointer: number, count: number) => string} */
  const text = (pointer, count) => program.text(pointer, count)
  /** @type {(request: number, work: Promise<void>, refusal: string) => void} */
  const answer = (request, work, refusal) => {
    work.then(
      () => program.answer(request, AnswerStatus.done),
      (error) => {
        const status = error.name === refusal ? AnswerStatus.refused : AnswerStatus.failed
        program.answer(request, status, String(error))
      })
  }
  return {
    clock: () => performance.now(),
    wall: () => Date.now(),
    zone: () => -new Date().getTimezoneOffset(),
    random: (/** @type {number} */ count) => crypto.getRandomValues(new Uint8Array(count)),
    timer: timers(program),
    moves: () => Number(moves()),
    /** @type {(request: number, name: number, count: number) => void} */
    fetch: (request, name, count) => {
      load(text(name, count)).then(
        (bytes) => program.answer(request, AnswerStatus.done, bytes),
        (error) => program.answer(request, AnswerStatus.failed, String(error))).then(isThere)
    },
    /** @type {(request: number, pointer: number, count: number) => void} */
    copy: (request, pointer, count) => {
      answer(request, write(linked(text(pointer, count))), "NotAllowedError")
    },
    shares: () => Number("share" in navigator),
    /** @type {(request: number, pointer: number, count: number) => void} */
    share: (request, pointer, count) => {
      // The player may cancel while the system asks where to share.
      answer(request, share(linked(text(pointer, count))), "AbortError")
    },
    /** @type {(request: number, pointer: number, count: number) => void} */
    speak: (request, pointer, count) => {
      const refused = () => Promise.reject(new DOMException("nothing is stored", "SecurityError"))
      answer(request, isStoring ? speak(text(pointer, count)) : refused(), "SecurityError")
    },
    /** @type {(pointer: number, count: number) => void} */
    title: (pointer, count) => {
      document.title = text(pointer, count)
    },
    /** @type {(name: number, count: number, value: number, valueCount: number) => void} */
    preference: (name, count, value, valueCount) => {
      const attribute = `data-${text(name, count)}`
      if (valueCount) document.documentElement.setAttribute(attribute, text(value, valueCount))
      else document.documentElement.removeAttribute(attribute)
    },
  }
}

/**
 * Notifies the program of the visibility of the page, from now on.
 * @param {Program} program
 */
export const watchVisibility = (program) => {
  const tell = () => {
    const { hidden } = document
    program.tell("", (swift) => swift.visible(hidden ? 0 : 1))
  }
  document.addEventListener("visibilitychange", tell, { signal: program.signal })
  if (document.hidden) tell()
}

/**
 * Reports the size of the page to the program, now and whenever it changes.
 * @param {Program} program
 */
export const watchSize = (program) => {
  const tell = () => {
    const [width, height] = [innerWidth, innerHeight]
    program.tell("", (swift) => swift.resized(width, height))
  }
  addEventListener("resize", tell, { signal: program.signal })
  tell()
}

const load = async (/** @type {string} */ name) => {
  if (name === "build") return build()
  const link = asset(name)
  if (!link) throw new Error(`there is no asset ${name}`)
  const response = await whole(link)
  /** @type {NodeListOf<HTMLLinkElement>} the file, and what belongs to it, for playing without a network */
  const links = document.querySelectorAll(`link:is([data-asset="${name}"], [data-with="${name}"])`)
  for (const { href } of links) keep(href).catch(() => {})
  return new Uint8Array(await response.arrayBuffer())
}

/**
 * The first worker sees no request from before it took over the page. So the request is repeated then; the browser
 * still has the file in its cache.
 */
export const letWorkerKeep = (/** @type {string} */ address) => {
  const container = navigator.serviceWorker
  if (!container || isServed()) return
  const again = () => fetch(address).catch(() => {})
  container.addEventListener("controllerchange", again, { once: true })
}

/** Lets the worker keep a file, also one whose request began before the worker took over the page. */
const keep = async (/** @type {string} */ address) => {
  letWorkerKeep(address)
  if (isServed() && !await caches.match(address)) await fetch(address)
}

/** The identity of this build: the hash in the file name of the program. */
const build = () => {
  const [, hash] = first.href.match(/\.([0-9a-f]+)\.wasm$/) ?? []
  if (!hash) throw new Error("the program has no hash in its name")
  return new TextEncoder().encode(hash)
}

// If the page is not served securely, there is no clipboard. The promise then rejects as for any other reason.
const write = async (/** @type {string} */ text) => navigator.clipboard.writeText(text)

// Most desktops have no share targets. The promise then rejects as for any other reason.
const share = async (/** @type {string} */ text) => navigator.share({ text })

/** Whether the page is animated: neither the player nor the system asks for less motion. */
export const moves = () => {
  const wish = document.documentElement.dataset.motion
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  // With any other setting, the system decides.
  return wish === "full" || (wish !== "reduced" && !isStill)
}
