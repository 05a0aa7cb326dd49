// @ts-check
/**
 * How it stands with what the server keeps, which the worker tells (`Web/sync`).
 *
 * Export called here: `synced(sign, count)`.
 */

import { name } from "./scope.js"

/** @typedef {import("./program.js").Program} Program */

/** Tells the program how it stands with what the server keeps, from now on. */
export const followSync = (/** @type {Program} */ program) => {
  const channel = new BroadcastChannel(`${name}-keeping`)
  channel.addEventListener("message", ({ data }) => {
    if (Array.isArray(data)) program.tell("", (swift) => swift.synced(...data))
  }, { signal: program.signal })
  // Another tab may keep the games: it tells how it stands.
  channel.postMessage("attended")
}
