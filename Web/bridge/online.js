// @ts-check
/**
 * The online program of the server that serves the page, which says what is shown of it (`Web/online`). Nothing of it
 * is fetched before a player looks, nor where no server serves the page.
 *
 * Imports implemented here: `online(call, text, count)`, and `judge(text, count) -> i32`, which has to be answered
 * at once: the call of the program that led there is made again when the judge has answered (docs/judging.md).
 * Export called here: `shown(count)`.
 */

import { isMember } from "./membership.js"
import { meant } from "./offline.js"
import { headers } from "./scope.js"
import { letWorkerKeep } from "./services.js"
import { whole } from "./whole.js"

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./storage.js").Storage} Storage */

// An online program that is there within this time, in milliseconds, is not waited for to the eye.
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
  // On which visit the online program heard last from the player.
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
      /** @type {NodeListOf<HTMLLinkElement>} */
      const links = document.querySelectorAll("link[data-online]")
      const [script] = links
      // Browsers check no digest of what a script imports: it takes what was checked here.
      await whole(script)
      for (const link of links) letWorkerKeep(link.href)
      const { openOnline } = await import(/** @type {string} */ (meant(script.href)))
      // Nobody is taken to a game who went elsewhere meanwhile.
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
      // Where there is no server, it is looked for again the next time.
      if (hearing) hearing.tell(message)
      else online = null
    },
    /** @type {(start: number, count: number) => number} */
    judge: (start, count) => {
      const question = program.text(start, count)
      // The game of a day can be everybody's; one that is with the judge cannot go on without him.
      if (question.startsWith("daily") && (isAway || !isMember())) return 0
      const visit = here = program.visit
      if (opened) return opened.judge(`${document.documentElement.lang}\n${question}`)
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
 * What the server says of itself; that there is none where another server serves the page. A browser notes a
 * question that nobody answers as an error, so first a file of the page is asked for, which a server marks as its own.
 */
const serverHere = async () => {
  const { headers: marks } = await fetch("sw.js", { method: "HEAD", cache: "no-store" })
  return marks.has("Pastime-House")
    ? fetch("v1/house", { cache: "no-store", headers }) : new Response("", { status: 404 })
}
