// @ts-check
/**
 * The worker that keeps games with a server (`Web/sync`), seen from the page. It is started where a
 * player has joined a server, and nothing of it is fetched before.
 */

import { isMember, sign } from "./membership.js"
import { meant } from "./offline.js"
import { name } from "./scope.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./storage.js").Storage} Storage */

let isFollowed = false

/** Runs the worker while there is a server that keeps the games. */
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
  // What cannot be had now is tried again when there is a network.
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
  // Browsers check no digest of a worker: it takes what was checked here.
  await whole(script)
  for (const link of links) letWorkerKeep(link.href)
  const worker = new Worker(meant(script.href), { type: "module" })
  worker.postMessage({ href, integrity })
  if (!document.hidden) worker.postMessage("attended")
  return worker
}
