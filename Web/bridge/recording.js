// @ts-check
/**
 * The calls of a program since it began, and the answers of the page to what it asked. It depends on nothing else:
 * another instance that gets the same calls and the same answers comes to the same point.
 */

/** @typedef {[data: string | Uint8Array, call: (exports: any, count: number) => number | void]} Call */
/** @typedef {Record<string, (...values: any[]) => any>} Imports */

export class Recording {
  /** The calls of exports, in their order. @type {Call[]} */
  calls = []
  /** @type {unknown[]} */
  #answers = []
  // How many of the answers the instance that runs now has been given.
  #given = 0
  #isOver = false

  /**
   * What the page offers, done and answered once: an instance that gets all calls again gets the answers that
   * the one before it got.
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

  /** Gives the answers again, from the first one on. */
  rewind() {
    this.#given = 0
  }

  /** Records nothing from now on, and forgets what it has. */
  end() {
    this.#isOver = true
    this.#answers = this.calls = []
  }
}
