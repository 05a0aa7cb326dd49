// @ts-check
/**
 * The state of the sync with the server, which the sync worker reports (`Web/sync`).
 *
 * Export called here: `synced(sign, count)`.
 */

import { name } from "./scope.js"

/** @typedef {import("./program.js").Program} Program */

/** Reports the state of the sync to the program, from now on. */
export const followSync = (/** @type {Program} */ program) => {
  const channel = new BroadcastChannel(`${name}-keeping`)
  channel.addEventListener("message", ({ data }) => {
    if (Array.isArray(data)) program.tell("", (swift) => swift.synced(...data))
  }, { signal: program.signal })
  // Another tab may do the syncing: it answers with its state.
  channel.postMessage("attended")
}
