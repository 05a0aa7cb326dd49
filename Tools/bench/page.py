"""Measures the page in Chromium: its size, how soon it can be played, and how long a key takes."""

import os
import runpy
import shutil
import statistics
import sys
from pathlib import Path

import coach
import keys
import start
from history import open_list
from playwright.sync_api import sync_playwright
from service import serving

# The limits are those that `make test` holds.
TOOLS = Path(__file__).absolute().parents[1] / "web"
sys.path.append(str(TOOLS))
SIZES = runpy.run_path(str(TOOLS / "check-sizes"))["measured"]

DEALS = """(button) => Array.from({ length: 15 }, () => {
  const start = performance.now()
  button.click()
  return performance.now() - start
})"""


def main():
    report_sizes()
    with serving() as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which(os.environ.get("CHROMIUM") or "chromium"),
            args=["--no-sandbox", "--enable-precise-memory-info"])
        start.report(browser, origin, line)
        keys.report(browser, origin, line)
        coach.report(browser, origin, line)
        report_deals(browser, origin)
        report_launch(browser, origin)
        browser.close()


def line(name, measured, limit):
    print(name, measured, limit, sep="\t", flush=True)


def report_sizes():
    for name, (size, limit) in SIZES().items():
        line(f"{name}, bytes of brotli", size, f"<{limit + 1}")


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
        times.append(page.evaluate(start.READY))
    line("launch with 10,000 games, ms", round(statistics.median(times)), "<1000")
    # The memory of the program itself is not in it: the browser does not tell that.
    memory = page.evaluate("() => performance.memory.usedJSHeapSize")
    line("heap with 10,000 games, MB", round(memory / 1e6, 1), "<100")
    page.context.close()


main()
