// @ts-check
/**
 * Of the open tabs of a browser one keeps the games at a time; the others wait until it closes.
 *
 * Where a browser has no locks, as on an insecure address, each tab does. They write only over what they
 * know, and what one sends twice is the same as once: it costs requests, and never a move.
 */

import { name } from "../bridge/scope.js"

const lock = `${name}-keeping`
// A tab that is put to sleep keeps its turn. One that is looked at takes it, if the other one says nothing
// for so long, in milliseconds.
const patience = 10_000

export class Turn {
  // On it pages learn where things stand. A tab that is looked at says so: whoever has the turn answers.
  #channel = new BroadcastChannel(lock)
  #isOurs = false
  /** What is shown: nothing is known yet. */
  #shown = [1, 0]
  #silence = 0
  #waiting = new AbortController()
  /** @type {() => void} */
  onAttended = () => {}

  constructor() {
    this.#channel.onmessage = ({ data }) => {
      if (data === "attended") this.#answer()
      else clearTimeout(this.#silence)
    }
  }

  /**
   * Does the work while it is this tab's turn.
   * @param {(signal: AbortSignal) => Promise<void>} work ends where the turn is taken away
   */
  async take(work) {
    const life = new AbortController()
    const begin = async () => {
      clearTimeout(this.#silence)
      this.#isOurs = true
      await work(life.signal)
    }
    this.#waiting = new AbortController()
    const { signal } = this.#waiting
    const { locks } = navigator
    try {
      if (!locks) return await begin()
      await locks.request(lock, { signal }, begin).catch((error) => {
        if (this.#isOurs || !signal.aborted) throw error
        return locks.request(lock, { steal: true }, begin)
      })
    } finally {
      life.abort()
      this.#isOurs = false
      this.onAttended = () => {}
    }
  }

  /** The page of this tab is looked at. */
  attend() {
    if (this.#isOurs) return this.#answer()
    this.#channel.postMessage("attended")
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#waiting.abort(), patience)
  }

  /** Tells the pages where things stand. */
  show(/** @type {[sign: number, count: number]} */ standing) {
    this.#shown = standing
    this.#channel.postMessage(standing)
  }

  #answer() {
    if (!this.#isOurs) return
    this.#channel.postMessage(this.#shown)
    this.onAttended()
  }
}
