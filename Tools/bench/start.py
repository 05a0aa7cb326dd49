"""How soon a first visit can be played: beside a page that does nothing, and over a slow network."""

import statistics
import tempfile
from pathlib import Path

from service import serving

ROUNDS = 7
BLANK = "<!doctype html><html lang=en><title>Blank</title><script type=module src=blank.js></script>"
# 1.6 Mbit/s with 150 ms there and back, as of a telephone on the way.
SLOW_NETWORK = {
    "offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 96_000}

NOW = "() => performance.now()"
READY = """() => new Promise((resolve) => {
  const look = () => document.querySelector(".game-tile")
    ? resolve(performance.now()) : requestAnimationFrame(look)
  look()
})"""
# A word is tried as soon as there is a board for it.
PLAYED = """() => new Promise((resolve) => {
  const type = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
  const steps = [
    [".game-tile", (button) => button.click()],
    [".codeword .key", () => [..."crane", "Enter"].forEach(type)],
    [".codeword .key:not([data-mark=''])", () => resolve(performance.now())],
  ]
  const look = () => {
    const found = document.querySelector(steps[0][0])
    if (found) steps.shift()[1](found)
    if (steps.length) requestAnimationFrame(look)
  }
  look()
})"""
# How long the second part of the program takes behind the first frame.
WHOLE = """() => new Promise((resolve) => {
  let frame = 0
  const look = () => {
    if (document.querySelector(".game-tile")) frame ||= performance.now()
    const [whole] = performance.getEntriesByName("whole")
    if (whole) resolve(whole.startTime - frame)
    else requestAnimationFrame(look)
  }
  look()
})"""


def report(browser, origin, line):
    with tempfile.TemporaryDirectory() as folder, blank(folder) as other:
        def median(place, ready, **conditions):
            return statistics.median(start(browser, place, ready, **conditions) for _ in range(ROUNDS))

        # By turns, so that what else the machine does is the same for both.
        pairs = [(start(browser, origin, READY), start(browser, other, NOW)) for _ in range(2 * ROUNDS)]
        ratio = statistics.median(ours / empty for ours, empty in pairs)
        line("home ready, times a blank page", round(ratio, 2), "<1.4")
        line("home ready at 1.6 Mbit/s, ms", round(median(origin, READY, network=SLOW_NETWORK)), "<700")
        line("a blank page at 1.6 Mbit/s, ms", round(median(other, NOW, network=SLOW_NETWORK)), "")
        line("first move at 1.6 Mbit/s, ms", round(median(origin, PLAYED, network=SLOW_NETWORK)), "<1500")
        line("home ready at a quarter of the speed, ms", round(median(origin, READY, slower=4)), "<1000")
        line(
            "second part behind the first frame, at a quarter of the speed, ms",
            round(median(origin, WHOLE, slower=4)), "<1000")


def blank(folder):
    """A page that does nothing but load one module script."""
    Path(folder, "index.html").write_text(BLANK)
    Path(folder, "blank.js").write_text("performance.mark('ready')\n")
    return serving(folder)


def start(browser, origin, ready, slower=1, network=None):
    """What a new visitor's page answers: milliseconds from the navigation."""
    page = browser.new_context().new_page()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
    page.goto(origin, wait_until="load")
    time = page.evaluate(ready)
    page.context.close()
    return time
