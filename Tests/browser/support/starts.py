"""How players begin: these starts show which functions of the page's program are needed first.

They go by structure, not by names: a start is the same in every language.
"""

from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.games import KEYWORDS
from support.waiting import HeldBack


def tile(player, game):
    """The tile that starts a game at once, on a narrow page or a wide one."""
    return player.page.locator(".game-tile").nth(KEYWORDS.index(game))


def arrive(player):
    player.arrive()
    player.let_motion_end()


def begin(player, game):
    """Starts a game from a first visit's home."""
    arrive(player)
    player.press(tile(player, game))
    expect(player.page.locator(".game")).to_be_visible()
    player.let_motion_end()


def type_word(player):
    begin(player, "codeword")
    # A word that every language has.
    for key in [*"radio", "Enter"]:
        player.page.keyboard.press(key)
    player.let_motion_end()


def tap_word(player):
    begin(player, "codeword")
    keys = player.page.locator(".keyboard")
    for letter in "RADIO":
        player.press(keys.get_by_text(letter, exact=True))
    player.press(keys.locator(".wide").first)
    player.let_motion_end()


def begin_early(player):
    """Starts a game before there are words to deal it from."""
    held = HeldBack(player.page, "**/words*.txt")
    arrive(player)
    player.press(tile(player, "codeword"))
    expect(player.toast).to_be_visible()
    player.let_motion_end()
    held.let_pass()
    expect(player.page.locator(".game")).to_be_visible()
    player.let_motion_end()


# A fixed chance, which deals a German word with an umlaut. A record spells an umlaut in another way.
FIXED_CHANCE = """crypto.getRandomValues = (array) => array.fill(25)"""


def begin_with_umlaut(player):
    """Starts a game whose word has an umlaut, where the page is in German."""
    player.page.add_init_script(FIXED_CHANCE)
    begin(player, "codeword")
    if player.page.evaluate("document.documentElement.lang") == "de":
        assert "%" in player.secret, "find another number for FIXED_CHANCE"


STARTS = {
    "home on a phone": (arrive, PHONE),
    "home on a laptop": (arrive, LAPTOP),
    "Codeword before its words": (begin_early, PHONE),
    "Codeword with an umlaut": (begin_with_umlaut, PHONE),
    "Codeword by touch": (tap_word, PHONE),
    "Codeword by keyboard": (type_word, LAPTOP),
}
