"""The Chromium that the suite runs in."""

import os
import shutil

# No graphics card draws here, and a process of its own for it would take a tenth of the time. Without windows Chromium
# would round the widths of letters to whole points, unlike the one with windows.
ARGUMENTS = ["--disable-gpu", "--in-process-gpu", "--font-render-hinting=none"]


def chromium():
    """The program in CHROMIUM, else the one without windows, which opens pages three times as fast, else the other."""
    wanted = os.environ.get("CHROMIUM")
    names = [wanted] if wanted else ["chromium-headless-shell", "chromium"]
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "Chromium was not found: `make test` installs it."
    return found
