"""Hangman at every size: nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.hangman import Puzzle, record
from support.layout import at_each, faults, fits, measure, sizes_like
from support.records import identity
from test_layout import SIZES

ANSWERS = {
    "a short word": (["cat"], "animals"),
    "the longest word": (["sphygmomanometer"], "science"),
    "a phrase of several lines": (["every_cloud_has_a_silver_lining"], "phrases"),
    "a name with hyphens and accents": (["s%c3%a3o_tom%c3%a9_and_pr%c3%adncipe"], "countries"),
}


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def player(seat, request):
    return seat(request.param)


@pytest.fixture
def sizes(player):
    return sizes_like(player, SIZES)


@pytest.mark.parametrize("answer", ANSWERS)
def test_a_game_under_way_has_its_place(player, sizes, answer):
    answers, category = ANSWERS[answer]
    puzzle = Puzzle(player).open(
        answers=answers, category=category, moves=["letter e", "letter x", "letter q", "hint"])
    puzzle.guess("z")
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size
        expect(puzzle.keyboard, size).to_be_in_viewport(ratio=1)
        expect(puzzle.drawing, size).to_be_in_viewport(ratio=1)


def test_what_takes_the_place_of_the_letters_has_it_too(player, sizes):
    puzzle = Puzzle(player).open()
    puzzle.tool("Solve")
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [] and fits(measures), size
    player.press(puzzle.game.get_by_role("button", name="Keep playing"))
    puzzle.tool("Start over")
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [] and fits(measures), size


def test_the_end_has_its_place(player, sizes):
    names = ["cat", "dog", "cow", "pig", "hen", "rat", "bat", "ant", "bee", "elk"]
    puzzle = Puzzle(player).open(answers=names)
    puzzle.guess("zxvwjf")
    expect(puzzle.end).to_contain_text("It could still have been")
    for size in at_each(player, sizes):
        expect(puzzle.dialog, size).to_have_count(0)
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size


def test_the_end_has_its_place_among_other_games(player, sizes):
    games = [record(identity(number), ["cat"], moves=["answer cat"]) for number in (2, 3)]
    answers, category = ANSWERS["a phrase of several lines"]
    moves = ["letter x", "answer everycloudhasasilverlining"]
    player.seed(
        *games, record(identity(1), answers, category, moves), fragment=f"#/hangman/{identity(1)}")
    expect(player.page.locator(".distribution li")).to_have_count(6)
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size


def test_the_choices_have_their_place(player, sizes):
    player.arrive()
    player.offer_choices("hangman")
    player.show_more()
    player.press(player.modal.locator("summary").last)
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
