"""Packs of words that somebody has written: opened from a file, a link or a host, and played (docs/adding-words.md#packs)."""

import pytest
from playwright.sync_api import expect

from support.barriers import barriers
from support.devices import browsers, backend
from support.hangman import Puzzle, answer_of
from support.keyboards import type_keys
from support.layout import faults, measure
from support.translations import GERMAN

SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]
ANIMALS = "# Animals\nzebra\tA striped horse\nhoney badger\tSmall and fearless\nz\n"
TIERE = "# Tiere\n# words=de\nBär\tgroß und zottig\n"


@pytest.fixture
def alone(browsers, backend):
    """A player on a page that no server serves, who looks at the packs."""
    backend.unknown.add("/v1/house")
    player = browsers(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    player.arrive()
    look(player)
    return player


def button(player, name):
    return player.modal.get_by_role("button", name=name, exact=True)


def says(player, text):
    expect(player.page.locator(".server").get_by_text(text, exact=True)).to_be_visible()


def look(player):
    player.open_from_settings("Play together")
    player.press(button(player, "View: Word packs"))
    expect(button(player, "Open a file…")).to_be_visible()


def open_file(player, text, name="Animals"):
    with player.page.expect_file_chooser() as choosing:
        player.press(button(player, "Open a file…"))
    choosing.value.set_files(
        {"name": "pack.txt", "mimeType": "text/plain", "buffer": text.encode()})
    says(player, name)


def add(player, text=ANIMALS, name="Animals"):
    open_file(player, text, name)
    player.press(button(player, "Add"))
    expect(button(player, "Hangman")).to_be_visible()


def begin(player):
    player.press(player.welcome.get_by_role("button", name="Play", exact=True))


def find(player, letters=None):
    """Finds the answer of the game of Hangman in front, whose letters may be of another alphabet."""
    puzzle = Puzzle(player)
    expect(puzzle.game).to_be_visible()
    type_keys(player, dict.fromkeys(letters or answer_of(player.record)))
    expect(puzzle.end).to_be_visible()


def test_a_file_is_opened_and_its_words_are_played_one_after_the_other(alone):
    open_file(alone, ANIMALS)
    says(alone, "Line 4")
    says(alone, "Too short: at least two letters.")
    alone.press(button(alone, "Add"))
    says(alone, "Hangman 0/2 · Codeword 0/1")
    alone.press(button(alone, "Hangman"))
    begin(alone)
    find(alone)
    expect(alone.page.locator(".strip")).to_have_text("Animals · Next word")
    alone.page.locator(".strip").click()
    says(alone, "Hangman 1/2 · Codeword 0/1")
    alone.press(button(alone, "Hangman"))
    begin(alone)
    find(alone)
    alone.page.locator(".strip").click()
    says(alone, "Hangman 2/2 · Codeword 0/1")
    alone.press(button(alone, "Codeword"))
    begin(alone)
    expect(alone.game).to_be_visible()
    alone.play("zebra")
    expect(alone.end).to_be_visible()
    alone.reload()
    alone.arrive()
    look(alone)
    expect(alone.page.locator(".device")).to_have_text(["AnimalsHangman 2/2 · Codeword 1/1View"])
    alone.press(button(alone, "View: Animals"))
    says(alone, "You’ve played every word.")


def test_a_pack_is_shared_by_a_link_which_a_reloaded_page_still_opens(alone, browsers):
    add(alone)
    alone.press(button(alone, "Copy link"))
    says(alone, "Copied.")
    link = alone.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{alone.origin}/#/pair/pack-")
    friend = browsers(reduced_motion="reduce").arrive(link.removeprefix(f"{alone.origin}/"))
    says(friend, "Animals")
    says(friend, "Add this pack? Its words stay hidden until you play.")
    friend.press(button(friend, "Add"))
    friend.press(button(friend, "Hangman"))
    begin(friend)
    find(friend)
    friend.arrive(link.removeprefix(f"{alone.origin}/"))
    says(friend, "Hangman 1/2 · Codeword 0/1")


def test_a_host_puts_a_pack_beside_the_page(alone):
    alone.page.route(
        "**/packs/class-5.txt", lambda route: route.fulfill(body=TIERE, content_type="text/plain"))
    alone.arrive("#/pair/file-class-5")
    says(alone, "Tiere")
    alone.press(button(alone, "Add"))
    alone.press(button(alone, "Hangman"))
    begin(alone)
    find(alone, "bär")
    assert "words=de" in alone.record


def test_a_file_that_is_no_pack_and_a_cut_link_are_refused_and_nothing_is_lost(alone):
    add(alone)
    alone.press(button(alone, "Back"))
    open_file(alone, "12\n", "There are no words in this file.")
    alone.press(button(alone, "Back"))
    open_file(alone, "zebra\n" * 20_000, "This file can’t be opened.")
    expect(button(alone, "View: Animals")).to_be_visible()
    alone.arrive("#/pair/pack-abcdefghijklmnop")
    says(alone, "This link is incomplete.")
    expect(button(alone, "View: Animals")).to_be_visible()


def test_a_pack_is_removed_and_its_games_stay(alone):
    add(alone)
    alone.press(button(alone, "Hangman"))
    begin(alone)
    find(alone)
    alone.page.locator(".strip").click()
    alone.press(button(alone, "Remove"))
    says(alone, "Remove this pack? Your games stay.")
    alone.press(button(alone, "Remove"))
    expect(alone.page.locator(".device")).to_have_count(0)
    alone.close_modal()
    expect(alone.rows).to_have_count(1)


def test_axe_finds_no_barrier_and_nothing_is_cut(alone):
    found = []

    def check():
        found.extend(barriers(alone.page))
        for width, height in SIZES:
            alone.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{width}: {fault}" for fault in faults(measure(alone)))

    check()
    open_file(alone, "# The animals of the savannah and the rain forest, for class 5\n" + ANIMALS + "?\n" * 12,
              "The animals of the savannah and the rain forest, for class 5")
    check()
    alone.press(button(alone, "Add"))
    check()
    alone.press(button(alone, "Back"))
    check()
    assert found == []


def test_they_speak_german(browsers):
    player = browsers(**GERMAN.browser).arrive()
    player.open_from_settings("Zusammen spielen", "Einstellungen")
    player.press(button(player, "Ansehen: Wortlisten"))
    expect(button(player, "Datei öffnen …")).to_be_visible()
