"""Times in other ways than the classic one: typed answers, sprints, practice and what practice goes by."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.layout import faults, measure
from support.times import SPRINT, SPRINT_PROBLEMS, TYPED, TYPED_PROBLEMS, Round, played, record

DEVICES = {"touch": PHONE, "keyboard": LAPTOP}


@pytest.fixture(params=DEVICES)
def player(seat, request):
    return seat(DEVICES[request.param])


def test_answers_are_typed_to_the_end(player):
    round = Round(player).open(options=TYPED, problems=TYPED_PROBLEMS)
    expect(round.pad.get_by_role("button", name="5")).to_be_disabled()
    for typed, message in [
            (56, "Right: 7 × 8 = 56."),
            (8, "Not quite: 54 ÷ 6 = 9, not 8. 8 is one too few."),
            (17, "Right: 9 + 8 = 17."),
            # The list at the end says what was answered last.
            (8, "")]:
        round.go_on()
        expect(round.message).to_have_text("Type the answer.")
        expect(round.pad.get_by_role("button", name="OK")).to_be_disabled()
        round.type(typed)
        expect(round.problem).to_contain_text(f"= {typed}")
        round.enter()
        expect(round.message).to_have_text(message)
    expect(round.headline).to_have_text("3 of 4 right")
    expect(round.go).to_have_text("Another round")


def test_typed_input_that_is_refused_says_why(laptop):
    round = Round(laptop).open(options=TYPED, problems=TYPED_PROBLEMS, moves=["start"])
    laptop.page.keyboard.press("Enter")
    expect(round.message).to_have_text("Type the answer first.")
    laptop.page.keyboard.type("12345678")
    expect(round.message).to_have_text("The number is too long.")
    expect(round.problem).to_contain_text("= 1234567")
    for _ in range(6):
        laptop.page.keyboard.press("Backspace")
    laptop.page.keyboard.press("Enter")
    expect(round.message).to_contain_text("Not quite: 7 × 8 = 56, not 1.")
    laptop.page.wait_for_timeout(300)
    laptop.page.keyboard.press("3")
    expect(round.message).to_have_text("You’ve already answered this.")


def test_a_sprint_ends_when_its_time_is_up(player):
    player.page.clock.install()
    round = Round(player).open(options=SPRINT, problems=SPRINT_PROBLEMS)
    player.stop_time()
    round.go_on()
    expect(round.go).to_be_hidden()
    for number in range(3):
        player.pass_time(2)
        round.choose(round.shown())
        expect(round.tally).to_contain_text(f"Problem {number + 2} · {number + 1} right")
    expect(round.game.get_by_role("timer")).to_have_text("0:54")
    player.pass_time(55)
    expect(round.message).to_have_text("The sprint is over.")
    expect(round.headline).to_have_text("All 3 right")
    expect(round.go).to_have_text("Another round")
    player.pass_time(1)
    round.go_on()
    expect(round.tally).to_have_text("0 right")
    expect(round.problem).to_have_text("60 seconds")


def test_a_sprint_takes_the_second_half_of_a_double_tap_for_nothing(phone):
    phone.page.clock.install()
    round = Round(phone).open(options=SPRINT, problems=SPRINT_PROBLEMS, moves=["start"])
    phone.stop_time()
    round.answers.first.dblclick()
    expect(round.tally).to_have_text("Problem 2 · 1 right")
    phone.pass_time(0.3)
    round.choose(round.shown())
    expect(round.tally).to_contain_text("Problem 3 · 2 right")


def test_the_facts_are_a_table_that_can_be_read_without_seeing_it(laptop):
    round = Round(laptop).open(moves=played(204, 222, 195, 252, 304))
    round.tool("My tables")
    table = laptop.modal.get_by_role("table", name="Multiplying")
    expect(table.get_by_role("columnheader")).to_have_count(12)
    expect(table.get_by_role("rowheader")).to_have_count(11)
    row = table.get_by_role("row").filter(has=laptop.page.get_by_role("rowheader", name="11"))
    expect(row.get_by_role("img", name="11 × 20: wrong")).to_be_visible()
    expect(laptop.modal.locator(".legend")).to_contain_text("sure 4")


def test_practice_brings_back_what_was_missed(phone):
    round = Round(phone).open(moves=played(204, 222, 195, 252, 303))
    phone.arrive()
    phone.offer_choices("times")
    phone.choose("Practice", "Mode")
    phone.press(phone.modal.get_by_role("button", name="Start"))
    missed = set()
    for _ in range(2):
        round.go_on()
        expect(round.go).to_be_disabled()
        missed.add(round.shown())
        round.answer()
    assert missed == {220, 304}


def start_practice(player):
    player.offer_choices("times")
    player.choose("Practice", "Mode")
    player.press(player.modal.get_by_role("button", name="Start"))
    return Round(player)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1440, 900)], ids=str)
def test_practice_says_how_many_facts_are_due(seat, size):
    width, height = size
    player = seat({**PHONE, "viewport": {"width": width, "height": height}})
    player.arrive()
    round = start_practice(player)
    expect(round.message).to_have_text(
        "Nothing due. Your weakest come first. Start when you are ready.")
    assert faults(measure(player)) == []
    # Weeks ago; a right and quick choice of four answers was not sure yet.
    player.seed(record(moves=played(204, 222, 195, 252, 303)))
    player.arrive()
    round = start_practice(player)
    expect(round.message).to_have_text("5 due today. Start when you are ready.")
    assert faults(measure(player)) == []
    round.go_on()
    assert round.shown() in (220, 304)
