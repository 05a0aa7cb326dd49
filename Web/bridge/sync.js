// @ts-check
/**
 * The sync worker (`Web/sync`), seen from the page. It is fetched and started only if the player has joined a server.
 */

import { isMember, sign } from "./membership.js"
import { meant } from "./offline.js"
import { name } from "./scope.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./storage.js").Storage} Storage */

let isFollowed = false

/** Runs the worker while a server stores the games. */
export const syncWithServer = async (/** @type {Storage | null} */ storage) => {
  if (!storage || isFollowed) return
  isFollowed = true
  /** @type {Promise<Worker> | null} */ let worker = null
  new BroadcastChannel(name).onmessage = async ({ data: [key, text] }) => {
    if (key !== sign) return
    if (text !== null) return begin()
    const ended = worker
    worker = null
    ;(await ended?.catch(() => null))?.terminate()
  }
  document.addEventListener("visibilitychange", async () => {
    if (!document.hidden) (await worker?.catch(() => null))?.postMessage("attended")
  })
  // If the worker cannot be fetched now, it is fetched again when the network is back.
  const begin = () => {
    worker ??= start()
    worker.catch((error) => {
      console.info(String(error))
      worker = null
      addEventListener("online", begin, { once: true })
    })
  }
  if (isMember() || await storage.has(sign)) begin()
}

const start = async () => {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[data-sync]")
  const [script, { href, integrity }] = links
  // Browsers do not check the digest of a worker script. It is checked here, and the worker gets the checked file.
  await whole(script)
  for (const link of links) letWorkerKeep(link.href)
  const worker = new Worker(meant(script.href), { type: "module" })
  worker.postMessage({ href, integrity })
  if (!document.hidden) worker.postMessage("attended")
  return worker
}
