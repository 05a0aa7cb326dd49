"""Safari's engine: WebKitGTK's small browser on a display of its own, driven by its WebDriver."""

import os
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

SIZE = (1280, 900)


def installed(name):
    """The path of a program, which must be there."""
    # The small browser is no program for people, so it is not in the path.
    beside = sorted(Path("/usr/lib").glob(f"*/webkit2gtk-4.*/{name}"))
    path = shutil.which(name) or (str(beside[-1]) if beside else None)
    assert path, f"{name} was not found: `make test` installs it."
    return path


@contextmanager
def display():
    """An X display on a free number; gives its name."""
    reading, writing = os.pipe()
    width, height = SIZE
    server = subprocess.Popen(
        [installed("Xvfb"), "-displayfd", str(writing), "-nolisten", "tcp",
         "-screen", "0", f"{width}x{height}x24"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            name = number.readline().strip()
        assert name, "Xvfb did not start."
        yield f":{name}"
    finally:
        server.terminate()
        server.wait(timeout=10)


@contextmanager
def webkit():
    """A WebDriver for a fresh browser."""
    options = Options()
    options.binary_location = installed("MiniBrowser")
    options.add_argument("--automation")
    with display() as name:
        environment = os.environ | {"DISPLAY": name}
        service = Service(installed("WebKitWebDriver"), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_window_rect(0, 0, *SIZE)
            yield driver
        finally:
            driver.quit()
