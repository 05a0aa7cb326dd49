// @ts-check
/**
 * The calls of the page's program that wait for a judge, and the player's actions meanwhile. Each belongs to the
 * visit on which it was made: if the player has left that screen, it is never repeated, even if the player has come
 * back to the same address.
 *
 * Import implemented here: `goOn(number, outcome)`.
 * Exports called here: `judge(count) -> number`, `repeated()`.
 */

import { isStepOfPlay, label, repeat } from "./steps.js"

/** @typedef {import("../bridge/program.js").Program} Program */

// The most steps that are held meanwhile: enough for a word and its submission.
const patience = 12
// The outcome with which the game continues: the call is repeated, and so are the steps after it.
const goesOn = 1

export class WaitingCalls {
  #page
  #online
  /** @type {Map<number, { visit: number, again: () => void }>} by their numbers */
  #calls = new Map()
  /**
   * Steps that would act on something else before the judge has answered. Letters, for example, would be appended
   * to the waiting word. So the steps are repeated after the answer, as if they came then.
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
   * Asks the judge about the call that is running in the page.
   * @param {string} question
   * @returns {number} 1 if the page has to wait
   */
  judge(question) {
    const number = this.#online.tell(question, (swift, count) => swift.judge(count))
    const { visit, again } = this.#page
    if (number > 0) this.#calls.set(number, { visit, again })
    return number ? 1 : 0
  }

  /**
   * The judge has answered: the call is repeated, or given up.
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

  /** Whether a call waits on the current visit. */
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
