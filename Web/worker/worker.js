// @ts-check
/**
 * The service worker: keeps a complete offline copy of one build of the page, so that it opens without a network.
 *
 * The build fills in the two lines below. A new build is a new worker with its own cache. It waits until the player
 * accepts it, so that no page ever gets files of two builds.
 *
 * A file is cached only as the build made it: a file that is truncated, altered or wrong is rejected.
 */

/** @type {Record<string, string>} the files of this build and their digests; the page itself is "./" */
const files = {}
/** @type {string[]} the files that are cached only when a game first requests them */
const laterFiles = []

const worker = /** @type {any} */ (self)
const scope = new URL("./", location.href)
const cacheName = `pastime${scope.pathname}${files["./"]}`

/** Whether a file is in the folder of this copy of the page, where all files of a build are. */
const isOurs = (/** @type {{ url: string }} */ { url }) => new URL(".", url).href === scope.href

/** The cached files of this copy, by cache. Other copies may have caches in the same origin. */
const cached = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("pastime"))
  return Promise.all(names.map(async (name) => {
    const all = await (await caches.open(name)).keys()
    const ours = all.filter(isOurs)
    return { name, ours, isShared: ours.length < all.length }
  }))
}

/** The name of a file in every build: without the hash. The parts of a program share one name. */
const stem = (/** @type {string} */ address) =>
  address.split("/").pop()?.split(".")[0].replace(/-rest$/, "")

/** The later files of this build that an earlier build has cached: a player who had them keeps them. */
const oncePlayed = async () => {
  const stems = (await cached()).flatMap(({ ours }) => ours).map((request) => stem(request.url))
  return laterFiles.filter((file) => stems.includes(stem(file)))
}

/**
 * Fetches a file as the build made it. The browser may have cached another file, so a failed request is repeated
 * without its cache.
 */
const fetched = (/** @type {string} */ file) => {
  const integrity = files[file]
  return fetch(file, { integrity }).catch(() => fetch(file, { integrity, cache: "reload" }))
}

/** Whether a cached response is the file as the build made it. */
const isWhole = async (/** @type {string} */ file, /** @type {Response} */ kept) => {
  const digest = await crypto.subtle.digest("SHA-256", await kept.arrayBuffer())
  return files[file] === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}

/**
 * Caches all files or none: if a file cannot be fetched, the worker is not installed, and the browser tries again
 * later.
 */
const install = async () => {
  const wanted = Object.keys(files).filter((file) => !laterFiles.includes(file))
  wanted.push(...await oncePlayed())
  const answers = await Promise.all(wanted.map(fetched))
  const cache = await caches.open(cacheName)
  await Promise.all(wanted.map((file, index) => cache.put(file, answers[index])))
}

const activate = async () => {
  const others = (await cached()).filter(({ name, ours }) => name !== cacheName && ours.length)
  const cache = await caches.open(cacheName)
  // Files that were requested while this worker waited are in the cache of the previous worker.
  for (const file of laterFiles) {
    if (await cache.match(file, { ignoreVary: true })) continue
    const before = await caches.match(file, { ignoreVary: true })
    if (before && await isWhole(file, before.clone())) await cache.put(file, before)
  }
  await Promise.all(others.map(remove))
  await worker.clients.claim()
}

/**
 * Removes a cache. In earlier versions copies of the same build shared a cache: from a shared cache, only the files
 * of this copy are removed.
 */
const remove = async (/** @type {{ name: string, ours: readonly Request[], isShared: boolean }} */ before) => {
  if (!before.isShared) return caches.delete(before.name)
  const cache = await caches.open(before.name)
  return Promise.all(before.ours.map((request) => cache.delete(request, { ignoreVary: true })))
}

const answer = async (/** @type {Request} */ request) => {
  const cache = await caches.open(cacheName)
  // A name always has the same content, whatever the `Vary` header of a server says.
  const kept = await cache.match(
    request.mode === "navigate" ? "./" : request, { ignoreVary: true })
  if (kept) return kept
  const file = laterFiles.find((file) => new URL(file, location.href).href === request.url)
  if (!file) return fetch(request)
  const parts = laterFiles.filter((other) => stem(other) === stem(file))
  const fetching = parts.map(fetched)
  await Promise.all(fetching).then((answers) => keep(cache, parts, answers), () => {})
  return fetching[parts.indexOf(file)]
}

/** Caches the parts of a program, all or none. If there is no room for them, the program still works. */
const keep = async (/** @type {Cache} */ cache, /** @type {string[]} */ parts, /** @type {Response[]} */ answers) => {
  try {
    await Promise.all(parts.map((part, index) => cache.put(part, answers[index].clone())))
  } catch {
    // Another request may have cached them.
    const kept = await Promise.all(parts.map((part) => cache.match(part, { ignoreVary: true })))
    if (!kept.every(Boolean)) await Promise.all(parts.map((part) => cache.delete(part)))
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()))
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()))
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "activate") worker.skipWaiting()
})
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url, mode } = event.request
  // Requests for other folders go directly to the server: requests to the server's API, and other copies of the page.
  if (method !== "GET" || !isOurs({ url })) return
  // Other pages of the same server, such as its health page, do not belong to this copy.
  if (mode === "navigate" && new URL(url).pathname !== scope.pathname) return
  event.respondWith(answer(event.request))
})
