"""A player at a page in Safari's engine, as far as its WebDriver allows."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from support import storage
from support.visitor import Visitor


class Safari(Visitor):
    """Plays in a window as large as a device."""

    def __init__(self, driver, origin, size):
        self.driver = driver
        self.origin = origin
        driver.set_window_rect(0, 0, *size)
        self.come_first()
        self.wait(lambda: tuple(self.evaluate("() => [innerWidth, innerHeight]")) == size)

    def evaluate(self, function, argument=None):
        """The result of a function in the page, as soon as there is one."""
        found, error = self.driver.execute_async_script(
            f"const [given, done] = arguments; Promise.resolve(({function})(given))"
            ".then((found) => done([found, null]), (error) => done([null, String(error)]))",
            argument)
        assert error is None, error
        return found

    def wait(self, condition):
        """Waits until a condition holds; returns its result."""
        return WebDriverWait(self.driver, 10, poll_frequency=0.05).until(lambda _: condition())

    # Navigation

    @property
    def url(self):
        return self.driver.current_url

    def open(self, address):
        self.driver.get(address)
        self.let_load()

    def reload(self):
        storage.let_writes_end(self)
        self.driver.refresh()
        self.let_load()

    # Playing

    def find(self, selector):
        return self.wait(lambda: self.all(selector))[0]

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def button(self, name):
        """The control with this name that can be pressed."""
        return self.find(f"button[aria-label='{name}']")

    def type(self, *keys):
        for key in keys:
            self.driver.switch_to.active_element.send_keys(key)
