"""The evidence of a failed test: a picture, the console and the stored rows of each open page."""

import re
import shutil

from playwright.sync_api import Error

from support import storage
from support.service import ROOT

FOLDER = ROOT / ".build" / "failures"

# A database that does not open would keep the test waiting as well.
ROWS_IN_TIME = f"""() => Promise.race([({storage.ROWS})(), new Promise((_, reject) => {{
  AbortSignal.timeout(5_000).onabort = () => reject(new Error("the database does not open"))
}})])"""


def clear():
    """Deletes the evidence of an earlier run."""
    shutil.rmtree(FOLDER, ignore_errors=True)


def keep(browser, name, folder=FOLDER):
    """Keeps what the pages of a browser show, in a folder with the test's name."""
    folder = folder / re.sub(r"[^\w.-]+", "-", name)
    pages = [page for context in browser.contexts for page in context.pages]
    for number, page in enumerate(pages, start=1):
        folder.mkdir(parents=True, exist_ok=True)
        kept = [page.url, "", "# Console", *console(page), "", "# Rows", *rows(page)]
        (folder / f"page-{number}.txt").write_text("\n".join(kept) + "\n")
        try:
            page.screenshot(path=folder / f"page-{number}.png", timeout=5_000)
        except Error as error:
            (folder / f"page-{number}.png.txt").write_text(f"{error}\n")


def console(page):
    said = [f"{message.type}: {message.text}" for message in page.console_messages()]
    return said + [f"uncaught: {error}" for error in page.page_errors()]


def rows(page):
    try:
        return [f"{key}\n{text}\n" for key, text in zip(*page.evaluate(ROWS_IN_TIME))]
    except Error as error:
        return [f"{error}"]
