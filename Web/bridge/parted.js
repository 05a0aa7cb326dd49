// @ts-check
/**
 * A program in two parts (docs/bridge.md). The second part may arrive while the first already runs.
 *
 * A call that reaches code of the second part waits for it, and so does every call that arrives meanwhile. The call
 * may have made half of its changes, so the instance is abandoned. An instance with both parts repeats all calls of
 * the first instance, without effects on the page, and finishes the last call.
 */

import { Program } from "./program.js"
import { Recording } from "./recording.js"

const missing = new Error("This is in the second part of the program.")
const lack = () => { throw missing }
/** Stands for every function of the second part, whatever its name is. */
const placeholder = new Proxy({}, { get: () => lack })

export class PartedProgram extends Program {
  #lack = () => {}
  /** Resolves when a call has reached code of the second part, and waits for it. @type {Promise<void>} */
  lacking = new Promise((resolve) => { this.#lack = resolve })
  /** The calls before the second part arrived. @type {Recording | null} */
  #recording = null
  #isUnfinished = false
  #instantiate = async () => {}

  /** Whether both parts are there. */
  get isWhole() {
    return !this.#recording
  }

  /**
   * Instantiates the first part. `complete` joins the second part to it.
   * @param {WebAssembly.Module} first
   * @param {import("./recording.js").Imports} page the imports that the page offers; `random(count)` returns the
   * bytes for `entropy`
   */
  async begin(first, page) {
    this.#recording = new Recording()
    const recorded = this.#recording.over(page)
    const { random } = recorded
    recorded.entropy = (pointer, count) => this.bytes(pointer, count).set(random(count))
    this.#instantiate = async () => {
      this.exports = (await WebAssembly.instantiate(first, { page: recorded, placeholder })).exports
    }
    await this.#instantiate()
  }

  /** Joins the second part to the first, and finishes a call that waits for it. */
  async complete(/** @type {WebAssembly.Module} */ second) {
    const recording = /** @type {Recording} */ (this.#recording)
    // The second part puts its functions into the table of the first part.
    const join = () => WebAssembly.instantiate(second, { primary: this.exports })
    await join()
    this.#recording = null
    if (this.#isUnfinished) {
      recording.rewind()
      await this.#instantiate()
      await join()
      this.attempt(() => {
        for (const [data, call] of recording.calls) this.call(data, call)
        return 0
      })
    }
    recording.end()
  }

  /** @type {Program["call"]} */
  call(data, call) {
    this.#recording?.calls.push([data, call])
    return super.call(data, call)
  }

  waits(/** @type {unknown} */ error) {
    if (error !== missing) return false
    this.#isUnfinished = true
    this.#lack()
    return true
  }
}
