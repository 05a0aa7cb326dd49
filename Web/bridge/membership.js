// @ts-check
/** How this browser knows that it belongs to a player whose games a server stores. */

import { folder } from "./scope.js"

/** The row that marks this browser. */
export const sign = "device/house"
/**
 * The server marks the browser too. This mark is the only one left after the browser has cleared the storage. A
 * cookie of a host is valid for all its ports, and a page also gets the cookies of the folders above, so the name
 * contains the port and the folder.
 */
export const cookie = `pastime-kept${location.port && "-" + location.port}=${folder || 1}`

export const isMember = () => document.cookie.includes(cookie)
