"""Waiting for what takes as long as it takes."""

import time

from playwright.sync_api import Error

# Seconds. A test still fails if something never comes.
PATIENCE = 30


def until(condition):
    """Waits until a condition holds; returns its result."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


def wait_for(page, script, arg=None):
    """Waits until a function in a page returns something true, or a promise of it.

    Playwright's own `wait_for_function` takes a promise for true, whatever it holds, so no test uses it.
    """
    def holds():
        try:
            return page.evaluate(script, arg)
        except Error as error:
            # The page has just been replaced by the one that the test waits for.
            if "context was destroyed" in str(error):
                return False
            raise

    until(holds)


class HeldBack:
    """Requests that wait on their way until a test lets them pass. Later ones pass at once."""

    def __init__(self, page, files, source=None):
        self.page = page
        self.routes = []
        self.passes = False
        (source or page).route(files, self._handle)

    def _handle(self, route):
        route.continue_() if self.passes else self.routes.append(route)

    def wait(self):
        """Waits until there is a request. A test hears nothing of a page except while it asks it something."""
        until(lambda: self.page.evaluate("true") and self.routes)

    def let_pass(self):
        self.wait()
        self.passes = True
        for route in self.routes:
            route.continue_()
