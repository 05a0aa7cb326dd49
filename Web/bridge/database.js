// @ts-check
/** The database of this copy of the page: texts by key, in one object store of one IndexedDB database. */

import { folder, name, place } from "./scope.js"

export const rows = "rows"

// The longest time to open the database, in milliseconds. If a page was left immediately, Safari's engine sometimes
// never answers afterwards, and the player would wait in front of an empty page.
const patience = 8000

// The name of the database in every folder in earlier versions. Without a folder it is still the name.
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
   * A transaction: immediately if the database is open, or a promise if the browser has closed it meanwhile.
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
  // Otherwise this page would block other pages that change or delete the database.
  database.onversionchange = () => database.close()
  return database
}

/**
 * Opens the database. A new database in a folder is created with the rows of an earlier version. If those cannot be
 * read, opening fails.
 * @returns {Promise<IDBDatabase>}
 */
const open = () => Promise.race([
  opened(name, folder ? null : []).catch(async () => opened(name, await earlier())).then(watched),
  new Promise((_, reject) => setTimeout(() => reject(new Error("the browser does not open its database")), patience)),
])

/**
 * Opens a database; a new database gets these rows. If `kept` is null, no database is created.
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
 * The rows under the earlier name. They stay there. If this origin has service workers, the rows belong to the
 * copies that have one; without any service worker, there is no way to know, and this copy takes them.
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
