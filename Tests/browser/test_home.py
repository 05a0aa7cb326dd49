"""Home at every size: today's five, the games to play, and the games that were played, all in view."""

from datetime import datetime, timezone

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support import anagrams, hangman, memorize, times
from support.daily import Five, record_of
from support.layout import faults, measure
from support.records import BEGUN, identity, record

# How many games of the list can be seen without scrolling.
SIZES = {
    (320, 568): (PHONE, 1), (360, 640): (PHONE, 2), (390, 844): (PHONE, 4), (844, 390): (PHONE, 3),
    (820, 1180): (TABLET, 7), (1180, 820): (TABLET, 7), (1440, 900): (LAPTOP, 7),
    (1920, 1080): (LAPTOP, 7),
}
NOON = datetime(2026, 11, 21, 12, tzinfo=timezone.utc)
HOUR = 3_600_000
MANY = [
    record(identity(1), "banana", ["cabana"], begun=BEGUN + 9 * HOUR),
    anagrams.record(identity(2), begun=BEGUN + 8 * HOUR),
    hangman.record(identity(3), moves=["letter a"], begun=BEGUN + 7 * HOUR),
    hangman.record(
        identity(4), ["fish_and_chips"], category="food", moves=["answer fishandchips"],
        begun=BEGUN + 6 * HOUR),
    memorize.record(identity(5), moves=[1, 2], begun=BEGUN + 5 * HOUR),
    times.record(identity(6), moves=times.played(204), begun=BEGUN + 4 * HOUR),
    *[record(identity(10 + n), "eve", ["see"], begun=BEGUN + n) for n in range(6)],
]
STATES = {
    "a first visit": [], "a few games": MANY[:2], "many games and half a day": [
        *MANY, record_of("2026-11-20"), record_of("2026-11-21")],
}


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}×{size[1]}")
def size(request):
    return request.param


@pytest.fixture
def player(seat, size):
    device, _ = SIZES[size]
    player = seat(
        device, viewport={"width": size[0], "height": size[1]}, timezone_id="UTC")
    player.page.clock.install(time=NOON)
    return player


@pytest.mark.parametrize("state", STATES)
def test_everything_on_home_has_its_place(player, state):
    player.seed(*STATES[state])
    expect(player.rows).to_have_count(len(STATES[state]))
    assert faults(measure(player)) == []


def test_games_of_the_list_are_in_view(player, size):
    player.seed(*STATES["many games and half a day"])
    measure(player)
    seen = player.page.evaluate("""() => [...document.querySelectorAll(".history-row")]
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight).length""")
    assert seen >= SIZES[size][1]


def test_the_card_of_the_day_and_every_game_can_be_reached_at_once(player):
    player.seed(*MANY)
    expect(player.page.locator(".day-card")).to_have_count(1)
    expect(player.button("New ")).to_have_count(5)
    expect(player.page.locator(".day-card .primary")).to_be_in_viewport()
    player.press(player.page.locator(".day-head"))
    expect(Five(player).part).to_be_visible()
    assert faults(measure(player)) == []


@pytest.mark.parametrize("width, height", [(820, 1180), (1024, 1366)])
def test_before_the_first_game_all_is_in_the_middle_of_a_tablet(seat, width, height):
    player = seat(TABLET, viewport={"width": width, "height": height}).arrive()
    for part in (".day-card", ".game-tile >> nth=0"):
        box = player.page.locator(part).bounding_box()
        assert abs(2 * box["x"] + box["width"] - width) <= 2, part
    player.seed(*MANY[:1])
    expect(player.rows).to_have_count(1)
    assert player.page.locator(".day-card").bounding_box()["x"] > width / 4
