"""Times at every size: nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.layout import faults, fits, measure
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


@pytest.fixture(params=SIZES)
def player(seat, request):
    device, width, height = SIZES[request.param]
    return seat(device, viewport={"width": width, "height": height})


@pytest.mark.parametrize("kind", ROUNDS)
def test_a_round_under_way_has_its_place(player, kind):
    round = Round(player).open(**ROUNDS[kind])
    for moved in [False, True]:
        if moved:
            player.press(round.go)
        measures = measure(player)
        assert faults(measures) == []
        assert fits(measures)
        expect(round.problem).to_be_in_viewport(ratio=1)


def test_the_longest_message_has_its_place(player):
    round = Round(player).open(
        options="mode=round operations=* first=900-999 second=900-999 count=2 answers=0 wrong=near",
        problems="998*999 997*996", moves=["start", "answer 998001"])
    expect(round.message).to_have_text(
        "Not right: 998 × 999 = 997002, not 998001. 998001 is 999 × 999.")
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures)


def test_the_question_and_the_end_have_their_place(player):
    round = Round(player).open(moves=["start"])
    round.tool("End")
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
    round.open(moves=played(202, 223, 195, 252, 304))
    expect(round.answered).to_have_count(5)
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)


def test_the_choices_and_the_chart_have_their_place(player):
    round = Round(player).open(moves=played(202, 223, 195, 252, 304))
    round.tool("My tables")
    assert faults(measure(player)) == []
    player.arrive()
    player.open_sheet("Choose mode, numbers and answers")
    assert faults(measure(player)) == []


SMALL_AND_LOW = [(320, 568), (360, 640), (390, 844), (844, 390), (1180, 820), (1440, 900)]


@pytest.mark.parametrize("width, height", SMALL_AND_LOW)
def test_start_and_next_are_in_view(seat, width, height):
    player = seat(PHONE, viewport={"width": width, "height": height})
    player.arrive()
    player.open_sheet("Choose mode, numbers and answers")
    expect(player.sheet.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    for kind in ["the classic round", "typed answers"]:
        round = Round(player).open(**ROUNDS[kind])
        expect(round.go).to_be_in_viewport(ratio=1)
        round.go_on()
        if kind == "the classic round":
            round.answer()
        expect(round.go).to_be_in_viewport(ratio=1)
        measures = measure(player)
        assert faults(measures) == [] and fits(measures)


@pytest.mark.parametrize("width, height", SMALL_AND_LOW)
def test_the_end_has_its_headline_and_what_was_missed(seat, width, height):
    player = seat(PHONE, viewport={"width": width, "height": height})
    round = Round(player).open(moves=played(204, 222, 195, 252, 303))
    expect(round.headline).to_have_text("3 of 5 right")
    expect(round.answered.first).to_contain_text("16 × 19 = 16 × 20 − 16")
    expect(round.go).to_be_in_viewport(ratio=1)
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
