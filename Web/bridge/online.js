// @ts-check
/**
 * The online program of the server that serves the page (`Web/online`). It produces the pages that need the server.
 * It is not fetched before a player needs it, or if no server serves the page.
 *
 * Imports implemented here: `online(call, text, count)`, and `judge(text, count) -> i32`, which has to answer
 * immediately: the call of the program that led there is repeated when the judge has answered (docs/judging.md).
 * Export called here: `shown(count)`.
 */

import { linksOf } from "./language.js"
import { isMember } from "./membership.js"
import { meant } from "./offline.js"
import { headers } from "./scope.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./storage.js").Storage} Storage */

// If the online program takes longer than this, in milliseconds, the page shows that it waits.
const patience = 300

/**
 * @param {Program} program
 * @param {Storage | null} storage
 */
export const onlineImports = (program, storage) => {
  /** @typedef {{ tell: (message: string) => void, judge: (question: string) => number }} OnlineProgram */
  /** @type {Promise<OnlineProgram | null> | null} */ let online = null
  /** @type {OnlineProgram | null} */ let opened = null
  let isAway = false
  // The visit on which the player last used the online program.
  let here = 0
  const show = (/** @type {string} */ lines) =>
    program.tell(lines, (swift, count) => swift.shown(count))
  const fail = () => {
    online = opened = null
    show("e\n")
  }
  const open = async (/** @type {boolean} */ isSure) => {
    const server = isSure && isMember() ? null : await serverHere().catch(() => null)
    if (!isSure && !server?.ok) return null
    const timeout = setTimeout(show, patience, "w\n")
    try {
      const links = linksOf("online")
      const [script] = links
      // Browsers do not check the digest of an imported script. It is checked here, and the import gets the checked
      // file.
      await whole(script)
      for (const link of links) letWorkerKeep(link.href)
      const { openOnline } = await import(/** @type {string} */ (meant(script.href)))
      // A player who has gone elsewhere meanwhile is not taken to a game.
      const tell = (/** @type {string} */ lines) =>
        show(here === program.visit ? lines : lines.replace(/^\+/, ""))
      return opened = await openOnline(program, links[1], storage, server, { show: tell, fail })
    } catch (error) {
      console.info(String(error))
      fail()
    } finally {
      clearTimeout(timeout)
    }
  }
  return {
    /** @type {(call: number, start: number, count: number) => Promise<void>} */
    online: async (call, start, count) => {
      const message = program.text(start, count)
      here = program.visit
      if (call) online ??= open(call > 1)
      const hearing = await online
      // If there is no server, the next call looks for it again.
      if (hearing) hearing.tell(message)
      else online = null
    },
    /** @type {(start: number, count: number) => number} */
    judge: (start, count) => {
      const question = program.text(start, count)
      // A daily game can be played without the judge. A game that the judge holds cannot continue without it.
      if (question.startsWith("daily") && (isAway || !isMember())) return 0
      const visit = here = program.visit
      if (opened) return opened.judge(question)
      if (!isAway) {
        const { again } = program
        online ??= open(true)
        online.then((opened) => {
          isAway = !opened
          if (visit === program.visit) again()
          isAway = false
        })
      }
      return 1
    },
  }
}

/**
 * The server's description of itself, or status 404 if another kind of web server serves the page. Browsers log a
 * request for a missing resource as an error, so a file of the page is requested first: the server marks it with a
 * header.
 */
const serverHere = async () => {
  const { headers: marks } = await fetch("sw.js", { method: "HEAD", cache: "no-store" })
  return marks.has("Pastime-House")
    ? fetch("v1/house", { cache: "no-store", headers }) : new Response("", { status: 404 })
}
