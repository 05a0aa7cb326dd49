"""A player in a browser that is driven without Playwright: what they do and see there."""

from support.colours import ground, luminance
from support.marks import NAMES
from support.player import STANDSTILL
from support.records import identity_of
from support.storage import WITH_STORE, let_writes_end

GET = f"([key]) => {{ {WITH_STORE} return work('readonly', (store) => store.get(key)) }}"
PUT = f"([key, text]) => {{ {WITH_STORE} return work('readwrite', (s) => s.put(text, key)) }}"
CLEAR = f"() => {{ {WITH_STORE} localStorage.clear(); return work('readwrite', (s) => s.clear()) }}"

BOARD = """() => [...document.querySelectorAll(".board [role=img]")].map((row) => {
  const pegs = [...row.querySelectorAll(".peg")]
  return [pegs.map((peg) => peg.textContent).join("").toLowerCase(),
    pegs.map((peg) => peg.dataset.mark)]
})"""


class Visitor:
    """The class of its browser adds `origin`, `url`, `evaluate`, `wait`, `find`, `open` and `reload`."""

    @property
    def page(self):
        return self

    def come_first(self):
        """Arrives for the first time, whatever an earlier test stored in the same browser."""
        if self.url.startswith(self.origin):
            let_writes_end(self)
            self.evaluate(CLEAR)
        self.arrive()

    def arrive(self, fragment=""):
        """Loads the page again, at a fragment of its address."""
        address = f"{self.origin}/{fragment}"
        if not self.url.startswith(self.origin):
            self.open(address)
            return
        # A change of the fragment alone would not load the page again.
        self.evaluate("(address) => history.replaceState(null, '', address)", address)
        self.reload()

    def let_load(self):
        """Waits for the whole program, too: then each press takes effect at once, and these drivers do not wait."""
        self.find(".shell")
        self.wait(lambda: self.evaluate("() => performance.getEntriesByName('whole').length > 0"))

    def put(self, text):
        """Stores a record where the page keeps it."""
        self.evaluate(PUT, [f"record/{identity_of(text)}", text])

    def let_motion_end(self):
        self.evaluate(STANDSTILL)

    @property
    def identity(self):
        return self.url.rpartition("/")[2]

    @property
    def record(self):
        """The stored record of the open game, as soon as it exists."""
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
