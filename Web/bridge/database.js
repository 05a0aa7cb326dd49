// @ts-check
/** The database of this origin: texts by key, in one object store of one IndexedDB database. */

export const name = "pastime"
export const rows = "rows"

export class Database {
  #database

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.#database = watched(database)
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
        this.#database = watched(database)
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

/** @returns {Promise<IDBDatabase>} */
const open = () => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(rows)
  return result(request)
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
