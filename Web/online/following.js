// @ts-check
/**
 * The events of a race, as the server sends them. The stream contains only what ordinary requests return too: if it
 * is delayed, breaks or is suspended, the online program is notified and sends a request.
 *
 * Import implemented here: `follow(path, count)`.
 * Export called here: `heard(count)`.
 */

/** @typedef {import("../bridge/program.js").Program} Program */

// How long a stream may be silent before the online program sends a request, in milliseconds: a stream that has
// already sent something, and a stream that has not, which may be delayed on its way.
const silence = 20_000
const patience = 3_000
// The shortest and the longest pause before a broken stream is opened again, in milliseconds.
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
    // The last known event is requested again. Its arrival immediately shows that the stream is not delayed.
    stream = new EventSource(`v1/${path}?since=${Math.max(0, last - 1)}`)
    for (const kind of ["news", "stage"]) {
      stream.addEventListener(kind, ({ data, lastEventId }) => {
        const number = Number(lastEventId) || last
        // A stream that only repeats known events, and then ends, is opened less and less often.
        if (number > last) delay = soonest
        last = number
        askAfter(silence)
        hear(`${kind} ${data}`)
      })
    }
    // The browser gives up if the response is a server error. The stream is opened again for as long as it is wanted.
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
