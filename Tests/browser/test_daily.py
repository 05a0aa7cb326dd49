"""The daily five: the same for everybody, whatever the clock, and a calendar of all days."""

import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.daily import Five, golden, moment, record_of
from support.games import NAMES
from support.layout import faults, measure
from support.worker import wait_for_worker

DAY = "2026-11-21"
NOON = moment("2026-11-21T12:00:00+00:00")


@pytest.fixture
def visit(seat):
    """A player who opens the page at some moment, in some time zone."""

    def visit(at=NOON, zone="UTC", device=PHONE, **options):
        player = seat(device, timezone_id=zone, **options)
        player.page.clock.install(time=at)
        return player, Five(player)

    return visit


@pytest.mark.parametrize("zone, at", [
    ("Pacific/Kiritimati", "2026-11-21T00:01:00+14:00"),
    ("Pacific/Pago_Pago", "2026-11-21T23:58:00-11:00"),
])
def test_the_five_are_the_same_at_both_ends_of_the_earth_and_in_both_builds(visit, zone, at):
    player, five = visit(moment(at), zone)
    five.open()
    expect(five.part.locator(".titles .subtitle")).to_have_text("Saturday 21 November 2026")
    for game in NAMES:
        five.begin(game)
        assert five.puzzle() == golden(DAY)[game]
        five.back()


@pytest.mark.parametrize("day", ["2026-02-28", "2028-02-29"])
def test_the_five_of_another_day_are_what_they_always_were(visit, day):
    player, five = visit(moment("2030-01-01T12:00:00+00:00"), device=LAPTOP)
    five.open(day)
    for game in NAMES:
        five.begin(game)
        assert five.puzzle() == golden(day)[game]
        five.back()


def test_the_end_of_one_leads_to_the_next(visit):
    player, five = visit()
    player.arrive()
    player.press(five.entry)
    five.begin("Codeword")
    player.play(player.secret)
    expect(player.end).to_be_visible()
    player.page.clock.run_for(1_000)
    player.press(player.button("Next: Anagrams"))
    expect(player.page.get_by_role("heading", name="Anagrams")).to_be_visible()
    five.back()
    expect(five.row("Codeword")).to_have_accessible_name(re.compile("1 try · found.*Done"))
    expect(five.streak).to_have_text("Streak: 1 day · longest 1")


def test_a_game_that_was_begun_before_midnight_counts_for_its_day(visit):
    player, five = visit(moment("2026-11-21T23:59:00+01:00"), "Europe/Berlin")
    five.open()
    five.begin("Codeword")
    player.page.clock.run_for(6 * 60_000)
    player.play(player.secret)
    expect(player.end).to_be_visible()
    five.back()
    expect(five.part.locator(".titles .subtitle")).to_have_text("Saturday 21 November 2026")
    expect(five.message).to_have_text("This day counts for your streak.")
    expect(five.day("Saturday 21 November 2026, 1 of 5 done")).to_be_visible()
    expect(five.streak).to_have_text("Streak: 1 day · longest 1")
    five.open()
    expect(five.part.locator(".titles .subtitle")).to_have_text("Sunday 22 November 2026")


@pytest.mark.parametrize("zone, at, day", [
    # Clocks go back on 25 October, which has 25 hours; 29 March has 23.
    ("Europe/Berlin", "2026-10-25T23:30:00+01:00", "Sunday 25 October 2026"),
    ("Europe/Berlin", "2026-03-29T00:10:00+01:00", "Sunday 29 March 2026"),
    # In this zone the clock jumps from 23:59 to 1:00: the day has no midnight.
    ("America/Santiago", "2026-09-06T01:00:00-03:00", "Sunday 6 September 2026"),
])
def test_a_change_of_the_clock_neither_repeats_nor_skips_a_day(visit, zone, at, day):
    player, five = visit(moment(at), zone)
    five.open()
    expect(five.part.locator(".titles .subtitle")).to_have_text(day)


def test_the_streak_allows_one_missed_day_and_tells_its_rules(visit):
    player, five = visit()
    player.seed(*[record_of(f"2026-11-{day}") for day in (15, 16, 17, 19, 20)])
    expect(five.entry).to_have_accessible_name(
        "Daily puzzles, 21 November · 0 of 5 done · streak 5")
    player.press(five.entry)
    expect(five.streak).to_have_text("Streak: 5 days · longest 5")
    player.open_sheet("About daily puzzles")
    expect(player.modal).to_contain_text("You may miss one day in seven")


def test_the_calendar_is_walked_through_by_the_keyboard_alone(visit):
    player, five = visit(device=LAPTOP)
    player.seed(record_of("2026-10-31"), record_of("2026-10-30", hours=90), fragment="#/daily")
    five.day("Saturday 21 November 2026").focus()
    for _ in range(3):
        player.page.keyboard.press("ArrowUp")
    expect(five.day("Saturday 31 October 2026, 1 of 5 done")).to_be_focused()
    player.page.keyboard.press("ArrowLeft")
    expect(five.day("Friday 30 October 2026, 1 of 5 done, played later")).to_be_focused()
    player.page.keyboard.press("Enter")
    expect(player.page).to_have_url(re.compile("#/daily/2026-10-30$"))
    expect(five.row("Codeword")).to_have_accessible_name(re.compile("Done"))
    expect(five.part.get_by_role("heading", name="Daily puzzles")).to_be_focused()


def test_a_past_day_is_played_by_touch_and_does_not_count(visit):
    player, five = visit()
    five.open()
    player.press(five.calendar.get_by_role("button", name="Previous month"))
    player.press(five.day("Thursday 1 October 2026, 0 of 5 done"))
    expect(five.message).to_contain_text("Play it any time.")
    five.begin("Codeword")
    player.play(player.secret)
    expect(player.end).to_be_visible()
    five.back()
    expect(five.day("Thursday 1 October 2026, 1 of 5 done, played later")).to_be_visible()
    expect(five.streak).to_have_text("Finish a daily puzzle to start a streak.")


def test_a_day_to_come_cannot_be_played(visit):
    player, five = visit()
    five.open()
    expect(five.day("Sunday 22 November 2026")).to_have_count(0)
    expect(five.calendar.get_by_role("button", name="Next month")).to_be_disabled()
    player.arrive("#/daily/2026-11-22")
    expect(player.toast).to_contain_text("That day isn’t here yet.")


def test_the_card_has_a_line_a_game_that_is_done_and_leads_to_the_day(visit):
    player, five = visit(
        device=LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    player.seed(record_of(DAY), fragment="#/daily")
    player.press(five.part.get_by_role("button", name="Share"))
    player.press(player.modal.get_by_role("button", name="Copy", exact=True))
    expect(player.modal.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    assert player.page.evaluate("navigator.clipboard.readText()").splitlines() == [
        "Pastime 1/5 · 21 Nov", "🟩 Codeword: 1 try", "Play the same puzzles:",
        f"{player.origin}/#/daily/2026-11-21"]


def test_the_five_are_there_without_a_network(visit):
    player, five = visit(service_workers="allow")
    five.open()
    wait_for_worker(player.page)
    # The words of Hangman are fetched when they are first needed, and then stored.
    five.begin("Hangman")
    player.page.context.set_offline(True)
    player.reload()
    five.open()
    for game in NAMES:
        five.begin(game)
        assert five.puzzle() == golden(DAY)[game]
        five.back()


SIZES = {
    "narrow": (320, 568), "phone": (390, 844), "tablet": (1024, 1366), "laptop": (1440, 900)}


@pytest.mark.parametrize("size", SIZES)
def test_the_five_and_the_calendar_have_their_place(visit, size):
    width, height = SIZES[size]
    player, five = visit(device={"viewport": {"width": width, "height": height}, "has_touch": True})
    player.seed(*[record_of(f"2026-11-{day}") for day in (18, 19, 21)], fragment="#/daily")
    expect(five.calendar).to_be_visible()
    assert faults(measure(player)) == []
    player.open_sheet("About daily puzzles")
    assert faults(measure(player)) == []
