"""A page that is enlarged to 200 % and more (WCAG 1.4.10): one column that scrolls, in which everything is."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP
from support.records import identity, record
from support.reflow import lost
from support.scenes import SCENES
from support.screens import SCREENS

# In points: what a window of 1280 by 1024 has at 200, 250, 300 and 400 %, and two low ones beside it.
SIZES = [(640, 512), (512, 410), (427, 341), (320, 256), (455, 256), (360, 300)]
GAMES = [
    "a Codeword in its middle", "a Codeword of unlimited attempts", "a Codeword not found",
    "an Anagrams of many words", "a Hangman of a phrase", "a Hangman found", "a Memorize of 24 pairs",
    "a Memorize of 6 pairs, done", "a Times in its middle", "a sprint of Times"]
EVERYTHING = SCREENS | {name: SCENES[name] for name in GAMES}


@pytest.mark.parametrize("screen", EVERYTHING)
def test_wcag_1_4_10_everything_can_be_scrolled_to_on_an_enlarged_page(seat, screen):
    player = seat(LAPTOP)
    player.arrive()
    EVERYTHING[screen](player)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        assert lost(player) == [], f"{width} by {height}"


def test_wcag_1_4_10_six_letters_are_typed_and_judged_where_they_are_seen_on_an_enlarged_page(seat):
    player = seat(LAPTOP, viewport={"width": 320, "height": 256})
    player.open_seeded(record(identity(1), "banana", ["cabana"], limit=6))
    for letter in "bandit":
        player.key(letter).scroll_into_view_if_needed()
        player.key(letter).click()
    assert player.draft() == "bandit"
    player.key("Enter").click()
    expect(player.attempt_rows).to_have_count(2)
    player.let_motion_end()
    # The next row comes into view by itself, free of the keys.
    for peg in player.pegs.all():
        expect(peg).to_be_in_viewport(ratio=1)
