// @ts-check
/**
 * The name of this copy of the page. Another copy may be in another folder of the same origin, so everything that
 * the browser stores for the origin is stored under this name (docs/bridge.md).
 */

/** The folder of this copy, with its slashes; empty for the copy at the root of the origin. */
export const folder = location.pathname.match(/.+\//)?.[0] ?? ""

export const name = `pastime${folder}`

/** The headers of each request to a server. They name the folder of this page. */
export const headers = { Pastime: folder || "1" }

/** The address of this copy, without a fragment. */
export const place = location.origin + (folder || "/")

/**
 * Whether the service worker of this copy serves the page. Before this copy has a worker, the worker of a folder
 * above may serve it.
 */
export const isServed = () => navigator.serviceWorker?.controller?.scriptURL === `${place}sw.js`
