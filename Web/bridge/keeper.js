// @ts-check
/**
 * The worker that keeps games with a house (`Web/keeping`), seen from the page. It is started where a
 * player has joined a house, and nothing of it is fetched before.
 */

import { name } from "./database.js"
import { meant } from "./offline.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./storage.js").Storage} Storage */

// The row that says so.
const sign = "device/house"
// The house says it too: it is all that is left where the browser has cleared the storage.
const cookie = "pastime-kept=1"

let isFollowed = false

/** Starts the worker as soon as there is a house. */
export const keepWithHouse = async (/** @type {Storage | null} */ storage) => {
  if (!storage || isFollowed) return
  isFollowed = true
  const rows = new BroadcastChannel(name)
  /** @type {Promise<unknown>} */
  const joined = new Promise((resolve) => {
    rows.onmessage = ({ data: [key] }) => key === sign && resolve(null)
  })
  if (!document.cookie.includes(cookie) && !await storage.has(sign)) await joined
  rows.close()
  await start()
}

const start = async () => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[data-keeper]")
  const [script, { href, integrity }] = links
  // Browsers check no digest of a worker: it takes what was checked here.
  await whole(script)
  for (const link of links) letWorkerKeep(link.href)
  const worker = new Worker(meant(script.href), { type: "module" })
  worker.postMessage({ href, integrity })
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) worker.postMessage("attended")
  })
}
