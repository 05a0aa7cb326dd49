"""The Chromium that the suite runs in."""

import os
import shutil

# Without windows it would round the widths of letters to whole points, unlike the one with windows.
ARGUMENTS = ["--disable-gpu", "--font-render-hinting=none"]


def chromium():
    """The program in CHROMIUM, else the one without windows, which opens pages three times as fast, else the other."""
    wanted = os.environ.get("CHROMIUM")
    names = [wanted] if wanted else ["chromium-headless-shell", "chromium"]
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium was not found: `make test` installs it."
    return found
