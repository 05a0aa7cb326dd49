// @ts-check
/**
 * The server: the requests to it, and the events that it sends.
 *
 * Imports implemented here: `push(request, text, count)`, `pull(request, query, count)`.
 * Exports called here: `answered(request, count)` or `failed(request, failure, pause)` for each request;
 * `notified(count)`, `connected(state)`.
 */

import { headers } from "../bridge/scope.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {import("./rows.js").Rows} Rows */

/** Why a request failed. */
export const Failure = Object.freeze({
  unreachable: 0,
  busy: 1,
  refused: 2,
  removed: 3,
})

/** @type {Record<number, number>} */
const failures = {
  400: Failure.refused,
  401: Failure.removed,
  403: Failure.refused,
  404: Failure.refused,
  413: Failure.refused,
  429: Failure.busy,
  503: Failure.busy,
  507: Failure.busy,
}

// The shortest and the longest pause after the event stream has broken off, in milliseconds.
const shortest = 2_000
const longest = 256_000

export class Server {
  #program
  #rows
  #asking = new AbortController()
  /** @type {EventSource | null} */
  #news = null
  #pause = shortest
  #isWaiting = false

  /** @param {Program} program @param {Rows} rows */
  constructor(program, rows) {
    this.#program = program
    this.#rows = rows
    program.signal.addEventListener("abort", () => {
      this.#asking.abort()
      this.#news?.close()
    })
  }

  imports() {
    const program = this.#program
    return {
      /** @type {(request: number, text: number, count: number) => void} */
      push: (request, text, count) => {
        this.#ask(request, "v1/rows", { method: "POST", body: program.text(text, count) })
      },
      /** @type {(request: number, query: number, count: number) => void} */
      pull: (request, query, count) => {
        this.#ask(request, `v1/rows?${program.text(query, count)}`, {})
      },
    }
  }

  /** @type {(request: number, address: string, options: RequestInit) => Promise<void>} */
  async #ask(request, address, options) {
    // There is only one request at a time: a request that is still running is cancelled.
    this.#asking.abort()
    this.#asking = new AbortController()
    const { signal } = this.#asking
    const program = this.#program
    /** @type {(failure: number, pause?: number) => void} */
    const fail = (failure, pause = 0) => {
      program.tell("", (swift) => swift.failed(request, failure, pause))
    }
    try {
      const answer = await fetch(address, {
        ...options, signal, cache: "no-store", redirect: "error", headers,
      })
      const body = new Uint8Array(await answer.arrayBuffer())
      if (!answer.ok) {
        if (answer.status === 401) this.#news?.close()
        return fail(failures[answer.status] ?? Failure.unreachable, pauseOf(answer))
      }
      this.#listen()
      await this.#rows.noteServer().catch(() => {})
      program.tell(body, (swift, count) => swift.answered(request, count))
    } catch {
      fail(Failure.unreachable)
    }
  }

  /** Opens the event stream, if it is closed. The server has just answered. */
  #listen() {
    if (this.#news || this.#isWaiting || this.#program.signal.aborted) return
    const news = new EventSource("v1/events")
    const opened = performance.now()
    this.#news = news
    news.addEventListener("rows", ({ data }) => {
      this.#program.tell(data, (swift, count) => swift.notified(count))
    })
    // The browser itself would try again immediately, and not at all after a refusal of the server.
    news.onerror = () => {
      news.close()
      this.#news = null
      this.#isWaiting = true
      const isLong = performance.now() - opened > longest
      this.#pause = isLong ? shortest : Math.min(2 * this.#pause, longest)
      setTimeout(() => this.#tryAgain(), this.#pause * (0.5 + Math.random() / 2))
    }
  }

  /** Makes the program send a request to the server. When the server answers, the stream is opened again. */
  #tryAgain() {
    this.#isWaiting = false
    if (navigator.onLine) this.#program.tell("", (swift) => swift.connected(1))
  }
}

/** How long a busy server asks to wait, in milliseconds; at most an hour. */
const pauseOf = (/** @type {Response} */ answer) =>
  Math.min(Number(answer.headers.get("Retry-After")) * 1_000 || 0, 3_600_000)
