// @ts-check
/** The database of this copy of the page: texts by key, in one object store of one IndexedDB database. */

import { folder, name, place } from "./scope.js"

export const rows = "rows"

// How long the browser may take to open it, in milliseconds. Safari's engine sometimes never answers after a page was
// left at once: its players would wait before an empty page.
const patience = 8000

// What it was called in every folder, in earlier versions; and still where there is none.
const earlierName = "pastime"

/** @typedef {[key: string, text: string]} Row */

export class Database {
  #database

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = database
  }

  /** @returns {Promise<Database>} */
  static async open() {
    return new Database(await open())
  }

  /**
   * At once where the database is open; a browser may have closed it meanwhile.
   * @param {IDBTransactionMode} mode
   * @param {IDBTransactionDurability} [durability]
   * @returns {IDBTransaction | Promise<IDBTransaction>}
   */
  transaction(mode, durability = "strict") {
    const begin = () => this.#database.transaction(rows, mode, { durability })
    try {
      return begin()
    } catch {
      return open().then((database) => {
        this.#database = database
        return begin()
      })
    }
  }
}

const watched = (/** @type {IDBDatabase} */ database) => {
  // Otherwise this page would hold up whoever changes or deletes the database.
  database.onversionchange = () => database.close()
  return database
}

/**
 * The database. A new one in a folder begins with what an earlier version kept there, or not at all.
 * @returns {Promise<IDBDatabase>}
 */
const open = () => Promise.race([
  opened(name, folder ? null : []).catch(async () => opened(name, await earlier())).then(watched),
  new Promise((_, reject) => setTimeout(() => reject(new Error("the browser does not open its database")), patience)),
])

/**
 * A database, a new one with these rows. Without any, none is made.
 * @type {(name: string, kept: Row[] | null) => Promise<IDBDatabase>}
 */
const opened = (name, kept) => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    if (!kept) return request.transaction?.abort()
    const store = request.result.createObjectStore(rows)
    for (const [key, text] of kept) store.put(text, key)
  }
  return result(request)
}

/**
 * The rows under the earlier name, which stay there. They are of those copies whose service workers there are; where
 * there are none, nobody else can be asked.
 * @returns {Promise<Row[]>}
 */
const earlier = async () => {
  const workers = await navigator.serviceWorker?.getRegistrations() ?? []
  if (workers[0] && !workers.some(({ scope }) => scope === place)) return []
  const database = await opened(earlierName, null).catch(() => null)
  if (!database) return []
  const store = database.transaction(rows).objectStore(rows)
  const [keys, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
  database.close()
  return keys.map((key, index) => [/** @type {string} */ (key), texts[index]])
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** @returns {Promise<void>} */
export const finished = (/** @type {IDBTransaction} */ transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error("the write was given up"))
  })
