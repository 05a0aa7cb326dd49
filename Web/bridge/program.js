// @ts-check
/**
 * A Swift program: one instance of a WebAssembly module, and the rules for calling it.
 *
 * - An export is never called while another export runs: calls that arrive meanwhile wait.
 * - The memory may grow in any call, so each use of it creates a new view.
 * - An error thrown by an export ends the instance: `signal` aborts, and every later call to this object does nothing.
 *
 * Data goes through `inbox(count) -> pointer`, as docs/bridge.md describes.
 */

const encoder = new TextEncoder()
// Without ignoreBOM a U+FEFF at the start would be removed, and every length after it would be wrong.
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

export class Program {
  /** The exports of the running instance. @type {any} */
  exports = null
  #isRunning = false
  /** Repeats the running call, or the last call. */
  again = () => {}
  /** Grows whenever the player goes to another place of the page. */
  visit = 0
  /** @type {(() => void)[]} */
  #waiting = []
  #life = new AbortController()
  #onTrap

  /** @param {() => void} onTrap called once, when the instance has become unusable */
  constructor(onTrap) {
    this.#onTrap = onTrap
  }

  /** Aborts when the instance has become unusable, or has been ended. */
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
   * Calls an export with `data` in the inbox. While another export runs, the call waits until it has ended.
   * @param {string | Uint8Array} data
   * @param {(exports: any, count: number) => number | void} call
   * @param {() => void} [again] repeats the call, if repeating needs more than calling `tell` again
   * @returns {number} the result of the export; 0 if the call waits for another export, 1 if the call has to be
   * repeated later
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
   * Does work that calls exports, and then the tasks that waited for it.
   * @param {() => number} work
   * @returns {number} the result of `work`
   */
  attempt(work) {
    let answer = 0
    this.#isRunning = true
    try {
      answer = work()
    } catch (error) {
      // An event that waits counts as handled.
      if (this.waits(error)) return 1
      this.#trap(error)
    }
    this.#isRunning = false
    while (!this.#isRunning && this.#waiting.length) this.#waiting.shift()?.()
    return answer
  }

  /**
   * Calls an export immediately.
   * @param {string | Uint8Array} data
   * @param {(exports: any, count: number) => number | void} call
   * @returns {number}
   */
  call(data, call) {
    return call(this.exports, this.#send(data)) ?? 0
  }

  /** Whether an error only means that the call, and the calls that arrive meanwhile, have to wait. */
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
   * Does a task after the running export.
   * @param {() => void} task
   */
  later(task) {
    this.#waiting.push(task)
  }

  /**
   * Sends the outcome of a request to the program.
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

  /** Ends the instance: from now on it is not called. */
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
