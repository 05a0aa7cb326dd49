"""Every screen, once: what has to hold on all of them, on a phone, on a laptop, and enlarged."""

import pytest

from conftest import LAPTOP, PHONE
from support.barriers import barriers, barriers_in_any_appearance
from support.doubled import double_letters
from support.layout import at_each, faults, measure
from support.reflow import lost
from support.scenes import SCENES
from support.screens import SCREENS

GAMES = [
    "a Codeword in its middle", "a Codeword of unlimited attempts", "a Codeword not found",
    "an Anagrams of many words", "a Hangman of a phrase", "a Hangman found", "a Memorize of 24 pairs",
    "a Memorize of 6 pairs, done", "a Times in its middle", "a sprint of Times"]
EVERYTHING = SCREENS | {name: SCENES[name] for name in GAMES}

# In points: what a window of 1280 by 1024 has at 200, 250, 300 and 400 %, and two more low ones.
ENLARGED = [(640, 512), (512, 410), (427, 341), (320, 256), (455, 256), (360, 300)]

# Phones on which words twice as long must have room.
SMALL = [(320, 568), (390, 844)]

# Buttons that look like plain text. A row of the list and the buttons on a card are recognised by
# the border around them.
BARE = """() => {
  const front = document.querySelector(":modal") ?? document
  const page = getComputedStyle(document.documentElement).backgroundColor
  const clear = "rgba(0, 0, 0, 0)"
  const isEdged = (element) => {
    const style = getComputedStyle(element)
    const isFilled = ![page, clear].includes(style.backgroundColor)
    return isFilled || style.borderTopStyle !== "none" && parseFloat(style.borderTopWidth) >= 1
      || style.textDecorationLine.includes("underline")
  }
  return [...front.querySelectorAll("button:not(:disabled), .segment span, select, input")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest("[inert], .swiped"))
    .filter((element) => !isEdged(element)
      && !element.closest(".segment-row, .history-row, .game-tile, .day-card, .theme"))
    .filter((element) => element.type !== "range" && element.dataset.face !== "matched")
    .map((element) => element.outerHTML.slice(0, 120))
}"""


@pytest.mark.every_screen
@pytest.mark.parametrize("screen", EVERYTHING)
def test_there_is_no_barrier_nothing_is_lost_and_words_twice_as_long_have_room(seat, screen):
    # Without motion no colour is half-way through a change when axe looks.
    player = seat(PHONE, reduced_motion="reduce", color_scheme="light")
    EVERYTHING[screen](player)
    page = player.page
    assert barriers_in_any_appearance(page) == []
    assert_forced_colours_leave_edges(page)
    page.set_viewport_size(LAPTOP["viewport"])
    assert barriers(page) == []
    assert_an_enlarged_page_scrolls_to_everything(player)
    # Last, because the page stays like that.
    double_letters(page)
    for size in at_each(player, SMALL):
        assert faults(measure(player)) == [], size


def assert_forced_colours_leave_edges(page):
    page.emulate_media(forced_colors="active", color_scheme="light")
    assert page.evaluate(BARE) == []
    page.emulate_media(forced_colors="none")


def assert_an_enlarged_page_scrolls_to_everything(player):
    """WCAG 1.4.10."""
    for width, height in ENLARGED:
        player.page.set_viewport_size({"width": width, "height": height})
        assert lost(player) == [], f"{width} by {height}"
