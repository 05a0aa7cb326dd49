"""The time of play (CW-14, CW-15): it counts only while its game is in front of the player."""

import pytest
from playwright.sync_api import expect

from support import storage
from support.player import Player
from support.records import identity, record

HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
  Object.defineProperty(
    document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" })
  document.dispatchEvent(new Event("visibilitychange"))
}"""


@pytest.fixture
def timed(tablet):
    """A player whose clock moves only when the test moves it, with two games, one of them open."""
    tablet.page.clock.install()
    tablet.seed(record(identity(1), "there"), record(identity(2), "crane", ["geese"]))
    tablet.stop_time()
    tablet.press(tablet.rows.last)
    expect(tablet.clock).to_have_text("0:00")
    return tablet


@pytest.fixture
def begun(timed):
    """A player who has made a move in the open game: before it, no time is kept."""
    timed.play("geese")
    expect(timed.attempt_rows).to_have_count(1)
    return timed


def test_cw14_the_time_shown_in_the_game_ticks(timed):
    for second in range(1, 4):
        timed.pass_time(1)
        expect(timed.clock).to_have_text(f"0:0{second}")
    timed.pass_time(60)
    expect(timed.clock).to_have_text("1:03")
    expect(timed.clock).to_have_accessible_name("1 minute 3 seconds")


def test_cw15_the_same_time_is_shown_in_the_list_while_the_game_is_on_screen(timed):
    first, last = timed.rows.first.locator(".time"), timed.rows.last.locator(".time")
    expect(first).to_have_text("0:20")
    timed.pass_time(7)
    expect(last).to_have_text("0:07")
    expect(first).to_have_text("0:20")


def test_cw14_the_clock_stops_while_the_page_is_hidden(timed):
    timed.pass_time(3)
    timed.page.evaluate(HIDE, True)
    timed.pass_time(100)
    timed.page.evaluate(HIDE, False)
    expect(timed.clock).to_have_text("0:03")
    timed.pass_time(2)
    expect(timed.clock).to_have_text("0:05")


def test_cw14_the_clock_stops_while_the_list_or_another_game_is_in_front(timed):
    timed.pass_time(3)
    timed.play("geese")
    first, last = (timed.page.locator(f'[href$="{identity(number)}"]') for number in (1, 2))
    timed.press(last)
    expect(timed.clock).to_have_text("0:20")
    timed.pass_time(10)
    timed.press(timed.button("Back to the list"))
    expect(timed.game).to_be_hidden()
    timed.pass_time(10)
    expect(last.locator(".time")).to_have_text("0:30")
    timed.press(first)
    expect(timed.clock).to_have_text("0:03")


def test_cw14_the_clock_stops_for_good_when_the_game_ends(timed):
    timed.pass_time(3)
    timed.play("there")
    # The end comes once the pegs have turned.
    timed.pass_time(10)
    expect(timed.end.get_by_role("heading")).to_have_text("1 try")
    expect(timed.clock).to_have_text("0:03")
    timed.page.evaluate(HIDE, True)
    timed.page.evaluate(HIDE, False)
    timed.pass_time(10)
    expect(timed.clock).to_have_text("0:03")
    [move] = timed.record.partition("\n\n")[2].splitlines()
    assert 3_000 <= int(move.split()[0]) < 4_000


def test_cw14_a_changed_system_clock_adds_nothing(timed):
    timed.page.clock.set_system_time(timed.page.evaluate("Date.now()") / 1_000 + 3_600)
    timed.pass_time(2)
    expect(timed.clock).to_have_text("0:02")


@pytest.mark.parametrize("way", ["close", "reload", "leave"])
def test_cw14_the_time_is_kept_when_the_page_is_closed_while_the_clock_runs(begun, way):
    begun.pass_time(12)
    if way == "close":
        begun.page.close()
    elif way == "reload":
        begun.page.reload()
    else:
        begun.page.goto("about:blank")
    other = Player(begun.page.context.new_page(), begun.origin, begun.touches).arrive()
    expect(other.page.locator(f'[href$="{identity(1)}"] .time')).to_have_text("0:12")


def test_cw14_a_longer_time_that_another_page_stored_unheard_is_stored_again(begun):
    key = f"clock/{identity(1)}"
    begun.pass_time(12)
    storage.put(begun.page, key, "90000")
    begun.page.evaluate(HIDE, True)
    expect(begun.clock).to_have_text("1:30")
    assert storage.row(begun.page, key) == "90000"


def test_cw14_the_time_is_kept_when_the_page_goes_out_of_view(begun):
    begun.pass_time(12)
    begun.page.evaluate(HIDE, True)
    begun.arrive(f"#/codeword/{identity(1)}")
    expect(begun.clock).to_have_text("0:12")
