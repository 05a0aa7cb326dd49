// @ts-check
/** The rows that a desk keeps for itself on this device. They go to no house, and no page reads them at the start. */

import { Database, finished, result, rows } from "../bridge/database.js"

/** The text of a row; empty where there is none. @returns {Promise<string>} */
export const readRow = async (/** @type {string} */ name) => {
  const transaction = await (await Database.open()).transaction("readonly")
  return await result(transaction.objectStore(rows).get(`device/${name}`)) ?? ""
}

export const keepRow = async (/** @type {string} */ name, /** @type {string} */ text) => {
  const transaction = await (await Database.open()).transaction("readwrite")
  transaction.objectStore(rows).put(text, `device/${name}`)
  await finished(transaction)
}
