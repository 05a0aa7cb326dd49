// @ts-check
/** What tells that this browser is one of a player's whose games a house keeps. */

/** The row that says so. */
export const sign = "device/house"
/** The house says it too: it is all that is left where the browser has cleared the storage. */
export const cookie = "pastime-kept=1"

export const isMember = () => document.cookie.includes(cookie)
