// @ts-check
/**
 * The calls of the page's program that wait for a judge, and what the player does meanwhile. Each belongs to the
 * visit on which it was made: when the player has left that screen, it is never made again, not even after they
 * have come back to the same address.
 *
 * Import implemented here: `goOn(number, outcome)`.
 * Exports called here: `judge(count) -> number`, `repeated()`.
 */

import { isStepOfPlay, label, repeat } from "./steps.js"

/** @typedef {import("../bridge/program.js").Program} Program */

// As many steps are taken meanwhile: a word, and that it is sent.
const patience = 12
// The outcome with which the game goes on: the call is made again, and so are the steps behind it.
const goesOn = 1

export class WaitingCalls {
  #page
  #online
  /** @type {Map<number, { visit: number, again: () => void }>} by their numbers */
  #calls = new Map()
  /**
   * Steps that would be done to something else before the judge has answered, as letters would be written behind the
   * word that waits: so they are taken afterwards, as if they came then.
   * @type {{ visit: number, event: Event, label: string }[]}
   */
  #steps = []

  /**
   * @param {Program} page
   * @param {Program} online
   */
  constructor(page, online) {
    this.#page = page
    this.#online = online
    for (const type of ["keydown", "click", "input", "submit"]) {
      addEventListener(type, (event) => this.#hold(event), { capture: true, signal: online.signal })
    }
  }

  /**
   * Asks the judge for the call that runs in the page.
   * @param {string} question
   * @returns {number} 1 where the page has to wait
   */
  judge(question) {
    const number = this.#online.tell(question, (swift, count) => swift.judge(count))
    const { visit, again } = this.#page
    if (number > 0) this.#calls.set(number, { visit, again })
    return number ? 1 : 0
  }

  /**
   * The judge has answered: a call is made again, or given up.
   * @param {number} number
   * @param {number} outcome
   */
  goOn(number, outcome) {
    const call = this.#calls.get(number)
    this.#calls.delete(number)
    if (outcome && call?.visit === this.#page.visit) call.again()
    this.#online.tell("", (swift) => swift.repeated())
    if (this.#waitsHere) return
    const steps = this.#steps
    this.#steps = []
    if (outcome !== goesOn) return
    for (const { visit, event, label: meant } of steps) {
      if (visit === this.#page.visit && label(event) === meant) repeat(event)
    }
  }

  /** Whether something waits where the player is. */
  get #waitsHere() {
    return [...this.#calls.values()].some(({ visit }) => visit === this.#page.visit)
  }

  #hold(/** @type {Event} */ event) {
    if (!this.#waitsHere || !isStepOfPlay(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (this.#steps.length < patience) {
      this.#steps.push({ visit: this.#page.visit, event, label: label(event) })
    }
  }
}
