// @ts-check
/**
 * What this copy of the page is called where another copy may be in another folder of the same origin: all that a
 * browser keeps for an origin is kept under this name (docs/bridge.md).
 */

/** The folder of this copy, with its slashes; nothing for the one that has the whole origin. */
export const folder = location.pathname.match(/.+\//)?.[0] ?? ""

export const name = `pastime${folder}`

/** What a server is told with each request: where this page is. */
export const headers = { Pastime: folder || "1" }

/** Where this copy is, without a fragment. */
export const place = location.origin + (folder || "/")

/** Whether a service worker of this copy serves the page: one of a folder above may, before it has its own. */
export const isServed = () => navigator.serviceWorker?.controller?.scriptURL === `${place}sw.js`
