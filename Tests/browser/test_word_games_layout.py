"""Codeword and Hangman under way and at their ends, at every size: nothing is cut, and nothing scrolls."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support.hangman import Puzzle
from support.layout import at_each, faults, fits, measure, sizes_like
from support.records import identity, record

SIZES = {
    "small phone": (PHONE, 320, 568),
    "narrow phone": (PHONE, 360, 640),
    "phone": (PHONE, 390, 844),
    "phone that lies": (PHONE, 844, 390),
    "tablet upright": (TABLET, 820, 1180),
    "tablet across": (TABLET, 1180, 820),
    "laptop": (LAPTOP, 1440, 900),
    "large screen": (LAPTOP, 1920, 1080),
}
WRONG = ["crane", "slate", "moist", "pound", "liver"]
GAMES = {
    "the last row": (WRONG, 6),
    "unlimited": (WRONG[:2], None),
    "found in six": ([*WRONG, "river"], 6),
    "found in three": ([*WRONG[:2], "river"], None),
    "not found": ([*WRONG, "rival"], 6),
}
NAMES = ["cat", "dog", "cow", "pig", "hen", "rat", "bat", "ant", "bee", "elk"]
PUZZLES = {
    "a word": {"answers": ["giraffe"], "moves": ["letter e", "letter x", "hint"]},
    "a phrase": {
        "answers": ["every_cloud_has_a_silver_lining"], "category": "phrases",
        "moves": ["letter e", "letter x", "letter q"]},
    "found": {"answers": ["red_panda"], "moves": [f"letter {letter}" for letter in "xredpan"]},
    "evil": {"answers": NAMES, "moves": [f"letter {letter}" for letter in "zxvwjf"]},
}


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def player(seat, request):
    return seat(request.param)


@pytest.fixture
def sizes(player):
    return sizes_like(player, SIZES)


@pytest.mark.parametrize("game", GAMES)
def test_a_codeword_has_its_place_with_all_its_rows(player, sizes, game):
    tried, limit = GAMES[game]
    player.open_seeded(record(identity(1), "river", tried, limit=limit))
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size
        for row in player.attempt_rows.all():
            expect(row, size).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_hangman_has_its_place_with_its_word_and_all_its_keys(player, sizes, puzzle):
    opened = Puzzle(player).open(**PUZZLES[puzzle])
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size
        expect(opened.drawing, size).to_be_in_viewport(ratio=1)
        for word in opened.phrase.locator(".word").all():
            expect(word, size).to_be_in_viewport(ratio=1)
        for key in opened.game.locator(".key").all():
            expect(key, size).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("word", ["river", "rival"])
@pytest.mark.parametrize(
    "size", ["narrow phone", "phone", "tablet upright", "laptop", "phone that lies"])
def test_the_board_of_a_codeword_stays_where_it_is_when_the_game_ends(seat, size, word):
    device, width, height = SIZES[size]
    player = seat(device, viewport={"width": width, "height": height})
    tried = WRONG if word == "rival" else WRONG[:2]
    player.open_seeded(record(identity(1), "river", tried, limit=6))
    row = player.attempt_rows.first
    before = row.bounding_box()
    player.play(word)
    expect(player.end).to_be_visible()
    player.let_motion_end()
    assert row.bounding_box() == pytest.approx(before, abs=1)


def test_the_word_of_a_hangman_is_36_points_high_and_its_figure_a_third_of_the_page(seat):
    player = seat(PHONE, viewport={"width": 390, "height": 844})
    puzzle = Puzzle(player).open(answers=["giraffe"])
    size = puzzle.phrase.locator(".blank").first.evaluate(
        "(blank) => parseFloat(getComputedStyle(blank).fontSize)")
    assert round(size) == 36
    assert 0.3 < puzzle.drawing.bounding_box()["height"] / 844 < 0.34


def test_no_key_and_no_peg_is_wider_or_narrower_for_its_mark(phone):
    phone.open_seeded(record(identity(1), "river"))
    widths = "(all) => all.map((each) => each.getBoundingClientRect().width)"
    keys = phone.keyboard.locator(".key")
    before = keys.evaluate_all(widths)
    phone.play_all(["crane", "liver"])
    expect(phone.game.locator(".step")).to_contain_text("in place")
    phone.let_motion_end()
    assert keys.evaluate_all(widths) == before
    pegs = phone.attempt_rows.locator(".peg").evaluate_all(widths)
    assert max(pegs) - min(pegs) < 0.01
