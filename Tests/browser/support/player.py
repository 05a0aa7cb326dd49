"""A player at one page: what they do, and what they see, by accessible names."""

import re

from playwright.sync_api import expect

from support import records, storage
from support.colours import ground, luminance
from support.marks import NAMES
from support.waiting import wait_for

# An animation that ends may start the next one a frame later.
STANDSTILL = """async () => {
  do {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  } while (document.getAnimations().length)
}"""

# Notes what begins to move, because a short motion can be over before a busy machine looks.
NOTE_MOTION = """
window.motionBegun = []
addEventListener("animationstart", ({ animationName }) => motionBegun.push(animationName), true)
addEventListener("transitionrun", ({ propertyName }) => motionBegun.push(propertyName), true)
"""
# An event of motion comes with the first frame that shows it.
MOTION = """async () => {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return motionBegun.splice(0)
}"""


class Player:
    """Plays on a page, by touch if the device has it, else with mouse and keyboard."""

    def __init__(self, page, origin, touches):
        self.page = page
        page.add_init_script(NOTE_MOTION)
        self.origin = origin
        self.touches = touches
        self.game = page.get_by_role("region", name="Codeword")
        self.board = page.get_by_role("list", name="Tries")
        self.keyboard = page.get_by_role("group", name="Keyboard")
        self.message = page.locator(".message")
        self.history = page.get_by_role("navigation", name="Your games")
        # A puzzle that came by a link, before it is begun.
        self.welcome = page.locator(".start")
        self.rows = self.history.get_by_role("link")
        self.end = page.get_by_role("region", name="The end")
        self.modal = page.get_by_role("dialog")
        self.toast = page.locator(".toast")
        self.clock = self.game.get_by_role("timer")

    # Navigation

    def arrive(self, fragment=""):
        """Loads the page again, at a fragment of its address."""
        if self.page.url != "about:blank":
            storage.let_writes_end(self.page)
        # A change of the fragment alone would not load the page again.
        if self.page.url.partition("#")[0] == f"{self.origin}/":
            self.page.goto("about:blank")
        self.page.goto(f"{self.origin}/{fragment}")
        expect(self.page.locator(".shell")).to_be_visible()
        return self

    def reload(self):
        storage.let_writes_end(self.page)
        self.page.reload()
        expect(self.page.locator(".shell")).to_be_visible()

    def seed(self, *texts, fragment=""):
        """Stores records where the page keeps them, and opens the page."""
        storage.open_place(self.page, self.origin)
        storage.put_all(
            self.page, [[f"record/{records.identity_of(text)}", text] for text in texts])
        self.arrive(fragment)

    def open_seeded(self, text):
        """Stores one game and opens it."""
        self.seed(text, fragment=f"#/codeword/{records.identity_of(text)}")
        expect(self.game).to_be_visible()

    def press(self, target):
        """Taps or clicks."""
        if self.touches:
            target.tap()
        else:
            target.click()

    def start(self):
        """Starts a game of the chosen kind from the list."""
        self.begin(lambda: self.press(self.button("New Codeword")))

    def begin(self, press, game=None):
        """Presses what starts a game, wherever the player is: a Codeword, if no other game is named."""
        before = self.page.url
        press()
        self.page.wait_for_url(lambda url: url != before, wait_until="commit")
        expect(game or self.game).to_be_visible()

    def button(self, name):
        return self.page.get_by_role("button", name=name)

    def open_sheet(self, name):
        """Opens the modal of a button, if the button is on the screen."""
        self.press(self.button(name))
        expect(self.modal).to_be_visible()

    def offer_choices(self, game):
        """Offers the choices for a new game, by a long press on its tile."""
        self.page.locator(f".shelf-tiles [data-game={game}] > .game-tile").click(button="right")
        expect(self.modal).to_be_visible()

    def open_from_settings(self, name, settings="Settings"):
        """Opens a page that the end of the settings leads to."""
        self.open_sheet(settings)
        self.press(self.modal.locator(".ways").get_by_role("button", name=name, exact=True))

    def open_settings(self, part="General"):
        """Opens a part of the settings."""
        self.open_sheet("Settings")
        self.turn_to(part)

    def turn_to(self, part):
        """Turns to another part of the open settings."""
        if not self.choice(part, "Settings").is_checked():
            self.choose(part, "Settings")
        self.show_more()

    def close_modal(self):
        self.press(self.modal.get_by_role("button", name="Close"))
        expect(self.modal).to_have_count(0)

    def choice(self, title, group):
        """One of a group of radio buttons in the open modal; shows the hidden choices first."""
        self.show_more()
        choices = self.modal.get_by_role("group", name=group, exact=True)
        return choices.get_by_role("radio", name=title, exact=True)

    def show_more(self):
        """Shows the choices of the open modal that are hidden at first."""
        more = self.modal.locator("details:not([open]) > summary").get_by_text(
            re.compile("^(More options|Mehr)$"))
        if more.count():
            self.press(more.first)

    def choose(self, title, group):
        """Presses one of a group of radio buttons in the open modal."""
        choice = self.choice(title, group)
        self.press(choice.locator("xpath=ancestor::label"))
        expect(choice).to_be_checked()

    # Sharing

    def copy_shared(self, link="The puzzle"):
        """Copies what is shared in the open modal, with this link; returns the text and the link.

        The line above the link, which says what it offers, is left out.
        """
        self.choose(link, "Link to")
        self.press(self.modal.get_by_role("button", name="Copy", exact=True))
        expect(self.modal.get_by_role("button", name="Copied", exact=True)).to_be_visible()
        copied = self.page.evaluate("navigator.clipboard.readText()")
        text, _, place = copied.rpartition(f":\n{self.origin}/")
        return text.rpartition("\n")[0], place

    def accept(self, link):
        """Opens a puzzle that came by a link, and begins."""
        self.arrive(link)
        self.press(self.welcome.get_by_role("button", name="Play", exact=True))

    # Playing

    def key(self, name):
        """A key of the keyboard on the screen: a letter, `Enter` or `Erase`."""
        return self.keyboard.get_by_role("button", name=re.compile(f"^{name}(,|$)", re.I))

    def enter(self, word):
        """Enters a word, without submitting it."""
        for letter in word:
            if self.touches:
                self.key(letter).tap()
            else:
                self.page.keyboard.press(letter)

    def submit(self):
        if self.touches:
            self.key("Enter").tap()
        else:
            self.page.keyboard.press("Enter")

    def erase(self):
        if self.touches:
            self.key("Erase").tap()
        else:
            self.page.keyboard.press("Backspace")

    def play(self, word):
        """Submits a word."""
        self.enter(word)
        self.submit()

    def play_all(self, words):
        """Submits words that are all allowed."""
        tried = len(self.attempts())
        for number, word in enumerate(words, start=tried + 1):
            self.play(word)
            expect(self.attempt_rows).to_have_count(number)

    def come_forward(self):
        """Brings the tab to the front: browsers rarely draw a tab behind another one."""
        self.page.bring_to_front()
        return self

    def stop_time(self):
        """Stops the installed clock of the page; from then on only `pass_time` moves it."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1_000 + 1)

    def pass_time(self, seconds):
        self.page.clock.run_for(round(seconds * 1_000))

    def let_motion_end(self):
        """Waits until no animation is running."""
        self.page.evaluate(STANDSTILL)

    def rest(self):
        """Waits until the end of a game takes a tap: for half a second, a tap may have been meant for the game."""
        self.page.wait_for_timeout(600)

    # Reading the page

    def movements(self):
        """The names of the animations and transitions that have begun since this was last asked."""
        return self.page.evaluate(MOTION)

    def expect_movement(self, name):
        """Waits until an animation of this name has begun."""
        wait_for(self.page, "(name) => motionBegun.includes(name)", arg=name)

    def is_dark(self):
        """Whether the page is dark."""
        return luminance(ground(self.page)) < 0.1

    @property
    def identity(self):
        """The id of the game that the address names."""
        return self.page.url.rpartition("/")[2]

    @property
    def record(self):
        """The stored record of the open game."""
        return storage.row(self.page, f"record/{self.identity}")

    @property
    def secret(self):
        """The word to find, which the page does not show."""
        return records.secret_of(self.record)

    @property
    def attempt_rows(self):
        return self.board.get_by_role("img")

    def attempts(self):
        """The words on the board with their marks, as shown."""
        return [pegs(row) for row in self.attempt_rows.all()]

    @property
    def pegs(self):
        """The positions of the word that is being entered."""
        return self.page.get_by_role("group", name="Your word").get_by_role("button")

    def draft(self):
        """The letters entered so far; `_` where there is none."""
        return "".join(text.lower() or "_" for text in self.pegs.all_text_contents())

    def chosen_place(self):
        """The position of the next letter, from 1; None when the word is full."""
        states = [peg.get_attribute("aria-pressed") for peg in self.pegs.all()]
        return states.index("true") + 1 if "true" in states else None


def pegs(row):
    """A row of pegs as shown: the word, and its marks."""
    symbols = {name: symbol for symbol, name in NAMES.items()}
    shown = row.locator(".peg").evaluate_all(
        "(pegs) => pegs.map((peg) => [peg.textContent, peg.dataset.mark])")
    word = "".join(letter for letter, _ in shown).lower()
    return word, "".join(symbols[mark] for _, mark in shown)
