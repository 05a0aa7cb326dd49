"""The Chromium that the suite runs in."""

import os
import shutil

ARGUMENTS = [
    # No graphics card draws here, and a process of its own for it would take a tenth of the time.
    "--disable-gpu", "--in-process-gpu",
    # Without windows Chromium would round the widths of letters to whole points, unlike the one with windows.
    "--font-render-hinting=none",
    # To isolate sites, Chromium would start a spare process for each player: a twentieth of the time.
    "--disable-site-isolation-trials",
]


def chromium():
    """The program in CHROMIUM, else the one without windows, which opens pages three times as fast, else the other."""
    wanted = os.environ.get("CHROMIUM")
    names = [wanted] if wanted else ["chromium-headless-shell", "chromium"]
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium was not found: `make test` installs it."
    return found
