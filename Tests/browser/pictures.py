#!/usr/bin/env python3
"""Takes pictures of every screen at eight sizes, light and dark, into a folder.

    .venv/bin/python Tests/browser/pictures.py FOLDER [PART_OF_A_NAME ...]

Each picture is FOLDER/SCREEN/SIZE-SCHEME.png. FOLDER/SCREEN-SCHEME.png shows all sizes of a screen, and
FOLDER/index.html all screens. Names that begin with `german` or `french` are in that language.
"""

import os
import shutil
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from conftest import LAPTOP, PHONE
from support import coach_screens, translated_screens
from support.chromium import ARGUMENTS, chromium
from support.player import Player
from support.scenes import NOON, SCENES
from support.screens import SCREENS
from support.service import running_service
from support.translations import FRENCH, GERMAN

SIZES = {
    (320, 568): PHONE, (360, 640): PHONE, (390, 844): PHONE, (844, 390): PHONE, (820, 1180): PHONE,
    (1180, 820): PHONE, (1440, 900): LAPTOP, (1920, 1080): LAPTOP,
}
SCHEMES = ["light", "dark"]
ENGLISH = {name: (reach, {}) for name, reach in (SCREENS | SCENES).items()}
TRANSLATED = {
    f"{name}: {screen}": (partial(reach, said=said), said.browser)
    for name, said in [("german", GERMAN), ("french", FRENCH)]
    for screen, reach in (translated_screens.SCREENS | translated_screens.WORD_GAMES).items()
} | {
    f"{language.lower()}: {screen}": (coach_screens.reaching(screen, language), browser)
    for language, (browser, _) in coach_screens.LANGUAGES.items() if browser
    for screen in coach_screens.SCREENS
}
SHEET = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 8px; background: #888; font: 14px sans-serif }
  figure { display: inline-block; margin: 4px; vertical-align: top }
  .tall img { zoom: 0.5 } .wide img { zoom: 0.35 }
</style><h3 style="margin: 4px">"""


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    folder, *wanted = sys.argv[1:]
    folder = Path(folder).absolute()
    names = [
        name for name in ENGLISH | TRANSLATED
        if not wanted or any(part.lower() in name.lower() for part in wanted)]
    hands = os.cpu_count() or 1
    with running_service() as origin, ProcessPoolExecutor(hands) as pool:
        parts = [pool.submit(take_all, origin, folder, names[hand::hands]) for hand in range(hands)]
        faults = [fault for part in parts for fault in part.result()]
    index(folder)
    print(f"{len(names) - len(faults)} screens are in {folder}/index.html")
    sys.exit("\n".join(faults) or None)


def take_all(origin, folder, names):
    """Takes the pictures of these screens; returns one error for each screen that failed."""
    faults = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in names:
            try:
                take(browser, origin, folder / file_name(name), *(ENGLISH | TRANSLATED)[name])
            except Exception:
                faults.append(f"{name}: {traceback.format_exc()}")
        browser.close()
    return faults


def take(browser, origin, folder, reach, options):
    """Takes the pictures of a screen; opens it once for touch and once for the mouse."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for device in [PHONE, LAPTOP]:
        with seated(browser, origin, device | options) as player:
            reach(player)
            for width, height in [size for size in SIZES if SIZES[size] is device]:
                player.page.set_viewport_size({"width": width, "height": height})
                for scheme in SCHEMES:
                    player.page.emulate_media(color_scheme=scheme)
                    player.let_motion_end()
                    player.page.screenshot(path=folder / f"{width}x{height}-{scheme}.png")
    page = browser.new_page(viewport={"width": 1630, "height": 100})
    for scheme in SCHEMES:
        sheet = folder / f"{scheme}.html"
        sheet.write_text(contact_sheet(folder.name, scheme))
        page.goto(sheet.as_uri())
        page.screenshot(path=folder.with_name(f"{folder.name}-{scheme}.png"), full_page=True)
        sheet.unlink()
    page.close()


@contextmanager
def seated(browser, origin, options):
    """A player at a fresh device."""
    options = options | {"device_scale_factor": 1, "reduced_motion": "reduce", "timezone_id": "UTC"}
    context = browser.new_context(**options)
    page = context.new_page()
    page.clock.install(time=NOON)
    try:
        yield Player(page, origin, touches=options.get("has_touch", False))
    finally:
        context.close()


def file_name(name):
    return "".join(letter for letter in name.replace(" ", "-") if letter not in ",':")


def contact_sheet(name, scheme):
    """A page with all sizes of a screen, phones first."""
    figures = [
        f'<figure class="{"wide" if width > 1000 else "tall"}">{width} × {height}<br>'
        f'<img src="{width}x{height}-{scheme}.png"></figure>' for width, height in SIZES]
    return f"{SHEET}{name}, {scheme}</h3>{''.join(figures)}"


def index(folder):
    """Writes the page with all screens that are in the folder."""
    sheets = sorted(path.name for path in folder.glob("*.png"))
    (folder / "index.html").write_text("<!doctype html><title>Pastime</title>" + "".join(
        f'<p><a href="{sheet}"><img src="{sheet}" loading="lazy" width="100%"></a>'
        for sheet in sheets))


if __name__ == "__main__":
    main()
