"""Whole rounds of Times, to each possible end, by touch and by keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.focus import choose, focus_faults, tab_to, tab_to_choices
from support.times import Round, played
from support.worker import wait_for_worker

DEVICES = {"touch": PHONE, "keyboard": LAPTOP}


@pytest.fixture(params=DEVICES)
def player(seat, request):
    return seat(DEVICES[request.param])


def test_after_right_answers_the_round_goes_on_by_itself_where_motion_is_wanted(seat):
    round = Round(seat(PHONE), goes_on=True).open()
    round.go_on()
    for number in range(1, 6):
        expect(round.tally).to_contain_text(f"Problem {number} of 5 · {number - 1} right")
        if number > 2:
            expect(round.tally).to_contain_text(f"{number - 1} in a row")
        round.answer()
    expect(round.headline).to_have_text("All 5 right")


def test_ar1_to_ar5_the_classic_round_is_won_and_another_one_waits(player):
    player.arrive()
    round = Round(player).start()
    expect(round.problem).to_have_text("5 problems")
    expect(round.message).to_have_text("Start when you are ready.")
    for number in range(1, 6):
        expect(round.go).to_have_text("Start" if number == 1 else "Next")
        round.go_on()
        expect(round.tally).to_contain_text(f"Problem {number} of 5 · {number - 1} right")
        choices = round.choices()
        result = round.shown()
        assert result in choices and len(set(choices)) == 4
        assert all(abs(choice - result) <= 5 for choice in choices)
        round.answer()
        expect(round.said).to_contain_text(f"= {result}.")
        if number < 5:
            expect(round.answers.nth(choices.index(result))).to_have_accessible_name(
                f"{result}, your answer, right")
    expect(round.headline).to_have_text("All 5 right")
    expect(round.go).to_have_text("Another round")
    before = player.page.url
    player.rest()
    round.go_on()
    expect(round.go).to_have_text("Start")
    expect(round.tally).to_have_text("0 right")
    assert player.page.url != before


def test_ar3_a_round_is_lost_and_what_was_missed_comes_first(player):
    round = Round(player).open()
    results = []
    for right in [True, False, True, False, True]:
        round.go_on()
        expect(round.go).to_be_disabled()
        results.append(round.answer(right))
        said = "Right: " if right else "Not quite: "
        expect(round.said).to_contain_text(said)
        # The list at the end says what was answered last.
        expect(round.message).to_contain_text(said if len(results) < 5 else "")
        if not right:
            expect(round.game.locator(".choice.right")).to_have_accessible_name(
                f"{results[-1]}, right")
            expect(round.game.locator(".choice.wrong")).to_have_accessible_name(
                f"{round.choices()[0]}, your answer, wrong"
                if round.choices()[0] != results[-1] else
                f"{round.choices()[1]}, your answer, wrong")
    expect(round.headline).to_have_text("3 of 5 right")
    expect(round.answered).to_have_count(5)
    for place, number in enumerate([3, 1, 4, 2, 0]):
        expect(round.answered.nth(place)).to_contain_text(f"= {results[number]}")
    expect(round.answered.first).to_contain_text("18 × 14 = 18 × 10 + 18 × 4")


def test_ar6_nothing_jumps_from_the_start_to_the_last_problem(player):
    round = Round(player).open()
    # A pressed key is drawn smaller, but its place in the layout stays.
    parts = (
        "(game) => [...game.querySelectorAll("
        "'.problem, .answers, .go, .lesson, .said:not(.lesson) .message')].map("
        "(part) => part.offsetTop)")
    places = {tuple(round.game.evaluate(parts))}
    for number in range(4):
        round.go_on()
        places.add(tuple(round.game.evaluate(parts)))
        round.answer(number % 2 == 0)
        places.add(tuple(round.game.evaluate(parts)))
    round.go_on()
    places.add(tuple(round.game.evaluate(parts)))
    assert len(places) == 1


def test_ar6_a_double_tap_counts_once(phone):
    phone.page.clock.install()
    round = Round(phone).open(moves=["start"])
    phone.stop_time()
    place = round.answers.nth(round.choices().index(204))
    place.dblclick()
    expect(round.message).to_have_text("Right: 12 × 17 = 204.")
    phone.pass_time(0.3)
    round.go.dblclick()
    expect(round.tally).to_have_text("Problem 2 of 5 · 1 right")
    assert phone.record.splitlines()[-1].endswith(" next")


@pytest.mark.parametrize(
    "moves, key, sentence",
    [
        ([], "1", "Start the round first."),
        (["start"], "Enter", "Answer this problem first."),
        (["start"], " ", "Answer this problem first."),
        (["start", "answer 204"], "2", "You’ve already answered this."),
        (played(204, 220, 195, 252, 304), "1", "The round is over."),
    ])
def test_what_is_refused_says_why_and_changes_nothing(laptop, moves, key, sentence):
    round = Round(laptop).open(moves=moves)
    before = laptop.record
    laptop.page.keyboard.press(key)
    expect(round.message).to_have_text(sentence)
    expect(round.said).to_have_text(sentence)
    assert laptop.record == before


@pytest.mark.parametrize(
    "moves, sentence",
    [
        ([], "Start the round first."),
        (["start", "answer 204"], "You’ve already answered this."),
    ])
def test_an_answer_out_of_turn_is_refused_by_touch(phone, moves, sentence):
    round = Round(phone).open(moves=moves)
    before = phone.record
    expect(round.answers.first).to_be_disabled()
    round.answers.first.tap(force=True)
    expect(round.message).to_have_text(sentence)
    assert phone.record == before


def test_next_out_of_turn_is_refused_by_touch(phone):
    round = Round(phone).open(moves=["start"])
    round.go.tap(force=True)
    expect(round.message).to_have_text("Answer this problem first.")


def test_a_round_is_left_by_keyboard_once_that_is_said_twice(laptop):
    round = Round(laptop).open(moves=["start", "answer 204", "next"])
    tab_to(laptop.page, "End")
    laptop.page.keyboard.press("Enter")
    expect(round.message).to_have_text("End this round?")
    laptop.page.keyboard.press("Escape")
    expect(round.message).to_have_text("Choose the answer.")
    tab_to(laptop.page, "End")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "End round")
    laptop.page.wait_for_timeout(600)
    laptop.page.keyboard.press("Enter")
    expect(round.headline).to_have_text("1 of 1 right")
    assert focus_faults(laptop.page) == []


def test_a_round_is_left_by_touch(phone):
    round = Round(phone).open(moves=["start"])
    round.tool("End")
    phone.page.wait_for_timeout(600)
    round.tool("End round")
    expect(round.message).to_have_text("The round is over.")


def test_a_round_is_played_with_tab_and_enter_alone(laptop):
    laptop.page.emulate_media(reduced_motion="reduce")
    round = Round(laptop).open()
    tab_to(laptop.page, "Start")
    laptop.page.keyboard.press("Enter")
    expect(round.tally).to_contain_text("Problem 1 of 5")
    for number in range(5):
        result = round.shown()
        tab_to(laptop.page, str(result), key="Shift+Tab" if number == 0 else "Tab")
        laptop.page.keyboard.press("Enter")
        expect(round.said).to_contain_text(f"= {result}.")
        assert focus_faults(laptop.page) == []
        laptop.page.wait_for_timeout(300)
        if number < 4:
            laptop.page.keyboard.press("Enter")
            expect(round.tally).to_contain_text(f"Problem {number + 2} of 5")
    expect(round.headline).to_have_text("All 5 right")


def test_a_listener_works_out_a_round_from_what_is_spoken(laptop):
    round = Round(laptop).open(moves=["start"])
    laptop.page.keyboard.press("2")
    expect(round.said).to_have_text("Right: 12 × 17 = 204. 1 right so far.")
    laptop.page.keyboard.press("Enter")
    expect(round.said).to_have_text(
        "Problem 2 of 5: 20 × 11. 1 right so far. Answers: 219, 223, 220, 222.")
    laptop.page.keyboard.press("1")
    expect(round.said).to_have_text("Not quite: 20 × 11 = 220, not 219. 1 right so far.")


def test_everything_is_chosen_by_keyboard(laptop):
    laptop.arrive()
    tab_to_choices(laptop.page, "Times")
    laptop.page.keyboard.press("Enter")
    choose(laptop.page, "Practice", group="Mode")
    tab_to(laptop.page, "÷")
    laptop.page.keyboard.press("Space")
    tab_to(laptop.page, "First number (result of ÷ and −), from")
    for _ in range(8):
        laptop.page.keyboard.press("ArrowUp")
    tab_to(laptop.page, "Second number, to")
    for _ in range(8):
        laptop.page.keyboard.press("ArrowUp")
    choose(laptop.page, "6", group="Answers")
    choose(laptop.page, "Hard", group="Wrong answers")
    tab_to(laptop.page, "Start")
    laptop.page.keyboard.press("Enter")
    round = Round(laptop)
    expect(round.game).to_contain_text("× ÷, 2 to 20 and 10 to 12 · practice")
    expect(round.answers).to_have_count(6)


def test_the_link_leads_to_the_same_problems(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    round = Round(player).open(moves=played(204, 222, 195, 252, 304))
    round.tool("Share")
    text, link = player.copy_shared()
    assert text.startswith("Pastime Times: 4 of 5 right · ×, 10 to 20 · 5 problems · ")
    friend = seat(PHONE)
    friend.accept(link)
    round = Round(friend)
    expect(round.go).to_have_text("Start")
    round.go_on()
    expect(round.problem).to_have_text("12 × 17= ?")


def test_a_round_goes_on_where_it_was_after_a_reload_and_without_a_network(seat):
    player = seat(PHONE, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    round = Round(player, goes_on=True).open(moves=["start", "answer 204", "next"])
    player.page.context.set_offline(True)
    player.reload()
    expect(round.problem).to_have_text("20 × 11= ?")
    round.answer()
    expect(round.tally).to_contain_text("Problem 3 of 5 · 2 right")
