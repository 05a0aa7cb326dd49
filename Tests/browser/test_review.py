"""Stepping through a game move by move, playing on from there, and sending a result."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import storage
from support.games import KEYWORDS
from support.layout import faults, fits, measure
from support.records import identity, record
from test_layout import SIZES

GAME = record(identity(1), "crane", ["slate", "crate", "crane"])


class Review:
    """The screen that steps through the moves of a game."""

    def __init__(self, player):
        self.player = player
        self.place = player.page.locator(".review")
        self.slider = self.place.get_by_role("slider", name="Moves")
        self.pegs = self.place.locator(".pegs[role=img]")

    def open(self, text=GAME):
        self.player.seed(text, fragment=f"#/codeword/{identity(1)}/moves")
        expect(self.place).to_be_visible()
        return self

    def press(self, name):
        self.player.press(self.place.get_by_role("button", name=name))


def test_the_moves_are_gone_through_by_touch_and_played_on_from(seat):
    player = seat(PHONE)
    review = Review(player).open()
    expect(review.pegs).to_have_count(3)
    review.press("Previous move")
    expect(review.pegs).to_have_count(2)
    expect(review.place).to_contain_text("Attempt 2, CRATE: C exact")
    review.press("Play from here")
    expect(player.game).to_be_visible()
    player.play("crane")
    expect(player.page.locator(".end")).to_be_visible()
    assert f"branch-of {identity(1)}" in player.record
    player.press(player.button("Back to the list"))
    expect(player.rows).to_have_count(2)
    player.open_sheet("Statistics")
    expect(player.modal).to_contain_text("Played1")


def test_the_moves_are_gone_through_by_keyboard(seat):
    player = seat(LAPTOP)
    review = Review(player).open()
    expect(review.slider).to_be_focused()
    player.page.keyboard.press("Home")
    expect(review.pegs).to_have_count(0)
    expect(review.slider).to_have_attribute("aria-valuetext", "Before the first move · 0:00")
    player.page.keyboard.press("ArrowRight")
    expect(review.pegs).to_have_count(1)
    expect(review.slider).to_have_attribute("aria-valuetext", "Move 1 of 3 · 0:20")
    player.page.keyboard.press("End")
    expect(review.pegs).to_have_count(3)
    expect(review.place.get_by_role("button", name="Play from here")).to_be_disabled()
    player.page.keyboard.type("slate")
    expect(review.pegs).to_have_count(3)


def test_the_menu_of_a_game_leads_there_and_back(phone):
    phone.seed(GAME)
    phone.press(phone.page.locator(".history-menu"))
    phone.press(phone.modal.get_by_role("button", name="See the moves"))
    review = Review(phone)
    expect(review.place).to_be_visible()
    review.press("Close")
    expect(phone.rows).to_have_count(1)


def test_a_result_that_is_sent_is_verified_by_who_opens_it(seat):
    sender = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    sender.open_seeded(GAME)
    sender.press(sender.button("Share"))
    _, link = sender.copy_shared("My game")
    friend = seat(LAPTOP)
    friend.arrive(link)
    friend.press(friend.button("Watch"))
    review = Review(friend)
    expect(review.place).to_contain_text("Checked: a fair game, 3 moves")
    # It plays by itself.
    expect(review.pegs).to_have_count(3)
    review.press("Previous move")
    expect(review.pegs).to_have_count(2)
    expect(friend.rows).to_have_count(0)
    review.press("Close")
    expect(review.place).to_have_count(0)


def test_a_link_that_was_cut_is_told_of(phone):
    phone.arrive("#/result/aeaaaaa")
    expect(phone.toast).to_contain_text("Part of this link is missing")
    expect(phone.page.locator(".review")).to_have_count(0)


# What a game shows: all of it must be visible. A player can scroll to the words of an Anagrams.
SHOWN = ".attempt, .turning, .drawing, .phrase .word, .problem, .choice"


@pytest.mark.parametrize("kind", KEYWORDS)
@pytest.mark.parametrize("size", [*SIZES, "phone that lies"])
def test_every_game_has_its_place_while_it_is_looked_through(seat, size, kind):
    device, width, height = (SIZES | {"phone that lies": (PHONE, 844, 390)})[size]
    other = seat(PHONE)
    other.arrive("#/samples")
    address = other.page.locator(f".history-link[href*={kind}]").last.get_attribute("href")
    game = storage.row(other.page, f"record/{address.rpartition('/')[2]}")
    player = seat(device, viewport={"width": width, "height": height})
    player.seed(game, fragment=address + "/moves")
    review = Review(player)
    expect(review.place).to_be_visible()
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures) or kind == "anagrams"
    for part in review.place.locator(SHOWN).all():
        expect(part).to_be_in_viewport(ratio=1)
    # Nothing lies beside the game that nobody needs.
    if kind not in ("codeword", "hangman"):
        game, table = (review.place.locator(part).bounding_box() for part in (".game", ".table"))
        assert table["width"] > game["width"] * (0.9 if size == "phone that lies" else 0.5)
    if kind == "anagrams":
        for _ in range(2):
            last = review.place.locator(".word").last
            last.scroll_into_view_if_needed()
            expect(last).to_be_in_viewport(ratio=0.98)
            # The same before the last move, while the words were not shown.
            player.page.keyboard.press("ArrowLeft")
    expect(review.place.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
