// @ts-check
/**
 * The service worker: keeps one build of the page whole, so that it opens without a network.
 *
 * The build fills in the two lines below. A new build is a new worker with a cache of its own; it
 * waits until the player takes it over, so that no page ever gets files of two builds.
 *
 * A file is kept only as the build made it: what is cut short, altered or another's is refused.
 */

/** @type {Record<string, string>} the files of this build and their digests; the page itself is "./" */
const files = {}
/** @type {string[]} those that are kept only from when a game first asks for them */
const laterFiles = []

const worker = /** @type {any} */ (self)
const cacheName = `pastime-${files["./"]}`

/** What a file is called in every build: its name without the hash. */
const stem = (/** @type {string} */ address) => address.split("/").pop()?.split(".")[0]

/** The files of this build that an earlier build was asked for: a player who had them keeps them. */
const oncePlayed = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("pastime-"))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const stems = kept.flat().map((request) => stem(request.url))
  return laterFiles.filter((file) => stems.includes(stem(file)))
}

/** A file as the build made it. The browser may have kept another: so it is asked past that again. */
const fetched = (/** @type {string} */ file) => {
  const integrity = files[file]
  return fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }))
}

/** Whether an answer that was kept is the file as the build made it. */
const isWhole = async (/** @type {string} */ file, /** @type {Response} */ kept) => {
  const digest = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer())
  return files[file] === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/** All files or none: when one cannot be had, no worker is installed, and the browser tries later. */
const install = async () => {
  const wanted = Object.keys(files).filter((file) => !laterFiles.includes(file))
  wanted.push(...await oncePlayed())
  const answers = await Promise.all(wanted.map(fetched))
  const cache = await caches.open(cacheName)
  await Promise.all(wanted.map((file, index) => cache.put(file, answers[index])))
}

const activate = async () => {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith("pastime-") && name !== cacheName)
  const cache = await caches.open(cacheName)
  // What was asked for while this worker waited is in the cache of the one before.
  for (const file of laterFiles) {
    if (await cache.match(file, { ignoreVary: true })) continue
    const kept = await caches.match(file, { ignoreVary: true })
    if (kept && await isWhole(file, kept.clone())) await cache.put(file, kept)
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
  const file = laterFiles.find((file) => new URL(file, location.href).href === request.url)
  if (!file) return fetch(request)
  const answer = await fetched(file)
  // Where there is no room for it, it is still good to play with.
  await cache.put(request, answer.clone()).catch(() => {})
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
  // What a house is asked goes to the house alone.
  if (address.pathname.startsWith(`${scope.pathname}v1/`)) return
  event.respondWith(answer(event.request))
})
