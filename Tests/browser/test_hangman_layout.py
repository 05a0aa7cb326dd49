"""Hangman at every size: nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from support.hangman import Puzzle
from support.layout import faults, fits, measure
from test_layout import SIZES

ANSWERS = {
    "a short word": (["cat"], "animals"),
    "the longest word": (["sphygmomanometer"], "science"),
    "a phrase of several lines": (["every_cloud_has_a_silver_lining"], "phrases"),
    "a name with hyphens and accents": (["s%c3%a3o_tom%c3%a9_and_pr%c3%adncipe"], "countries"),
}


@pytest.fixture(params=SIZES)
def player(seat, request):
    device, width, height = SIZES[request.param]
    return seat(device, viewport={"width": width, "height": height})


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_game_under_way_has_its_place(player, answer):
    answers, category = ANSWERS[answer]
    puzzle = Puzzle(player).open(
        answers=answers, category=category, moves=["letter e", "letter x", "letter q", "hint"])
    puzzle.guess("z")
    player.let_motion_end()
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures)
    expect(puzzle.keyboard).to_be_in_viewport(ratio=1)
    expect(puzzle.drawing).to_be_in_viewport(ratio=1)


def test_what_takes_the_place_of_the_letters_has_it_too(player):
    puzzle = Puzzle(player).open()
    puzzle.tool("Guess it")
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
    player.press(puzzle.game.get_by_role("button", name="Keep playing"))
    puzzle.tool("Start over")
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)


def test_the_end_has_its_place(player):
    names = ["cat", "dog", "cow", "pig", "hen", "rat", "bat", "ant", "bee", "elk"]
    puzzle = Puzzle(player).open(answers=names)
    puzzle.guess("zxvwjf")
    expect(puzzle.end).to_contain_text("It could still have been")
    expect(puzzle.dialog).to_have_count(0)
    player.let_motion_end()
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures)


def test_the_choices_have_their_place(player):
    player.arrive()
    player.open_sheet("Choose category, difficulty and mode")
    player.press(player.sheet.locator("summary"))
    assert faults(measure(player)) == []
