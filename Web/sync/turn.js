// @ts-check
/**
 * Only one of the open tabs of a browser syncs the games at a time. The others wait until it closes.
 *
 * If a browser has no locks, as at an insecure address, every tab syncs. A tab writes only over rows that it knows,
 * and sending a row twice has the same effect as sending it once. This costs requests, but never a move.
 */

import { name } from "../bridge/scope.js"

const lock = `${name}-keeping`
// A tab that the browser suspends keeps its turn. A visible tab takes the turn over if the other tab is silent for
// this long, in milliseconds.
const patience = 10_000

export class Turn {
  // Pages learn the state of the sync on this channel. A tab that becomes visible announces that, and the tab that
  // has the turn answers.
  #channel = new BroadcastChannel(lock)
  #isOurs = false
  /** The state that the pages show. At first nothing is known. */
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
   * Does the work while this tab has the turn.
   * @param {(signal: AbortSignal) => Promise<void>} work ends when `signal` aborts because the turn is over
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

  /** The page of this tab has become visible. */
  attend() {
    if (this.#isOurs) return this.#answer()
    this.#channel.postMessage("attended")
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#waiting.abort(), patience)
  }

  /** Sends the state of the sync to the pages. */
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
