// @ts-check
/** Links to places of the page. */

/** A text in which a line that names a place of the page, `#/…`, has become its full address. */
export const linked = (/** @type {string} */ text) =>
  text.replace(/^#\/.*/m, (place) => new URL(place, location.href).href)
