// @ts-check
/**
 * A program in two parts (docs/bridge.md), of which the second may come when the first already runs.
 *
 * A call that comes to something that is only in the second part waits for it, and what arrives meanwhile too.
 * It may have changed half of what it changes, so that instance is let go: an instance of both parts gets all calls
 * of the first again, which leaves no trace, and finishes the last of them.
 */

import { Program } from "./program.js"
import { Recording } from "./recording.js"

const missing = new Error("This is in the second part of the program.")
const lack = () => { throw missing }
/** What the second part has, whatever its name is. */
const placeholder = new Proxy({}, { get: () => lack })

export class PartedProgram extends Program {
  /** Is done when a call comes to something that is in the second part. */
  onLack = () => {}
  /** The calls before the second part was there. @type {Recording | null} */
  #recording = null
  #isUnfinished = false
  #instantiate = async () => {}

  /** Whether nothing is missing. */
  get isWhole() {
    return !this.#recording
  }

  /**
   * Instantiates the first part, to which `complete` joins the second.
   * @param {WebAssembly.Module} first
   * @param {import("./recording.js").Imports} page what the page offers: `random(count)` gives the bytes that
   * `entropy` asks for
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
    // It puts its functions in the places that the first part has for them.
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
    this.onLack()
    return true
  }
}
