// @ts-check
/**
 * The storage of the program: rows of the database.
 *
 * Import implemented here: `keep(request, key, keyCount, text, textCount, expected, expectedCount)`.
 * Each call is one transaction. It begins in the call itself and is committed as soon as its last request is made.
 * The transaction of a clock waits for no result, because a closing page gets none.
 * Export called here: `changed(count)`, for rows that other open pages have stored.
 */

import { Database, finished, result, rows } from "./database.js"
import { AnswerStatus } from "./protocol.js"
import { name } from "./scope.js"
import { tellAfter } from "./telling.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {[key: string, text: string]} Row */
/** @typedef {[status: number, text?: string]} Outcome */

// The ranges of the program's rows. Rows about a server do not belong to the program, and there may be as many of
// them as of the program's rows.
const ours = () => [IDBKeyRange.upperBound("device/", true), IDBKeyRange.lowerBound("device0")]

export class Storage {
  #database

  /** @param {Database} database */
  constructor(database) {
    this.#database = database
  }

  /** @returns {Promise<Storage | null>} null where the browser refuses storage */
  static async open() {
    try {
      return new Storage(await Database.open())
    } catch (error) {
      console.warn("storage is refused:", error)
      return null
    }
  }

  /** All rows of the program. @returns {Promise<Row[]>} */
  async rows() {
    const store = await this.#store()
    const read = async (/** @type {IDBKeyRange} */ range) => {
      const [keys, texts] = await Promise.all(
        [result(store.getAllKeys(range)), result(store.getAll(range))])
      return keys.map((key, index) => /** @type {Row} */ ([key, texts[index]]))
    }
    return (await Promise.all(ours().map(read))).flat()
  }

  /** Whether there is a row with this key. @returns {Promise<boolean>} */
  async has(/** @type {string} */ key) {
    return await result((await this.#store()).count(key)) > 0
  }

  /** Deletes a row that does not belong to the program. */
  async forget(/** @type {string} */ key) {
    const transaction = await this.#database.transaction("readwrite")
    transaction.objectStore(rows).delete(key)
    await finished(transaction)
  }

  async #store() {
    return (await this.#database.transaction("readonly")).objectStore(rows)
  }

  /**
   * Writes a row if it holds the expected text; otherwise returns the text that it holds. A missing row holds an
   * empty text. A clock is written in either case; the returned text is then the text that it held before.
   * @param {string} key
   * @param {string} text
   * @param {string} expected
   * @returns {Promise<Outcome>}
   */
  async keep(key, text, expected) {
    try {
      const opened = this.#database.transaction("readwrite")
      const transaction = opened instanceof Promise ? await opened : opened
      const store = transaction.objectStore(rows)
      /** @type {Outcome} */ let outcome = [AnswerStatus.done]
      const write = () => {
        if (text) store.put(text, key)
        else store.delete(key)
        transaction.commit()
      }
      // Reading and writing in one transaction: another tab cannot write in between.
      const request = store.get(key)
      request.onsuccess = () => {
        const held = request.result ?? ""
        if (held !== expected) outcome = [AnswerStatus.conflict, held]
        else if (!isClock(key)) write()
      }
      if (isClock(key)) write()
      await finished(transaction)
      return outcome
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error)
      return [name === "QuotaExceededError" ? AnswerStatus.full : AnswerStatus.failed, `${name}: ${message}`]
    }
  }
}

/**
 * @param {Program} program
 * @param {Storage | null} storage
 */
export const storageImports = (program, storage) => {
  /** @type {(request: number, row: Row, work: Promise<Outcome> | undefined) => Promise<void>} */
  const answer = async (request, row, work) => {
    // A closing page could not notify the others after it has stored a row.
    const isEarly = work && isClock(row[0])
    if (isEarly) others.postMessage(row)
    const [status, text] = (await work) ?? [AnswerStatus.refused]
    if (status === AnswerStatus.done) {
      if (!isEarly) others.postMessage(row)
      askToStay()
    }
    program.answer(request, status, text)
  }
  return {
    /** @type {(...numbers: number[]) => void} */
    keep: (request, keyStart, keyCount, textStart, textCount, expectedStart, expectedCount) => {
      const key = program.text(keyStart, keyCount)
      const text = program.text(textStart, textCount)
      const expected = program.text(expectedStart, expectedCount)
      const work = storage?.keep(key, text, expected)
      answer(request, [key, text], work && tellAfter(work))
    },
  }
}

// The channel to the other open pages, which receive each stored row. It outlives a program that traps while its
// last rows are being stored.
const others = new BroadcastChannel(name)

/**
 * Listens to the other open pages, from now on. Rows that they store while this page reads its rows and starts may
 * be missing from the rows that it reads. So they wait until `started`, and are then sent to the program.
 * @param {Program} program
 * @param {Promise<unknown>} started
 */
export const followOthers = (program, started) => {
  /** @type {string[]} */ const changes = []
  const tell = () => {
    program.tell(changes.splice(0, 200).join(""), (swift, count) => swift.changed(count))
    if (changes[0]) setTimeout(tell)
  }
  others.addEventListener("message", ({ data: [key, text] }) => {
    if (key.startsWith("device/")) return
    // Another device may send thousands of rows: they are passed on in batches, and the page stays responsive in
    // between.
    if (changes.push(`${key}\0${text}\0`) === 1) started.then(() => setTimeout(tell))
  }, { signal: program.signal })
}

const isClock = (/** @type {string} */ key) => key.startsWith("clock/")

let hasAsked = false

/** Asks the browser not to clear this storage automatically: once, when there is something to lose. */
const askToStay = () => {
  if (hasAsked) return
  hasAsked = true
  navigator.storage?.persist?.().catch(() => {})
}
