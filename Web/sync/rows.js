// @ts-check
/**
 * The rows of this browser, as the sync program reads and writes them.
 *
 * Imports implemented here: `change(key, keyCount, text, textCount, expected, expectedCount)`,
 * `note(key, keyCount, text, textCount)`, `write(forgetsMarks)`.
 * Exports called here: `stored(count)` for each row, then `loaded()`; of a write one of `written()`,
 * `held(count)` for rows and then `conflict()`, `notWritten()`.
 */

import { Database, finished, result, rows } from "../bridge/database.js"

/** @typedef {import("../bridge/program.js").Program} Program */
/** @typedef {[key: string, text: string]} Row */
/** @typedef {[key: string, text: string, expected: string]} Change */

// The number of rows read at once. A page that stores a move waits at most for these.
const portion = 200
const houseKey = "device/house"
const encoder = new TextEncoder()
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

export class Rows {
  #program
  #database
  /** @type {Promise<void> | null} */
  #loading = null
  #knowsHouse = false

  /** @param {Program} program @param {Database} database */
  constructor(program, database) {
    this.#program = program
    this.#database = database
  }

  static async open(/** @type {Program} */ program) {
    return new Rows(program, await Database.open())
  }

  /** Sends the content of the storage to the program. */
  load() {
    this.#loading ??= this.#load().finally(() => { this.#loading = null })
    return this.#loading
  }

  async #load() {
    let last
    for (;;) {
      const range = last === undefined ? null : IDBKeyRange.lowerBound(last, true)
      const store = (await this.#database.transaction("readonly")).objectStore(rows)
      const [keys, texts] = await Promise.all(
        [result(store.getAllKeys(range, portion)), result(store.getAll(range, portion))])
      keys.forEach((key, index) => this.#tell(/** @type {string} */ (key), texts[index]))
      if (keys.length < portion) break
      last = keys.at(-1)
    }
    this.#program.tell("", (swift) => swift.loaded())
  }

  #tell(/** @type {string} */ key, /** @type {string} */ text) {
    if (key === houseKey) this.#knowsHouse = true
    else this.#program.tell(`${key}\0${text}`, (swift, count) => swift.stored(count))
  }

  /** Records in the storage that there is a server, so that this is known even if the cookie is lost. */
  async noteServer() {
    if (this.#knowsHouse) return
    this.#knowsHouse = true
    await this.#commit([], [[houseKey, "yes"]], false)
  }

  imports() {
    const program = this.#program
    /** @type {(...numbers: number[]) => string} */
    const text = (pointer, count) => program.text(pointer, count)
    /** @type {Change[]} */ let changes = []
    /** @type {Row[]} */ let notes = []
    return {
      /** @type {(...numbers: number[]) => void} */
      change: (key, keyCount, row, rowCount, expected, expectedCount) => {
        changes.push([text(key, keyCount), text(row, rowCount), text(expected, expectedCount)])
      },
      /** @type {(...numbers: number[]) => void} */
      note: (key, keyCount, row, rowCount) => {
        notes.push([text(key, keyCount), text(row, rowCount)])
      },
      write: (/** @type {number} */ forgets) => {
        this.#write(changes, notes, forgets !== 0)
        changes = []
        notes = []
      },
    }
  }

  /** @type {(changes: Change[], notes: Row[], forgets: boolean) => Promise<void>} */
  async #write(changes, notes, forgets) {
    const program = this.#program
    try {
      const held = await this.#commit(changes, notes, forgets)
      for (const [key, text] of held) {
        program.tell(`${key}\0${text}`, (swift, count) => swift.held(count))
      }
      program.tell("", (swift) => held.length ? swift.conflict() : swift.written())
    } catch (error) {
      console.info(String(error))
      program.tell("", (swift) => swift.notWritten())
    }
  }

  /**
   * Writes all in one transaction, or nothing.
   * @param {Change[]} changes each is only written over the expected text
   * @param {Row[]} notes written over any text
   * @param {boolean} forgets whether all marks are deleted first
   * @returns {Promise<Row[]>} the rows that hold another text; if there are any, nothing was written
   */
  async #commit(changes, notes, forgets) {
    // Notes about the server can be fetched again.
    const durability = changes.length ? "strict" : "relaxed"
    const transaction = await this.#database.transaction("readwrite", durability)
    const store = transaction.objectStore(rows)
    const texts = await Promise.all(changes.map(([key]) => result(store.get(key))))
    const held = changes.flatMap(([key, , expected], index) =>
      isSame(texts[index] ?? "", expected) ? [] : [/** @type {Row} */ ([key, texts[index] ?? ""])])
    if (!held.length) {
      if (forgets) store.delete(IDBKeyRange.bound("device/mark/", "device/mark0", false, true))
      for (const [key, text] of [...changes, ...notes]) store.put(text, key)
    }
    await finished(transaction)
    return held
  }
}

/** Whether a text is what the program expects. The program sees an unpaired surrogate as U+FFFD. */
const isSame = (/** @type {string} */ text, /** @type {string} */ expected) =>
  text === expected || decoder.decode(encoder.encode(text)) === expected
