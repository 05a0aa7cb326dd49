"""Safari's engine: WebKitGTK's MiniBrowser on a virtual display, driven by its WebDriver."""

import os
import shutil
import subprocess
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Room for every window that a test opens.
SIZE = (1440, 1366)
# How long a page may take, in seconds; by default the driver waits for five minutes.
PATIENCE = 20
# A window that a page opens has no toolbar, so it can be as narrow as a phone. Opening it needs a click.
OPENER = "data:text/html,<button onclick='open(``,``,`popup,width=390,height=844`)'>open"
THEMES = {"light": "Adwaita", "dark": "Adwaita:dark"}


def installed(name):
    """The path of a program, which must be there."""
    # The MiniBrowser is not meant for people, so it is not in PATH.
    beside = sorted(Path("/usr/lib").glob(f"*/webkit2gtk-4.*/{name}"))
    path = shutil.which(name) or (str(beside[-1]) if beside else None)
    assert path, f"{name} was not found: `make test` installs it."
    return path


@contextmanager
def display():
    """An X display with a free number; returns its name."""
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
def webkit(appearance="light"):
    """A WebDriver for a fresh browser, on a system in light or dark mode."""
    options = Options()
    options.binary_location = installed("MiniBrowser")
    options.add_argument("--automation")
    with display() as name:
        environment = os.environ | {"DISPLAY": name, "GTK_THEME": THEMES[appearance]}
        service = Service(installed("WebKitWebDriver"), env=environment)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_page_load_timeout(PATIENCE)
            open_bare_window(driver)
            yield driver
        finally:
            driver.quit()


class Webkit:
    """A browser for many tests, which is started again when its engine has crashed."""

    def __init__(self, appearance):
        self.appearance = appearance
        self.running = ExitStack()
        self.driver = None

    def awake(self):
        """The driver of a browser that answers."""
        try:
            # A crashed page has no elements, though it may still have an address.
            self.driver.find_element(By.TAG_NAME, "html")
        except (AttributeError, WebDriverException):
            self.close()
            self.driver = self.running.enter_context(webkit(self.appearance))
        return self.driver

    def close(self):
        # Ending the session of a crashed browser fails.
        with suppress(WebDriverException):
            self.running.close()


def open_bare_window(driver):
    """Continues in a window without a toolbar."""
    first = driver.current_window_handle
    driver.get(OPENER)
    driver.find_element(By.TAG_NAME, "button").click()
    WebDriverWait(driver, 10).until(lambda _: len(driver.window_handles) == 2)
    driver.close()
    [bare] = [handle for handle in driver.window_handles if handle != first]
    driver.switch_to.window(bare)
