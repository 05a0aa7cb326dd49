// @ts-check
/**
 * The calls of a program since it began, and the results of the imports that it called. The program depends on
 * nothing else: another instance that gets the same calls and the same results reaches the same state.
 */

/** @typedef {[data: string | Uint8Array, call: (exports: any, count: number) => number | void]} Call */
/** @typedef {Record<string, (...values: any[]) => any>} Imports */

export class Recording {
  /** The calls of exports, in their order. @type {Call[]} */
  calls = []
  /** @type {unknown[]} */
  #answers = []
  // How many of the answers the current instance has received.
  #given = 0
  #isOver = false

  /**
   * The imports of the page, each call performed only once: an instance that repeats all calls gets the answers
   * that the previous instance got.
   * @param {Imports} page
   * @returns {Imports}
   */
  over(page) {
    return Object.fromEntries(Object.entries(page).map(([name, answer]) => [
      name,
      (/** @type {any[]} */ ...values) => {
        if (this.#isOver) return answer(...values)
        if (this.#given === this.#answers.length) this.#answers.push(answer(...values))
        return this.#answers[this.#given++]
      },
    ]))
  }

  /** Gives the answers again, from the first on. */
  rewind() {
    this.#given = 0
  }

  /** Stops recording, and forgets the calls and the answers. */
  end() {
    this.#isOver = true
    this.#answers = this.calls = []
  }
}
