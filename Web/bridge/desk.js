// @ts-check
/**
 * The desk of the house that serves the page, which says what is shown of it (`Web/desk`). Nothing of it is
 * fetched before a player looks, nor where no house serves the page.
 *
 * Import implemented here: `desk(call, text, count)`. Export called here: `shown(count)`.
 */

import { meant } from "./offline.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./storage.js").Storage} Storage */

// A desk that is there within this time, in milliseconds, is not waited for to the eye.
const patience = 300

/**
 * @param {Program} program
 * @param {Storage | null} storage
 */
export const deskImports = (program, storage) => {
  /** @type {Promise<Program | null> | null} */ let desk = null
  const show = (/** @type {string} */ lines) =>
    program.tell(lines, (swift, count) => swift.shown(count))
  const fail = () => {
    desk = null
    show("e\n")
  }
  const open = async (/** @type {boolean} */ isSure) => {
    const house = isSure ? null : await houseHere()
    if (!isSure && !house) return null
    const waiting = setTimeout(show, patience, "w\n")
    try {
      /** @type {NodeListOf<HTMLLinkElement>} */
      const links = document.querySelectorAll("link[data-desk]")
      const [script] = links
      // Browsers check no digest of what a script imports: it takes what was checked here.
      await whole(script)
      for (const link of links) letWorkerKeep(link.href)
      const { openDesk } = await import(/** @type {string} */ (meant(script.href)))
      return await openDesk(program, links[1], storage, house, show, fail)
    } catch (error) {
      console.info(String(error))
      fail()
    } finally {
      clearTimeout(waiting)
    }
  }
  return {
    /** @type {(call: number, start: number, count: number) => Promise<void>} */
    desk: async (call, start, count) => {
      const message = program.text(start, count)
      if (call) desk ??= open(call > 1)
      const opened = await desk
      // Where there is no house, it is looked for again the next time.
      if (opened) opened.tell(message, (swift, count) => swift.told(count))
      else desk = null
    },
  }
}

/** What the house says of itself; nothing where none serves the page. @returns {Promise<Response | null>} */
const houseHere = async () => {
  const answer = await fetch("v1/house", { cache: "no-store" }).catch(() => null)
  const isHouse = answer?.ok && (await answer.clone().text()).startsWith("pastime-house")
  return isHouse ? answer : null
}
