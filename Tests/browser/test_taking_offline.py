"""Today's five of a server, taken offline and played without a network (docs/judging.md)."""

import pytest
from playwright.sync_api import expect

from support import storage
from support.barriers import barriers
from support.devices import browsers, backend
from support.backend import LOST, PASSED
from support.layout import faults, measure
from support.translations import GERMAN
from test_circles import SIZES, friend, today
from test_judged import begin, dealt

TITLE = "Play offline"
# What a player presses, from the settings on, and what then stands at each game.
WAYS = {
    "en": ({}, "Settings", "Settings", [
        "My games", "Back up my games", TITLE, "Download"], "◐ on this device"),
    "de": (GERMAN.browser, "Einstellungen", "Einstellungen", [
        "Meine Spiele", "Meine Spiele sichern", "Offline spielen", "Laden"],
        "◐ auf diesem Gerät"),
}


def opened(someone, backend, game, along):
    """The play of a game of today, as the server opens it when a page asks."""
    return backend.ask(
        someone.page, "plays", "pastime-play 1", f"day {today(someone.page)}", f"game {game}",
        f"along {along}")["play"]


def test_the_five_are_taken_along_played_without_the_server_and_stand_on_the_board(friend, backend):
    ann = friend().begin().make()
    player = ann.player
    # A game that was begun with the server stays with it.
    opened(ann, backend, "times", "no")
    ann.press(TITLE)
    ann.sees("You can’t undo this.")
    ann.press("Download")
    for game in ("Codeword", "Anagrams", "Hangman", "Memorize"):
        expect(ann.row(game)).to_contain_text("◐ on this device")
    expect(ann.row("Times")).to_contain_text("● begun with the server")
    expect(ann.button("Download")).to_have_count(0)
    ann.press("Back")
    ann.sees("Oak Street")

    backend.line = LOST
    begin(player, "Codeword")
    secret = dealt(backend, "Codeword")
    assert player.secret == secret
    player.play("crane" if secret != "crane" else "moist")
    expect(player.attempt_rows).to_have_count(1)
    player.reload()
    expect(player.attempt_rows).to_have_count(1)
    player.play(secret)
    expect(player.end).to_be_visible()

    backend.line = PASSED
    player.arrive()
    player.open_from_settings("Play together")
    ann.press("View: Circles")
    ann.press("Oak Street · 1")
    board = ann.row("Codeword")
    while "star" not in board.inner_text():
        ann.press("Refresh")
    ann.press("More: Codeword")
    expect(ann.row("🦊 Ann")).to_contain_text("◐ offline")
    ann.sees("◐ offline: no server")


def test_a_device_that_is_not_told_yet_finds_what_another_took_along(friend, backend):
    ann = friend().begin()
    # Another device of hers asks the server, as the page does.
    play = opened(ann, backend, "codeword", "yes")
    begin(ann.player, "Codeword")
    assert ann.player.identity == play
    ann.player.play(dealt(backend, "Codeword"))
    expect(ann.player.end).to_be_visible()
    assert storage.row(ann.page, f"record/{play}").count("\n") == 8


def test_without_the_server_nothing_comes_along_and_it_can_be_tried_again(friend, backend):
    ann = friend()
    ann.player.arrive()
    ann.player.open_settings("My games")
    ann.press("Back up my games")
    ann.press(TITLE)
    backend.line = LOST
    ann.press("Download")
    ann.sees("Can’t reach the server. Are you online?")
    expect(ann.page.locator(".device")).to_contain_text(["not loaded"] * 5)
    backend.line = PASSED
    ann.press("Download")
    expect(ann.page.locator(".device")).to_contain_text(["◐ on this device"] * 5)


@pytest.mark.parametrize("language", WAYS)
def test_nothing_is_cut_and_axe_finds_no_barrier(friend, backend, language):
    options, settings, part, (page, *buttons), here = WAYS[language]
    ann = friend(reduced_motion="reduce", **options)
    ann.player.arrive()
    ann.player.press(ann.player.button(settings))
    ann.player.choose(page, part)
    for button in buttons:
        ann.press(button)
    expect(ann.page.locator(".device")).to_contain_text([here] * 5)
    found = barriers(ann.page)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        found += faults(measure(ann.player))
    assert found == []
