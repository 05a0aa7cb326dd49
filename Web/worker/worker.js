// @ts-check
/**
 * The service worker: keeps one build of the page whole, so that it opens without a network.
 *
 * The build fills in the three lines below. A new build is a new worker with a cache of its own; it
 * waits until the player takes it over, so that no page ever gets files of two builds.
 */

/** @type {string[]} the addresses of the files of this build; the page itself is "./" */
const files = []
/** @type {string[]} those that are kept only from when a game first asks for them */
const laterFiles = []
/** The SHA-256 of the page itself, in hexadecimal: it has no hash in its name. */
const pageDigest = ""

const worker = /** @type {any} */ (self)
const cacheName = `pastime-${pageDigest}`

/** What a file is called in every build: its name without the hash. */
const stem = (/** @type {string} */ address) => address.split("/").pop()?.split(".")[0]

/** The files of this build that an earlier build was asked for: a player who had them keeps them. */
const oncePlayed = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("pastime-"))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const stems = kept.flat().map((request) => stem(request.url))
  return laterFiles.filter((file) => stems.includes(stem(file)))
}

/** All files or none: when one cannot be had, no worker is installed, and the browser tries later. */
const install = async () => {
  const page = await fetch("./", { cache: "no-cache" })
  const digest = await crypto.subtle.digest("SHA-256", await page.clone().arrayBuffer())
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"))
  if (digits.join("") !== pageDigest) throw new Error("the server has a later build already")
  const cache = await caches.open(cacheName)
  await cache.addAll([...files, ...await oncePlayed()])
  await cache.put("./", page)
}

const activate = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith("pastime-") && name !== cacheName)
  const cache = await caches.open(cacheName)
  // What was asked for while this worker waited is in the cache of the one before.
  for (const file of laterFiles) {
    const kept = await caches.match(file, { ignoreVary: true })
    if (kept) await cache.put(file, kept)
  }
  await Promise.all(others.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

const answer = async (/** @type {Request} */ request) => {
  const cache = await caches.open(cacheName)
  // A name stands for one content, whatever a server says that its answer varies with.
  const kept = await cache.match(
    request.mode === "navigate" ? "./" : request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok && laterFiles.some((file) => new URL(file, location.href).href === request.url)) {
    // Where there is no room for it, it is still good to play with.
    await cache.put(request, answer.clone()).catch(() => {})
  }
  return answer
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()))
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()))
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "activate") worker.skipWaiting()
})
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url, mode } = event.request
  const address = new URL(url)
  const scope = new URL("./", location.href)
  if (method !== "GET" || !address.href.startsWith(scope.href)) return
  // Other pages of the same server, such as its health, are not ours.
  if (mode === "navigate" && address.pathname !== scope.pathname) return
  event.respondWith(answer(event.request))
})
