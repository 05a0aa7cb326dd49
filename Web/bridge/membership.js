// @ts-check
/** What tells that this browser is one of a player's whose games a server keeps. */

import { folder } from "./scope.js"

/** The row that says so. */
export const sign = "device/house"
/**
 * The server says it too: it is all that is left where the browser has cleared the storage. Cookies of a host are for
 * all its ports, and a page is told those of the folders above too.
 */
export const cookie = `pastime-kept${location.port && "-" + location.port}=${folder || 1}`

export const isMember = () => document.cookie.includes(cookie)
