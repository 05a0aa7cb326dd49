// @ts-check
/**
 * The Swift program: one instance of the WebAssembly module, and the rules of calling it.
 *
 * - An export is never called while another one runs: what arrives meanwhile waits.
 * - The memory may grow in any call, so each use of it makes a new view.
 * - An error thrown by an export is the end of the instance: `signal` aborts, and every later call to
 *   this object does nothing.
 *
 * Data goes through `inbox(count) -> pointer`, as docs/bridge.md describes.
 */

const encoder = new TextEncoder()
// Without ignoreBOM a U+FEFF at the start would vanish, and every length after it would be wrong.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

export class Program {
  /** What the instance that runs offers. @type {any} */
  exports = null
  #isRunning = false
  /** Makes the call that runs, or ran last, again. */
  again = () => {}
  /** Grows with each step from one place of the page to another. */
  visit = 0
  /** @type {(() => void)[]} */
  #waiting = []
  #life = new AbortController()
  #onTrap

  /** @param {() => void} onTrap called once, when the instance has become unusable */
  constructor(onTrap) {
    this.#onTrap = onTrap
  }

  /** Aborts when the instance has become unusable, or is let go. */
  get signal() {
    return this.#life.signal
  }

  get isRunning() {
    return this.#isRunning
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {Record<string, Function>} page what the page offers
   */
  async instantiate(module, page) {
    this.exports = (await WebAssembly.instantiate(module, { page })).exports
  }

  /**
   * Calls an export with `data` in the inbox; while another export runs, after it.
   * @param {string | Uint8Array} data
   * @param {(exports: any, count: number) => number | void} call
   * @param {() => void} [again] makes the same call again, where that is more than to make it once more
   * @returns {number} what the export answers, 0 where it has no answer yet, 1 where it has to wait
   */
  tell(data, call, again = () => { this.tell(data, call) }) {
    if (this.#isRunning) {
      this.later(() => this.tell(data, call, again))
      return 0
    }
    if (this.signal.aborted) return 0
    this.again = again
    return this.attempt(() => this.call(data, call))
  }

  /**
   * Does what calls exports, and then what waited for that.
   * @param {() => number} work
   * @returns {number} what it answers
   */
  attempt(work) {
    let answer = 0
    this.#isRunning = true
    try {
      answer = work()
    } catch (error) {
      // An event that waits is nobody else's.
      if (this.waits(error)) return 1
      this.#trap(error)
    }
    this.#isRunning = false
    while (!this.#isRunning && this.#waiting.length) this.#waiting.shift()?.()
    return answer
  }

  /**
   * Calls an export at once.
   * @param {string | Uint8Array} data
   * @param {(exports: any, count: number) => number | void} call
   * @returns {number}
   */
  call(data, call) {
    return call(this.exports, this.#send(data)) ?? 0
  }

  /** Whether an error only says that the call, and what arrives meanwhile, has to wait. */
  waits(/** @type {unknown} */ error) {
    return false
  }

  /**
   * Writes into the inbox.
   * @param {string | Uint8Array} data
   * @returns {number} the count of bytes
   */
  #send(data) {
    // A unit of UTF-16 takes at most three bytes of UTF-8.
    const room = typeof data === "string" ? data.length * 3 : data.length
    const inbox = this.bytes(this.exports.inbox(room), room)
    if (typeof data === "string") return encoder.encodeInto(data, inbox).written
    inbox.set(data)
    return room
  }

  /**
   * Does something after the running export.
   * @param {() => void} task
   */
  later(task) {
    this.#waiting.push(task)
  }

  /**
   * Tells the program the outcome of a request.
   * @param {number} request
   * @param {number} status
   * @param {string | Uint8Array} [data]
   */
  answer(request, status, data = "") {
    this.tell(data, (swift, count) => swift.answered(request, status, count))
  }

  /** A view of the memory, good until the next call. */
  bytes(/** @type {number} */ pointer, /** @type {number} */ count) {
    return new Uint8Array(this.exports.memory.buffer, pointer, count)
  }

  /** A view of the memory, good until the next call. */
  words(/** @type {number} */ pointer, /** @type {number} */ count) {
    return new Uint32Array(this.exports.memory.buffer, pointer, count)
  }

  text(/** @type {number} */ pointer, /** @type {number} */ count) {
    return decoder.decode(this.bytes(pointer, count))
  }

  /** Lets the instance go: from now on it is told nothing. */
  end() {
    this.#waiting = []
    this.#life.abort()
  }

  #trap(/** @type {unknown} */ error) {
    console.error(error)
    this.end()
    this.#onTrap()
  }
}
