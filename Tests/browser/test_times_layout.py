"""Times at every size: nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.layout import at_each, faults, fits, measure, sizes_like
from support.times import (
    LARGEST, LARGEST_PROBLEMS, SPRINT, SPRINT_PROBLEMS, TYPED, TYPED_PROBLEMS, Round, played)
from test_layout import SIZES

ROUNDS = {
    "the classic round": {},
    "six of the largest answers": {"options": LARGEST, "problems": LARGEST_PROBLEMS},
    "two answers": {
        "options": "mode=round operations=* first=2-9 second=2-9 count=1 answers=2 wrong=near",
        "problems": "7*8=56,54"},
    "typed answers": {"options": TYPED, "problems": TYPED_PROBLEMS},
    "the largest typed answers": {
        "options": "mode=round operations=* first=900-999 second=900-999 count=1 answers=0 wrong=near",
        "problems": "998*999"},
    "a sprint": {"options": SPRINT, "problems": SPRINT_PROBLEMS},
}


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def player(seat, request):
    return seat(request.param)


@pytest.fixture
def sizes(player):
    return sizes_like(player, SIZES)


@pytest.mark.parametrize("kind", ROUNDS)
def test_a_round_under_way_has_its_place(player, sizes, kind):
    round = Round(player).open(**ROUNDS[kind])
    for moved in [False, True]:
        if moved:
            player.press(round.go)
        for size in at_each(player, sizes):
            measures = measure(player)
            assert faults(measures) == [], size
            assert fits(measures), size
            expect(round.problem, size).to_be_in_viewport(ratio=1)


def test_the_longest_message_has_its_place(player, sizes):
    round = Round(player).open(
        options="mode=round operations=* first=900-999 second=900-999 count=2 answers=0 wrong=near",
        problems="998*999 997*996", moves=["start", "answer 998001"])
    for size in at_each(player, sizes):
        expect(round.message, size).to_have_text(
            "Not quite: 998 × 999 = 997002, not 998001. 998001 is 999 × 999.")
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size


def test_the_question_and_the_end_have_their_place(player, sizes):
    round = Round(player).open(moves=["start"])
    round.tool("End")
    for size in at_each(player, sizes):
        measures = measure(player)
        assert faults(measures) == [] and fits(measures), size
    round.open(moves=played(202, 223, 195, 252, 304))
    for size in at_each(player, sizes):
        expect(round.answered, size).to_have_count(5)
        measures = measure(player)
        assert faults(measures) == [] and fits(measures), size


def test_the_choices_and_the_chart_have_their_place(player, sizes):
    round = Round(player).open(moves=played(202, 223, 195, 252, 304))
    round.tool("My tables")
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
    player.arrive()
    player.offer_choices("times")
    player.show_more()
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size


SMALL_AND_LOW = [(320, 568), (360, 640), (390, 844), (844, 390), (1180, 820), (1440, 900)]


def test_start_and_next_are_in_view(phone):
    phone.arrive()
    phone.offer_choices("times")
    for size in at_each(phone, SMALL_AND_LOW):
        expect(phone.modal.get_by_role("button", name="Start"), size).to_be_in_viewport(ratio=1)
    for kind in ["the classic round", "typed answers"]:
        round = Round(phone).open(**ROUNDS[kind])
        for size in at_each(phone, SMALL_AND_LOW):
            expect(round.go, size).to_be_in_viewport(ratio=1)
        round.go_on()
        if kind == "the classic round":
            round.answer()
        for size in at_each(phone, SMALL_AND_LOW):
            expect(round.go, size).to_be_in_viewport(ratio=1)
            measures = measure(phone)
            assert faults(measures) == [] and fits(measures), size


def test_the_end_has_its_headline_and_what_was_missed(phone):
    round = Round(phone).open(moves=played(204, 222, 195, 252, 303))
    expect(round.headline).to_have_text("3 of 5 right")
    for size in at_each(phone, SMALL_AND_LOW):
        expect(round.answered.first, size).to_contain_text("16 × 19 = 16 × 20 − 16")
        expect(round.go, size).to_be_in_viewport(ratio=1)
        measures = measure(phone)
        assert faults(measures) == [] and fits(measures), size
