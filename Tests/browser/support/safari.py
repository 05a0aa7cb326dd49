"""A player at a page in Safari's engine, as far as its WebDriver allows."""

from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from support.colours import ground, luminance
from support.marks import NAMES
from support.player import STANDSTILL
from support.records import identity_of
from support.storage import WITH_STORE

GET = f"([key]) => {{ {WITH_STORE} return work('readonly', (store) => store.get(key)) }}"
PUT = f"([key, text]) => {{ {WITH_STORE} return work('readwrite', (s) => s.put(text, key)) }}"

BOARD = """() => [...document.querySelectorAll(".board [role=img]")].map((row) => {
  const pegs = [...row.querySelectorAll(".peg")]
  return [pegs.map((peg) => peg.textContent).join("").toLowerCase(),
    pegs.map((peg) => peg.dataset.mark)]
})"""


class Safari:
    """Plays in a window as large as a device."""

    def __init__(self, driver, origin, size):
        self.driver = driver
        self.origin = origin
        self.page = self
        driver.set_window_rect(0, 0, *size)
        self.arrive()
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

    def arrive(self, fragment=""):
        """Loads the page again, at a fragment of its address."""
        address = f"{self.origin}/{fragment}"
        if not self.driver.current_url.startswith(self.origin):
            self.driver.get(address)
            self.find(".shell")
            return
        # A change of the fragment alone would not load the page again.
        self.evaluate("(address) => history.replaceState(null, '', address)", address)
        self.reload()

    def put(self, text):
        """Stores a record where the page keeps it."""
        self.evaluate(PUT, [f"record/{identity_of(text)}", text])

    def reload(self):
        self.driver.refresh()
        self.find(".shell")

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

    def let_motion_end(self):
        self.evaluate(STANDSTILL)

    # Reading the page

    @property
    def identity(self):
        return self.driver.current_url.rpartition("/")[2]

    @property
    def record(self):
        """What is stored of the open game, as soon as it is there."""
        return self.wait(lambda: self.evaluate(GET, [f"record/{self.identity}"]))

    def attempts(self):
        """The words on the board with their marks, as shown."""
        symbols = {name: symbol for symbol, name in NAMES.items()}
        return [
            (word, "".join(symbols[mark] for mark in marks))
            for word, marks in self.evaluate(BOARD)]

    def is_dark(self):
        """Whether the page is dark."""
        return luminance(ground(self)) < 0.1
