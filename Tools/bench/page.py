"""Measures the page in Chromium: its size, how soon it can be played, and how long a key takes."""

import os
import runpy
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

import coach
import keys
from history import open_list
from playwright.sync_api import sync_playwright
from service import serving

# The limits are those that `make test` holds.
TOOLS = Path(__file__).absolute().parents[1] / "web"
sys.path.append(str(TOOLS))
LIMITS = runpy.run_path(str(TOOLS / "check-sizes"))["LIMITS"]

ROUNDS = 7
LATER = (
    "sw.js", "icon-", "manifest.", "notices.", "hangman.", "meanings.", "samples.", "app-",
    "keeper.", "desk.", "coach", "later.")
BLANK = "<!doctype html><html lang=en><title>Blank</title><script type=module src=blank.js></script>"

DEALS = """(button) => Array.from({ length: 15 }, () => {
  const start = performance.now()
  button.click()
  return performance.now() - start
})"""

READY = """() => new Promise(resolve => {
  const look = () => document.querySelector(".play")
    ? resolve(performance.now()) : requestAnimationFrame(look)
  look()
})"""


def main():
    report_sizes()
    with tempfile.TemporaryDirectory() as folder, serving() as origin, blank(folder) as other, \
            sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which(os.environ.get("CHROMIUM") or "chromium"),
            args=["--no-sandbox", "--enable-precise-memory-info"])
        empty = statistics.median(start(browser, other, "() => performance.now()") for _ in range(ROUNDS))
        ours = statistics.median(start(browser, origin, READY) for _ in range(ROUNDS))
        slow = statistics.median(start(browser, origin, READY, 4) for _ in range(ROUNDS))
        line("playable, times a blank page", round(ours / empty, 2), "<3")
        line("playable at a quarter of the speed, ms", round(slow), "<1000")
        keys.report(browser, origin, line)
        coach.report(browser, origin, line)
        report_deals(browser, origin)
        report_launch(browser, origin)
        browser.close()


def line(name, measured, limit):
    print(name, measured, limit, sep="\t", flush=True)


def report_sizes():
    files = [path for path in Path("dist").iterdir()
             if path.suffix not in (".br", ".gz") and not path.name.startswith(LATER)]
    sizes = {path.name: transferred(path) for path in files}
    wasm = sum(size for name, size in sizes.items() if name.endswith(".wasm"))
    line("wasm, bytes of brotli", wasm, f"<{LIMITS['.wasm']}")
    line("first visit, bytes of brotli", sum(sizes.values()), f"<{LIMITS['']}")


def transferred(path):
    compressed = path.with_name(path.name + ".br")
    return (compressed if compressed.exists() else path).stat().st_size


def blank(folder):
    """A page that does nothing but load one module script."""
    Path(folder, "index.html").write_text(BLANK)
    Path(folder, "blank.js").write_text("performance.mark('ready')\n")
    return serving(folder)


def start(browser, origin, ready, slower=1):
    """Milliseconds from the navigation until the page is ready, in a new profile."""
    page = browser.new_context().new_page()
    if slower > 1:
        page.context.new_cdp_session(page).send(
            "Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(origin, wait_until="load")
    time = page.evaluate(ready)
    page.context.close()
    return time


def laptop(browser):
    return browser.new_context(viewport={"width": 1440, "height": 900}).new_page()


def report_deals(browser, origin):
    page = laptop(browser)
    open_list(page, origin, 1)
    for name in ("Codeword", "Anagrams", "Hangman", "Memorize", "Times"):
        start = page.get_by_role("button", name=f"New {name}")
        start.click()
        page.get_by_role("region", name=name).wait_for()
        times = start.evaluate(DEALS)
        line(f"deal of {name} with its screen, median ms", round(statistics.median(times), 1), "<20")
    page.context.close()


def report_launch(browser, origin):
    page = laptop(browser)
    open_list(page, origin, 10_000)
    times = []
    for _ in range(3):
        page.reload()
        times.append(page.evaluate(READY))
    line("launch with 10,000 games, ms", round(statistics.median(times)), "<1000")
    # The memory of the program itself is not in it: the browser does not tell that.
    memory = page.evaluate("() => performance.memory.usedJSHeapSize")
    line("heap with 10,000 games, MB", round(memory / 1e6, 1), "<100")
    page.context.close()


main()
