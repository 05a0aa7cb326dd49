// @ts-check
/**
 * The document as Swift sees it: numbered nodes, changed by batches of patches.
 *
 * Import implemented here: `patch(words, wordCount, heap, heapCount)`, whose instructions docs/bridge.md lists.
 * The effects come after the batch, when all nodes exist: dialogs open, then the focus moves, then nodes are
 * scrolled into view.
 *
 * Browser extensions and translators replace and wrap the text nodes of a page, and add and move nodes. So a text
 * among other nodes has its own element, and a change always replaces the whole content of an element.
 */

import { Opcode } from "./protocol.js"

/** @typedef {{ dialog: HTMLDialogElement, opener: Element | null }} Modal */

const svg = "http://www.w3.org/2000/svg"

export class Patches {
  /** @type {any[]} nodes by id */
  #nodes = []
  /** @type {string[]} */
  #names = []
  /** @type {WeakMap<Node, { id: number, mask: number }>} the nodes that handle events */
  #listening = new WeakMap()
  /** @type {Modal[]} open dialogs, innermost last */
  #modals = []
  #listen

  /**
   * @param {HTMLElement} root node 1; it is emptied
   * @param {(kind: number, type: string) => void} listen called for each type of event to come
   */
  constructor(root, listen) {
    root.replaceChildren()
    this.#nodes[1] = root
    this.#listen = listen
  }

  /** The node that gets events from outside the root: the open dialog, or the page. */
  get front() {
    const root = this.#nodes[1]
    // Other programs may have added nodes.
    const page = [...root.children].find((node) => this.#listening.has(node)) ?? root
    return this.#modals.filter(isOpen).at(-1)?.dialog ?? page
  }

  /**
   * The id of a node that handles events of this kind.
   * @param {Node} node
   * @param {number} kind
   */
  handler(node, kind) {
    const entry = this.#listening.get(node)
    return entry && entry.mask & (1 << kind) ? entry.id : 0
  }

  /**
   * @param {Uint32Array} words
   * @param {string} heap all strings of the batch, one after another
   */
  apply(words, heap) {
    const nodes = this.#nodes
    const focused = document.activeElement
    const place = placeInForm(focused)
    /** @type {HTMLDialogElement[]} */ const opening = []
    /** @type {Element[]} */ const revealed = []
    /** @type {any} */ let focus = null
    let at = 0
    let cut = 0
    const operand = () => words[at++]
    const name = () => this.#names[operand()]
    const string = () => heap.slice(cut, (cut += operand()))

    while (at < words.length) {
      const word = operand()
      const argument = word >>> 8
      const node = nodes[argument]
      switch (word & 0xff) {
        case Opcode.define: this.#names[argument] = string(); break
        case Opcode.event: this.#listen(argument, string()); break
        case Opcode.element: nodes[argument] = document.createElement(name()); break
        case Opcode.vector: nodes[argument] = document.createElementNS(svg, name()); break
        case Opcode.text: (nodes[argument] = document.createElement("text-run")).textContent = string(); break
        case Opcode.insert: insert(node, nodes[operand()], nodes[operand()]); break
        case Opcode.remove: node.close?.(); node.remove(); this.#forget(argument); break
        case Opcode.forget: this.#forget(argument); break
        case Opcode.content: node.textContent = string(); break
        case Opcode.attribute: node.setAttribute(name(), string()); break
        case Opcode.unset: node.removeAttribute(name()); break
        case Opcode.property: setProperty(node, name(), string()); break
        case Opcode.flag: node[name()] = operand() === 1; break
        case Opcode.style: node.style.setProperty(name(), string()); break
        case Opcode.listen: this.#listening.set(node, { id: argument, mask: operand() }); break
        case Opcode.focus: focus = node; break
        case Opcode.reveal: revealed.push(node); break
        case Opcode.modal: opening.push(node); break
        default: throw new Error(`unknown patch ${word & 0xff} at word ${at - 1}`)
      }
    }
    const closed = this.#closedModals()
    for (const dialog of opening) this.#open(dialog, focused)
    if (focus) focus.focus({ preventScroll: true })
    else if (!opening.length) {
      const title = this.#modals.at(-1)?.dialog.querySelector("h2")
      restoreFocus([focused, ...closed.map(({ opener }) => opener), inPlace(place), title])
    }
    for (const element of revealed) element.scrollIntoView({ block: "nearest", inline: "nearest" })
  }

  #forget(/** @type {number} */ id) {
    this.#listening.delete(this.#nodes[id])
    // Deleting would make the array a dictionary, which is slower.
    this.#nodes[id] = undefined
  }

  #open(/** @type {HTMLDialogElement} */ dialog, /** @type {Element | null} */ opener) {
    if (!dialog.open) dialog.showModal()
    this.#modals.push({ dialog, opener })
  }

  /** Removes the dialogs that have been closed from the list and returns them, innermost first. */
  #closedModals() {
    const closed = this.#modals.filter((modal) => !isOpen(modal)).reverse()
    if (closed.length) this.#modals = this.#modals.filter(isOpen)
    return closed
  }
}

/**
 * Inserts a node before another node, or before the wrapper that another program has put around it, or else at the end.
 * @type {(node: any, parent: any, before: any) => void}
 */
const insert = (node, parent, before) => {
  while (before && before.parentNode !== parent) before = before.parentNode
  parent.insertBefore(node, before ?? null)
}

const isOpen = (/** @type {Modal} */ { dialog }) => dialog.open && dialog.isConnected

/** @type {(node: any, name: string, value: string) => void} */
const setProperty = (node, name, value) => {
  // Setting a field to its current value would move its caret to the end.
  if (node[name] !== value) node[name] = value
}

/** Where an element is in its form; null for one that is in none. */
const placeInForm = (/** @type {any} */ element) => {
  const form = element?.form
  return form && { form, isMain: element.type === "submit", index: [...form.elements].indexOf(element) }
}

/** The element that is in that place now: the main button in that of the main one. */
const inPlace = (/** @type {ReturnType<typeof placeInForm>} */ place) =>
  place && ((place.isMain && place.form.querySelector("[type=submit]")) ||
    place.form.elements[Math.min(place.index, place.form.elements.length - 1)])

/**
 * Removing or moving a node, or closing a dialog, may lose the focus. The first candidate that is still in the document
 * gets it: without any, the title of the dialog in front.
 */
const restoreFocus = (/** @type {any[]} */ candidates) => {
  if (document.activeElement && document.activeElement !== document.body) return
  const element = candidates.find((element) => element?.isConnected && element !== document.body)
  // A title has no place in the order of the keyboard.
  if (element?.localName === "h2") element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
