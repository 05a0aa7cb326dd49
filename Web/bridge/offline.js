// @ts-check
/**
 * The service worker, seen from the page. It is registered after the first frame. The program is notified of a
 * waiting new build, and decides when it takes over.
 *
 * Import implemented here: `activate()`. Export called here: `updated()`.
 */

import { isServed } from "./scope.js"

/** @typedef {import("./program.js").Program} Program */

// The least time between checks for a new build while the page stays open, in milliseconds.
const askingPause = 3_600_000

const container = navigator.serviceWorker
/** @type {ServiceWorkerRegistration | undefined} */
let registration
// The very first worker takes over the page without a reload. Every later worker has different files, so the page
// reloads.
let hasWorker = isServed()

const scripts = /** @type {any} */ (window).trustedTypes?.createPolicy(
  "pastime", { createScriptURL: (/** @type {string} */ address) => address })

/** The address of a worker or script as a trusted URL, which the page's security policy requires. */
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
  // A page that was reloaded without its worker (with Shift) reloads together with the others. A page that was
  // opened while the first worker is taking over already has its files.
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
  // The browser looks for a new build when the page is opened, so it may already be installing.
  watch()
  announce()
}

/** @type {(program: Program, registration: ServiceWorkerRegistration) => void} */
const keepAsking = (program, registration) => {
  let asked = performance.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < askingPause) return
    asked = performance.now()
    // Without a network there is no new build.
    registration.update().catch(() => {})
  }, { signal: program.signal })
}
