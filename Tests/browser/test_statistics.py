"""The statistics: counted from the finished games, whenever they are looked at (CW-13)."""

from datetime import datetime, timezone

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import memorize, records, times
from support.games import NAMES
from support.layout import faults, measure
from support.records import identity

HOUR = 3_600_000
NINE = ["bread", "brick", "brown", "crown", "dance", "draft", "field", "glass", "there"]


def record(number, secret, tried, **options):
    """The record of a game that was started in the hour with this number."""
    begun = records.BEGUN + number * HOUR
    return records.record(identity(number), secret, tried, begun=begun, **options)


def sample(text):
    return text.replace("options", "sample\noptions")


def challenge(text):
    return text.replace("options", "challenge\noptions")


# In the order in which they were played: three won, one lost, two won. There are also a friend's word
# and a sample that were lost, and an unfinished game.
GAMES = [
    record(1, "there", ["geese", "there"]),
    record(2, "noon", ["soon", "moon", "noon"]),
    record(3, "grape", ["pearl", "grape"]),
    record(4, "eve", ["see", "bee"], limit=2),
    record(5, "crane", ["crane"], mode="hard"),
    challenge(record(6, "light", ["might"], limit=1)),
    sample(record(7, "fox", ["cat"], limit=1)),
    record(8, "there", NINE),
    record(9, "banana", ["bandit"]),
]


def figures(player):
    """The shown figures, by their names, without the days of the games that they are from."""
    names = player.modal.get_by_role("term").all_inner_texts()
    values = player.modal.get_by_role("definition").all_inner_texts()
    return {name: value.splitlines()[0] for name, value in zip(names, values, strict=True)}


def bars(player):
    """What is read out for the bars, which reach from the least to the greatest number that came up."""
    names = [bar.get_attribute("aria-label") for bar in player.modal.get_by_role("listitem").all()]
    found = [name for name in names if not name.endswith(": 0 times")]
    assert names[:1] + names[-1:] == found[:1] + found[-1:]
    return found


def test_finished_games_are_counted_and_samples_and_games_under_way_are_not(laptop):
    laptop.seed(*GAMES)
    expect(laptop.rows).to_have_count(len(GAMES))
    laptop.open_sheet("Statistics")
    assert figures(laptop) == {
        "Played": "7", "Found": "71%", "Win streak": "2", "Longest win streak": "3",
        "Fewest tries": "1", "Fastest": "0:20", "Average time": "1:08"}
    expect(laptop.modal.get_by_role("region", name="Tries needed")).to_be_visible()
    assert bars(laptop) == [
        "1: once", "2: 2 times", "3: once", "8 or more: once, last game"]
    expect(laptop.modal.locator(".bar", has_text="last game")).to_have_text("1last game")


def test_the_statistics_can_be_asked_for_one_length_and_one_mode(laptop):
    laptop.seed(*GAMES)
    laptop.open_sheet("Statistics")
    laptop.choose("3", "Letters")
    assert figures(laptop) == {"Played": "1", "Found": "0%", "Win streak": "0"}
    assert bars(laptop) == []
    laptop.choose("Hard", "Mode")
    expect(laptop.modal).to_contain_text("Finish a game to see it here.")
    laptop.choose("5", "Letters")
    assert figures(laptop)["Played"] == "1"
    assert bars(laptop) == ["1: once, last game"]


def test_a_game_counts_as_soon_as_it_ends_and_not_once_it_is_deleted(laptop):
    laptop.seed(*GAMES)
    laptop.press(laptop.rows.filter(has_text="1 try").first)
    laptop.play("banana")
    expect(laptop.end).to_be_visible()
    laptop.open_sheet("Statistics")
    shown = figures(laptop)
    assert (shown["Played"], shown["Win streak"]) == ("8", "3")
    assert "2: 3 times, last game" in bars(laptop)
    laptop.close_modal()
    laptop.rows.first.press("Delete")
    expect(laptop.rows).to_have_count(len(GAMES) - 1)
    laptop.open_sheet("Statistics")
    shown = figures(laptop)
    assert (shown["Played"], shown["Win streak"]) == ("7", "2")


def test_without_a_finished_game_the_statistics_say_so(phone):
    phone.seed(GAMES[-1])
    phone.open_sheet("Statistics")
    expect(phone.modal).to_contain_text("Finish a game to see it here.")
    assert figures(phone) == {}


def test_a_best_result_leads_to_its_game(phone):
    phone.seed(*GAMES)
    phone.open_sheet("Statistics")
    fastest = phone.modal.locator("dt", has_text="Fastest").locator("+ dd")
    phone.press(fastest.get_by_role("button"))
    expect(phone.modal).to_have_count(0)
    expect(phone.end).to_contain_text("CRANE")


# The content of a modal that reaches over its edge.
SPILLS = """() => {
  const body = document.querySelector(":modal .modal-body")
  const right = body.getBoundingClientRect().right + 0.5
  return [...body.querySelectorAll("dt, dd, .bar, .last, .days li, td, th, .roll-words")]
    .filter((element) => element.getBoundingClientRect().right > right
      || element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.textContent)
}"""


@pytest.mark.parametrize(
    ("device", "width", "height"),
    [(PHONE, 390, 844), (PHONE, 320, 568), (PHONE, 844, 390), (LAPTOP, 1440, 900)])
def test_figures_bars_and_days_have_their_place(seat, device, width, height):
    player = seat(device, viewport={"width": width, "height": height})
    player.seed(
        *GAMES, memorize.record(identity(20), moves=[1, 4, 2, 3]),
        times.record(identity(21), moves=times.played(204, 222, 195, 252, 303)))
    player.open_sheet("Statistics")
    for game in ["All", *NAMES]:
        player.choose(game, "Game")
        assert faults(measure(player)) == []
        assert player.page.evaluate(SPILLS) == []


def test_the_days_of_the_last_weeks_are_squares_and_a_sentence_says_what_they_show(phone):
    now = datetime.now(timezone.utc)
    begun = round(now.timestamp() * 1000)
    phone.seed(records.record(identity(1), "there", ["there"], begun=begun, step=1))
    phone.open_sheet("Statistics")
    phone.choose("All", "Game")
    days = phone.modal.get_by_role("region", name="Played on 1 day")
    expect(days).to_contain_text(f"Most: 1 game on {now.day} {now:%B}.")
    expect(days.get_by_role("listitem")).to_have_count(0)
    day = days.locator("li[aria-current=date]")
    expect(day).to_have_attribute("title", f"{now.day} {now:%B}: 1")
