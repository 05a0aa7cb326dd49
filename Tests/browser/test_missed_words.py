"""The words that a player misses again and again: a page of them with meanings, and racks that hold them again."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.anagrams import NO_MEANINGS, SAMPLES, record
from support.records import BEGUN, identity

DAY = 86_400_000
WORDS = SAMPLES["cdenno"][0].split()


def game(number, *missing):
    """A rack of which all but some words were found, and which was then passed."""
    found = [f"word {word}" for word in WORDS if word not in missing]
    return record(
        identity(number), moves=[*found, "pass"], mode="find-all", begun=BEGUN + number * DAY)


MISSED = [game(1, "coden", "doe"), game(2, "coden", "doe"), game(3, "coden"), game(4, "coden", "eon")]


def show_statistics(player, *games):
    player.seed(*games)
    player.open_sheet("Statistics")
    if not player.choice("Anagrams", "Game").is_checked():
        player.choose("Anagrams", "Game")


def open_page(player, *games):
    show_statistics(player, *games)
    player.press(player.modal.get_by_role("button", name="Words you miss"))
    expect(player.modal.get_by_role("heading", name="Words you miss")).to_be_focused()
    return player.modal


def test_the_statistics_lead_to_the_words_that_are_missed_with_how_often_and_what_they_mean(phone):
    modal = open_page(phone, *MISSED)
    # DOE was found since, and EON was missed once only.
    [row] = modal.get_by_role("listitem").all()
    expect(row).to_contain_text("CODEN")
    expect(row).to_contain_text("missed 4 times")


def test_the_words_stand_with_their_meanings(phone):
    modal = open_page(phone, game(1, "cod", "neon"), game(2, "cod", "neon"), game(3, "cod", "neon"))
    rows = modal.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("COD")
    expect(rows.first.locator(".meaning")).to_contain_text("fish")


def test_once_every_word_is_found_the_statistics_lead_to_none(laptop):
    show_statistics(laptop, *MISSED, game(5))
    expect(laptop.modal.get_by_text("Words by length")).to_be_visible()
    expect(laptop.modal.get_by_role("button", name="Words you miss")).to_have_count(0)


def test_without_a_connection_the_page_says_so(phone):
    phone.page.add_init_script(NO_MEANINGS)
    modal = open_page(phone, *MISSED)
    expect(modal).to_contain_text("Can’t load meanings.")
    phone.page.evaluate("window.connected = true")
    phone.press(modal.get_by_role("button", name="Try again"))
    expect(modal.get_by_role("button", name="Try again")).to_have_count(0)


def test_racks_of_ones_own_hold_a_missed_word_again(seat):
    player = seat(LAPTOP)
    missed = [word for word in WORDS if word not in ("conned", "once", "done", "code")]
    player.seed(game(1, *missed), game(2, *missed))
    held = []
    for _ in range(4):
        player.press(player.button("New Anagrams"))
        expect(player.page.get_by_role("region", name="Anagrams")).to_be_visible()
        puzzle = [line for line in player.record.splitlines() if line.startswith("puzzle ")][0]
        racks = puzzle.split("rack=")[1:]
        held += [any(f"{word}," in rack for word in missed) for rack in racks]
        # It is never on the rack on which it was missed.
        assert not any(sorted(rack[:6]) == sorted("cdenno") for rack in racks)
        player.page.get_by_role("button", name="Back").click()
    assert any(held)
