// @ts-check
/**
 * The sync worker syncs games with a server, for all pages of this browser. It runs the program
 * `Sources/SyncProgram`, which makes the decisions, and performs what the program asks for. Only one of the open
 * tabs does so at a time.
 *
 * Imports implemented here: `clock() -> f64`, `entropy(pointer, count)`, `wake(milliseconds)`,
 * `tell(key, keyCount, text, textCount)`, `show(sign, count)`.
 * Exports called here: `changed(count)`, `woke()`, `attended()`, `connected(state)`.
 */

import { Program } from "../bridge/program.js"
import { name } from "../bridge/scope.js"
import { whole } from "../bridge/whole.js"
import { Server } from "./server.js"
import { Rows } from "./rows.js"
import { Turn } from "./turn.js"

// The pause after the program has ended, or could not be fetched, in milliseconds.
const pause = 60_000

/** The channel on which pages send each other the rows that they store. */
const pages = new BroadcastChannel(name)

/**
 * Whether a player joins a server, the same server again or another. What is known about the previous server is
 * then void.
 */
const isJoining = (/** @type {string} */ key) => key === "device/house"

/**
 * Runs the program until it ends, or until `signal` ends it.
 * @param {HTMLLinkElement} link the link of the program
 * @param {Turn} turn
 * @param {AbortSignal} signal
 */
const keep = async (link, turn, signal) => {
  let hasTrapped = false
  const program = new Program(() => { hasTrapped = true })
  signal.addEventListener("abort", () => program.end())
  const ended = new Promise((resolve) => program.signal.addEventListener("abort", resolve))
  const module = await WebAssembly.compileStreaming(whole({ ...link }))
  const rows = await Rows.open(program)
  // By now another tab may have the turn.
  signal.throwIfAborted()
  const server = new Server(program, rows)
  let timer = 0
  await program.instantiate(module, {
    clock: () => performance.now(),
    /** @type {(pointer: number, count: number) => void} */
    entropy: (pointer, count) => { crypto.getRandomValues(program.bytes(pointer, count)) },
    /** @type {(milliseconds: number) => void} */
    wake: (milliseconds) => {
      clearTimeout(timer)
      timer = setTimeout(() => program.tell("", (swift) => swift.woke()), milliseconds)
    },
    /** @type {(...numbers: number[]) => void} */
    tell: (key, keyCount, text, textCount) =>
      pages.postMessage([program.text(key, keyCount), program.text(text, textCount)]),
    /** @type {(sign: number, count: number) => void} */
    show: (sign, count) => turn.show([sign, count]),
    ...rows.imports(),
    ...server.imports(),
  })
  follow(program)
  turn.onAttended = async () => {
    // A page may have closed before it could send the rows that it stored.
    await rows.load().catch((error) => console.info(String(error)))
    program.tell("", (swift) => swift.attended())
  }
  await rows.load()
  await ended
  if (hasTrapped) throw new Error("the program has ended")
}

/** Sends the program the rows that pages store, and the state of the network. */
const follow = (/** @type {Program} */ program) => {
  const { signal } = program
  pages.addEventListener("message", ({ data: [key, text] }) => {
    if (text === null) return
    if (isJoining(key)) program.end()
    else program.tell(`${key}\0${text}`, (swift, count) => swift.changed(count))
  }, { signal })
  for (const type of ["online", "offline"]) {
    const state = Number(type === "online")
    addEventListener(type, () => program.tell("", (swift) => swift.connected(state)), { signal })
  }
}

const start = async (/** @type {HTMLLinkElement} */ link) => {
  const turn = new Turn()
  addEventListener("message", () => turn.attend())
  for (;;) {
    try {
      await turn.take((signal) => keep(link, turn, signal))
    } catch (error) {
      // Another tab took over the turn, or the program cannot be fetched, for example without a network.
      console.info(String(error))
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
        addEventListener("online", resolve, { once: true })
      })
    }
  }
}

addEventListener("message", ({ data }) => start(data), { once: true })
