// @ts-check
/**
 * The service worker, seen from the page: it is registered after the first frame, a new build that
 * waits is announced, and taken over when the program says so.
 *
 * Import implemented here: `activate()`. Export called here: `updated()`.
 */

/** @typedef {import("./program.js").Program} Program */

// How often the server is asked for a new build while the page stays open, in milliseconds.
const askingPause = 3_600_000

/** @type {ServiceWorkerRegistration | undefined} */
let registration
let isReloading = false

export const offlineImports = () => ({
  activate: () => registration?.waiting?.postMessage("activate"),
})

/** @param {Program} program */
export const workOffline = async (program) => {
  const container = navigator.serviceWorker
  if (!container) return
  // The first worker of all takes the page over as it is; a later one has other files.
  const hadWorker = container.controller !== null
  container.addEventListener("controllerchange", () => {
    if (!hadWorker || isReloading) return
    isReloading = true
    location.reload()
  }, { signal: program.signal })
  registration ??= await container.register(scriptAddress("sw.js"))
  announceWaiting(program, registration)
  keepAsking(program, registration)
}

/** @type {(program: Program, registration: ServiceWorkerRegistration) => void} */
const announceWaiting = (program, registration) => {
  const announce = () => {
    if (registration.waiting && navigator.serviceWorker.controller) {
      program.tell("", (swift) => swift.updated())
    }
  }
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce)
  }, { signal: program.signal })
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

/** The page's policy wants to know that this address is meant. */
const scriptAddress = (/** @type {string} */ address) => {
  const types = /** @type {any} */ (window).trustedTypes
  if (!types) return address
  return types.createPolicy("pastime", { createScriptURL: (/** @type {string} */ s) => s })
    .createScriptURL(address)
}
