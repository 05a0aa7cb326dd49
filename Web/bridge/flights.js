// @ts-check
/**
 * Animates elements from their old place to their new place. The elements before and after a batch of patches are
 * matched by `data-flies`. The animation is only drawing: the page changes immediately, and no input waits. With
 * reduced motion nothing flies.
 */

import { moves } from "./services.js"

const brief = 160
const arc = 280

/** @typedef {{ key: string | undefined, box: DOMRect }} Place */

/**
 * Records the places of all elements that may fly, and returns a function that starts their flights after the batch.
 */
export const prepareFlights = (/** @type {HTMLElement} */ root) => {
  if (!moves()) return () => {}
  /** @type {Map<Element, Place>} */ const places = new Map()
  /** @type {Map<string | undefined, DOMRect>} */ const boxes = new Map()
  for (const element of flyers(root)) {
    const place = { key: element.dataset.flies, box: element.getBoundingClientRect() }
    places.set(element, place)
    boxes.set(place.key, place.box)
  }
  return () => {
    if (!places.size) return
    for (const element of flyers(root)) {
      const key = element.dataset.flies
      const before = places.get(element)
      const from = before?.key === key ? before?.box : boxes.get(key)
      if (from) fly(element, from)
    }
  }
}

/** @type {(root: HTMLElement) => NodeListOf<HTMLElement>} */
const flyers = (root) => root.querySelectorAll("[data-flies]")

/**
 * A copy of the element flies to the new place, above everything else. The element itself appears when the copy lands.
 */
const fly = (/** @type {HTMLElement} */ element, /** @type {DOMRect} */ from) => {
  const to = element.getBoundingClientRect()
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.hypot(x, y) < 4 || !to.width || !from.width) return
  const copy = document.createElement("span")
  copy.className = "flying"
  copy.ariaHidden = "true"
  copy.textContent = element.textContent
  const { left, top, width, height } = to
  for (const [name, value] of Object.entries({ left, top, width, height })) {
    copy.style.setProperty(name, `${value}px`)
  }
  copy.style.fontSize = getComputedStyle(element).fontSize
  document.body.append(copy)
  // An element that stays in its row moves along an arc: above the row to the right, below it to the left.
  const isArc = Math.abs(y) < 4
  const lift = isArc ? Math.max(-40, Math.min(40, x / 3)) : 0
  const options = { duration: isArc ? arc : brief, easing: "ease-in-out" }
  element.animate({ opacity: [0, 0] }, options)
  copy.animate({
    transform: [
      `translate(${x}px, ${y}px) scale(${from.width / width})`,
      `translate(${x / 2}px, ${y / 2 + lift}px) scale(${(from.width / width + 1) / 2})`,
      "none",
    ],
  }, options).finished.finally(() => copy.remove())
}
