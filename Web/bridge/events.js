// @ts-check
/**
 * Delivers events of the document to the nodes that handle them.
 *
 * Export called here: `dispatch(event, node, count, flags) -> handled`.
 * There is one listener for each type, in the capture phase because some types do not bubble. This file walks from
 * the target up to the root. An event outside the root (a key pressed while nothing has the focus) goes to the open
 * dialog, or to the first node in the root.
 */

import { digitPlace, keyOf, lettersOf } from "./keys.js"
import { Modifiers } from "./protocol.js"
import { showHeld } from "./telling.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./patches.js").Patches} Patches */

const disabledControl = "button:disabled, input:disabled, select:disabled, textarea:disabled"

export class Events {
  #program
  #root
  #patches

  /**
   * @param {Program} program
   * @param {HTMLElement} root
   * @param {Patches} patches
   */
  constructor(program, root, patches) {
    this.#program = program
    this.#root = root
    this.#patches = patches
  }

  /**
   * @param {number} kind
   * @param {string} type
   */
  listen(kind, type) {
    const options = { capture: true, passive: false, signal: this.#program.signal }
    document.addEventListener(type, (event) => this.#deliver(kind, event), options)
  }

  /**
   * While an export runs, the event waits, and the walk happens afterwards: a node that has been removed by then
   * gets nothing, even if its id is in use again.
   * @param {number} kind
   * @param {Event} event
   * @returns {void}
   */
  #deliver(kind, event) {
    const program = this.#program
    if (program.isRunning) return program.later(() => this.#deliver(kind, event))
    showHeld()
    const end = owner(event) ?? this.#root
    const key = event instanceof KeyboardEvent ? keyOf(event) : null
    for (let node = this.#first(event); node; node = node.parentNode) {
      if (this.#handles(node, kind, event, key)) {
        handKeyboardBack(event)
        return event.preventDefault()
      }
      if (node === end || node === this.#root) return
    }
  }

  /**
   * Whether a node handles an event. A repeated call delivers the same data to the same node: by then the id of the
   * node may belong to another node.
   * @type {(node: Node, kind: number, event: Event, text?: string | null) => number}
   */
  #handles(node, kind, event, text) {
    const id = this.#patches.handler(node, kind)
    if (!id) return 0
    const data = text ?? payload(event, /** @type {Element} */ (node))
    return this.#program.tell(
      data,
      (swift, count) => swift.dispatch(kind, id, count, flags(event)),
      () => this.#handles(node, kind, event, data))
  }

  /** @returns {Node | null} where the way begins */
  #first(/** @type {Event} */ event) {
    const target = /** @type {Node} */ (event.target)
    if (target.contains(this.#root) && target !== this.#root) return this.#patches.front
    if (!this.#root.contains(target)) return null
    const isPointing = event instanceof MouseEvent && target instanceof Element
    return isPointing && target.closest(disabledControl) ? null : target
  }
}

/** On touch devices, submitting a form closes the on-screen keyboard. */
const handKeyboardBack = (/** @type {Event} */ event) => {
  const field = document.activeElement
  const isSent = event.type === "submit" && matchMedia("(pointer: coarse)").matches
  if (isSent && field instanceof HTMLInputElement) field.blur()
}

/**
 * The control that uses the pressed key itself; the key is not delivered to the nodes above it. Enter and space
 * activate a button or a link, and a field takes every key except Escape.
 * @param {Event} event
 * @returns {Element | null}
 */
const owner = (event) => {
  if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return null
  const activates = event.key === "Enter" || event.key === " "
  if (activates) return event.target.closest("button, a[href], summary, input, select, textarea")
  return event.key === "Escape" ? null : event.target.closest("input, select, textarea")
}

/**
 * The text of an event other than a key event, for the node that handles it.
 * @param {Event} event
 * @param {Element} node
 */
const payload = (event, node) => {
  const target = /** @type {any} */ (event.target)
  if (event.type === "input" || event.type === "change") {
    return target.dataset.letters ? lettersOf(target.value) : target.value ?? ""
  }
  const hasLeft = event.type === "pointerup" && event instanceof MouseEvent
    && !node.contains(document.elementFromPoint(event.clientX, event.clientY))
  if (hasLeft || event.type === "pointercancel") return ""
  // A click that does not come from a pointer (but from a key, assistive technology, or a script) has no position.
  if (event instanceof MouseEvent && !(event.type === "click" && event.detail === 0)) {
    const { left, top } = node.getBoundingClientRect()
    return `${Math.round(event.clientX - left)} ${Math.round(event.clientY - top)}`
  }
  return ""
}

const flags = (/** @type {any} */ event) =>
  (event.shiftKey ? Modifiers.shift : 0) |
  (event.ctrlKey ? Modifiers.control : 0) |
  (event.altKey ? Modifiers.alt : 0) |
  (event.metaKey ? Modifiers.meta : 0) |
  (event.repeat ? Modifiers.repeated : 0) |
  (event.isComposing || event.keyCode === 229 ? Modifiers.composing : 0) |
  (event.button > 0 ? Modifiers.otherButton : 0) |
  digitPlace(event) * Modifiers.digit
