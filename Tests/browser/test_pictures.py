"""The pictures in the documentation: each must show a game. PICTURES=1 takes them again."""

import os

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.anagrams import Rack
from support.hangman import Puzzle
from support.memorize import Cards
from support.records import BEGUN, identity, record
from support.scenes import DAYS, FIVE, NOON, SHELF
from support.service import ROOT
from support.times import Round

PICTURES = {
    "phone": (PHONE, "light"),
    "phone-dark": (PHONE, "dark"),
    "laptop": (LAPTOP, "light"),
}
HOUR = 3_600_000

GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"

GAMES = [
    record(identity(1), "grape", ["stone", "pearl", "crane"], limit=6, begun=BEGUN + 3 * HOUR),
    record(identity(2), "noon", ["soap", "moon", "noon"], begun=BEGUN + 2 * HOUR),
    record(identity(3), "there", ["geese", "scene"], mode="hard", begun=BEGUN + HOUR),
    record(identity(4), "banana", begun=BEGUN),
]


@pytest.mark.parametrize("name", PICTURES)
def test_a_game_in_its_middle_looks_as_in_the_pictures(seat, name):
    device, scheme = PICTURES[name]
    player = seat(device, color_scheme=scheme)
    player.seed(*GAMES, fragment=f"#/codeword/{identity(1)}")
    player.enter("gra")
    expect(player.attempt_rows).to_have_count(3)
    expect(player.toast).to_have_count(0)
    expect(player.keyboard).to_be_in_viewport(ratio=1)
    expect(player.board).to_be_in_viewport(ratio=1)
    assert player.draft() == "gra__"
    ground = player.page.evaluate(GROUND)
    brightness = max(int(part) for part in ground.removeprefix("rgb(").rstrip(")").split(","))
    assert brightness < 64 if scheme == "dark" else brightness > 192
    if device is LAPTOP:
        expect(player.rows).to_have_count(4)
        expect(player.rows.first).to_be_in_viewport(ratio=1)

    take_picture(player, name)


@pytest.mark.parametrize("name, device", [("home", PHONE), ("home-laptop", LAPTOP)])
def test_home_after_two_of_todays_five_looks_as_in_the_picture(seat, name, device):
    player = seat(device, timezone_id="UTC")
    player.page.clock.install(time=NOON)
    player.seed(*SHELF, *DAYS, *FIVE[:2])
    expect(player.rows).to_have_count(len([*SHELF, *DAYS, *FIVE[:2]]))
    expect(player.page.locator(".day-card .primary")).to_have_text("Play Hangman2 of 5")
    expect(player.rows.nth(3)).to_be_in_viewport(ratio=1)
    take_picture(player, name)


FOUND = ["con", "eon", "cone", "ned", "done", "once"]


def test_a_rack_of_anagrams_in_its_middle_looks_as_in_the_picture(seat):
    player = seat(PHONE)
    rack = Rack(player).open(moves=[f"word {word}" for word in FOUND])
    rack.tap("code")
    expect(rack.page.locator(".word.found")).to_have_count(5)
    expect(rack.bonus).to_have_text("Bonus +3: NED")
    expect(rack.page.locator(".tile.used")).to_have_count(4)
    expect(rack.places.last).to_be_in_viewport(ratio=1)
    take_picture(player, "anagrams")


def test_the_end_of_a_rack_of_anagrams_looks_as_in_the_picture(seat):
    player = seat(PHONE)
    rack = Rack(player).open(moves=[f"word {word}" for word in [*FOUND, "conned"]])
    expect(rack.end).to_contain_text("6 of 26 words, one with all six letters")
    expect(rack.places.last).to_contain_text("Bonus words")
    expect(rack.page.locator(".meaning").first).not_to_be_empty()
    expect(rack.places.first).to_be_in_viewport(ratio=1)
    take_picture(player, "anagrams-end")


def test_a_hangman_in_its_middle_looks_as_in_the_picture(seat):
    player = seat(PHONE)
    puzzle = Puzzle(player).open(
        answers=["hummingbird"], moves=[f"letter {letter}" for letter in "esinot"])
    expect(puzzle.misses).to_have_text("Incorrect guesses: E S O T · 2 tries left")
    expect(puzzle.drawing).to_be_in_viewport(ratio=1)
    expect(puzzle.keyboard).to_be_in_viewport(ratio=1)
    take_picture(player, "hangman")


def test_a_times_in_its_middle_looks_as_in_the_picture(seat):
    player = seat(PHONE)
    round = Round(player).open(
        moves=["start", "answer 204", "next", "answer 220", "next", "answer 195", "next"])
    round.choose(251)
    expect(round.message).to_have_text("Not quite: 18 × 14 = 252, not 251.")
    expect(round.go).to_be_in_viewport(ratio=1)
    take_picture(player, "times")


def test_a_memorize_in_its_middle_looks_as_in_the_picture(seat):
    player = seat(PHONE)
    cards = Cards(player).open(
        cards="0123456789" + "3810697254", colour="indigo,cyan", name="A_bit_of_everything",
        moves=[1, 14, 2, 13, 5, 20, 4, 11, 6, 3])
    expect(cards.scores).to_have_text("4 of 10 pairs · 8 points")
    expect(cards.all.last).to_be_in_viewport(ratio=1)
    take_picture(player, "memorize")


def take_picture(player, name):
    """Takes the picture for the documentation, if PICTURES asks for it."""
    if os.environ.get("PICTURES") == "1":
        player.let_motion_end()
        player.page.mouse.move(0, 0)
        player.page.screenshot(path=ROOT / "docs" / "pictures" / f"{name}.png")
