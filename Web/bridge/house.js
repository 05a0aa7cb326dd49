// @ts-check
/**
 * How it stands with what the house keeps, which the worker tells (`Web/keeping`).
 *
 * Export called here: `stood(sign, count)`.
 */

import { name } from "./scope.js"

/** @typedef {import("./program.js").Program} Program */

/** Tells the program how it stands with what the house keeps, from now on. */
export const followKeeping = (/** @type {Program} */ program) => {
  const channel = new BroadcastChannel(`${name}-keeping`)
  channel.addEventListener("message", ({ data }) => {
    if (Array.isArray(data)) program.tell("", (swift) => swift.stood(...data))
  }, { signal: program.signal })
  // Another tab may keep the games: it tells how it stands.
  channel.postMessage("attended")
}
