"""By keyboard alone: the focus is never lost and always visible (CW-1, CW-8)."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP
from support.focus import choose, focus_faults, focused_name, tab_to, tab_until, tab_to_choices
from support.words import wrong_words


class Keys:
    """A keyboard; after each key, something must visibly have the focus."""

    def __init__(self, page):
        self.page = page
        self.keyboard = self
        self.faults = []

    def press(self, key):
        self.page.keyboard.press(key)
        self.faults += [f"after {key}: {fault}" for fault in focus_faults(self.page)]

    def type(self, word):
        for letter in word:
            self.press(letter)

    def evaluate(self, script, arg=None):
        return self.page.evaluate(script, arg)


@pytest.fixture(params=["light", "dark"])
def player(seat, request):
    return seat(LAPTOP, color_scheme=request.param)


def test_cw1_cw8_a_game_is_chosen_found_shown_and_followed_by_another_without_a_pointer(player):
    player.page.clock.install()
    player.arrive()
    keys = Keys(player.page)
    tab_to_choices(keys, "Codeword")
    keys.press("Enter")
    choose(keys, "4", group="Letters")
    tab_to(keys, "Start")
    keys.press("Enter")
    expect(player.game).to_be_visible()
    secret = player.secret
    [wrong] = wrong_words(secret, 1)

    # A word is typed, changed, refused, and entered with the arrows and the keys on the screen.
    keys.type("zzzz")
    keys.press("Enter")
    expect(player.message).to_have_text("Not in the word list.")
    for _ in range(4):
        keys.press("Backspace")
    keys.type(wrong)
    keys.press("Enter")
    expect(player.attempt_rows).to_have_count(1)
    keys.press("ArrowRight")
    keys.type(secret[1])
    tab_to(keys, "Place 1")
    keys.press("Space")
    letter = secret[0].upper()
    tab_until(keys, lambda: f"{focused_name(keys)},".startswith(f"{letter},"), f"the key {letter}")
    keys.press("Enter")
    keys.type(secret[2:])
    assert player.draft() == secret
    # The keys of the last row come after Enter.
    tab_to(keys, "Enter", key="Shift+Tab" if letter in "ZXCVBNM" else "Tab")
    keys.press("Enter")
    expect(player.end).to_be_visible()
    expect(player.end.get_by_role("heading")).to_have_text("2 tries")
    assert focused_name(player.page) == "Another game"

    # The end is shown, and another game follows.
    player.page.clock.run_for(600)
    player.let_motion_end()
    tab_to(keys, "Share", key="Shift+Tab")
    keys.press("Enter")
    expect(player.modal).to_be_visible()
    tab_to(keys, "Copy")
    keys.press("Escape")
    expect(player.modal).to_have_count(0)
    assert focused_name(player.page) == "Share"
    found = player.identity
    tab_to(keys, "Another game")
    keys.press("Enter")
    expect(player.keyboard).to_be_visible()
    assert player.identity != found
    expect(player.rows).to_have_count(2)
    assert keys.faults == []


def test_every_stop_of_the_page_shows_the_focus_going_forth_and_back(player):
    player.arrive("#/samples")
    keys = Keys(player.page)
    tab_to(keys, "Codeword. 2 attempts")
    keys.press("Enter")
    expect(player.game).to_be_visible()
    tab_to(keys, "Erase")
    for _ in range(30):
        keys.press("Shift+Tab")
    assert keys.faults == []


# The last choice of each part, and its group: beyond it, and what the first part leads to, the focus leaves the page.
LAST = {
    "General": ("System", "Motion"), "Codeword": ("5", "Letters"),
}


def test_every_stop_of_the_settings_shows_the_focus(player):
    player.arrive()
    keys = Keys(player.page)
    tab_to(keys, "Settings")
    keys.press("Enter")
    expect(player.modal).to_be_visible()
    for part, (title, group) in LAST.items():
        choose(keys, part, group="Settings")
        choose(keys, title, group=group)
        if part == "General":
            tab_to(keys, "About Pastime")
        tab_to(keys, "Close", key="Shift+Tab")
    choose(keys, "My games", group="Settings")
    tab_to(keys, "Open a file")
    keys.press("Escape")
    assert focused_name(player.page) == "Settings"
    assert keys.faults == []
