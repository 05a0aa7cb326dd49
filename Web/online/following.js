// @ts-check
/**
 * The news of a race, as the server tells them. A stream carries nothing that an ordinary question does not: where
 * it is held back, breaks or sleeps, the online program is told to ask.
 *
 * Import implemented here: `follow(path, count)`.
 * Export called here: `heard(count)`.
 */

/** @typedef {import("../bridge/program.js").Program} Program */

// How long nothing is heard of a stream before the online program asks, in milliseconds: one that has told something,
// and one that has not, which may be held back on its way.
const silence = 20_000
const patience = 3_000
// How long it takes at least and at most until a stream that broke is opened again.
const [soonest, latest] = [1_000, 15_000]

/** @param {Program} online */
export const following = (online) => {
  let path = ""
  let last = 0
  let delay = soonest
  /** @type {EventSource | null} */ let stream = null
  /** @type {number} */ let asking
  /** @type {number} */ let opening

  const hear = (/** @type {string} */ text) => online.tell(text, (swift, count) => swift.heard(count))
  const askAfter = (/** @type {number} */ time) => {
    clearTimeout(asking)
    asking = setTimeout(() => {
      hear("")
      askAfter(time)
    }, time)
  }
  const close = () => {
    stream?.close()
    stream = null
    clearTimeout(asking)
    clearTimeout(opening)
  }
  const open = () => {
    close()
    // What is known comes once more: so it is seen at once that nothing holds the stream back.
    stream = new EventSource(`v1/${path}?since=${Math.max(0, last - 1)}`)
    for (const kind of ["news", "stage"]) {
      stream.addEventListener(kind, ({ data, lastEventId }) => {
        const number = Number(lastEventId) || last
        // One that only repeats what is known, and ends, is opened ever more seldom.
        if (number > last) delay = soonest
        last = number
        askAfter(silence)
        hear(`${kind} ${data}`)
      })
    }
    // A browser gives up where the answer is an error of the server. It is tried for as long as it is wanted.
    stream.onerror = () => {
      close()
      hear("")
      if (path) opening = setTimeout(open, delay)
      delay = Math.min(2 * delay, latest)
    }
    askAfter(patience)
  }
  const look = () => {
    if (!path || document.visibilityState === "hidden") return
    hear("")
    open()
  }
  document.addEventListener("visibilitychange", look, { signal: online.signal })
  addEventListener("online", look, { signal: online.signal })
  online.signal.addEventListener("abort", close)

  return (/** @type {number} */ start, /** @type {number} */ count) => {
    path = online.text(start, count)
    last = 0
    delay = soonest
    if (path) open()
    else close()
  }
}
