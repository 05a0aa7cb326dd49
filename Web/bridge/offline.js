// @ts-check
/**
 * The service worker, seen from the page. It is registered after the first frame. A new build that
 * waits is announced, and takes over when the program says so.
 *
 * Import implemented here: `activate()`. Export called here: `updated()`.
 */

import { isServed } from "./scope.js"

/** @typedef {import("./program.js").Program} Program */

// How often the server is asked for a new build while the page stays open, in milliseconds.
const askingPause = 3_600_000

const container = navigator.serviceWorker
/** @type {ServiceWorkerRegistration | undefined} */
let registration
// The first worker of all takes the page over as it is; each later one has other files.
let hasWorker = isServed()

const scripts = /** @type {any} */ (window).trustedTypes?.createPolicy(
  "pastime", { createScriptURL: (/** @type {string} */ address) => address })

/** The address of a worker: the page's policy wants to know that it is meant. */
export const meant = (/** @type {string} */ address) => scripts?.createScriptURL(address) ?? address

container?.addEventListener("controllerchange", () => {
  if (hasWorker) location.reload()
  hasWorker = true
})

export const offlineImports = () => ({
  activate: () => registration?.waiting?.postMessage("activate"),
})

/** @param {Program} program */
export const workOffline = async (program) => {
  if (!container) return
  registration ??= await container.register(meant("sw.js"))
  // A page that was reloaded past its worker (with Shift) goes over with the others. One that came
  // while the first worker is on its way to take over has its files already.
  hasWorker ||= registration.active?.state === "activated"
  announceWaiting(program, registration)
  keepAsking(program, registration)
}

/** @type {(program: Program, registration: ServiceWorkerRegistration) => void} */
const announceWaiting = (program, registration) => {
  const { signal } = program
  const announce = () => {
    if (registration.waiting && registration.active) program.tell("", (swift) => swift.updated())
  }
  const watch = () =>
    registration.installing?.addEventListener("statechange", announce, { signal })
  registration.addEventListener("updatefound", watch, { signal })
  // Opening the page made the browser look for a new build: it may be on its way already.
  watch()
  announce()
}

/** @type {(program: Program, registration: ServiceWorkerRegistration) => void} */
const keepAsking = (program, registration) => {
  let asked = performance.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < askingPause) return
    asked = performance.now()
    // Without a network there is nothing new.
    registration.update().catch(() => {})
  }, { signal: program.signal })
}
