"""Whole games in German."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import memorize, times
from support.keyboards import type_word
from support.memorize import Cards
from support.times import Round
from support.translated_screens import codeword, puzzle, rack
from support.translations import GERMAN


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_codeword_is_played_in_german(seat, device):
    player = seat(device, reduced_motion="reduce", **GERMAN.browser)
    codeword(limit=6)(player, GERMAN)
    expect(player.message).to_have_text("Tippe ein Wort mit 5 Buchstaben.")
    type_word(player, "geese")
    # A first game says what its marks mean.
    expect(player.page.locator(".step")).to_contain_text("richtiger Platz")
    type_word(player, "there")
    expect(player.page.locator(".end-headline")).to_have_text("2 Versuche")
    expect(player.page.get_by_role("list", name="Versuche").get_by_role("img").first
           ).to_have_accessible_name(
               "Versuch 1, GEESE: G fehlt, E fehlt, E genau, S fehlt, E genau.")
    expect(player.page).to_have_title("Codewort · Pastime")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_rack_of_anagrams_is_played_in_german(seat, device):
    player = seat(device, reduced_motion="reduce", **GERMAN.browser)
    rack()(player, GERMAN)
    type_word(player, "cone")
    expect(player.message).to_have_text("Richtig, 4 Punkte.")
    type_word(player, "cone")
    expect(player.message).to_have_text("CONE: Schon gefunden.")
    type_word(player, "ned")
    expect(player.message).to_have_text("Ein Bonuswort, 3 Punkte.")
    type_word(player, "conned")
    expect(player.page.locator(".end-headline")).to_have_text("13 Punkte")
    expect(player.page.locator(".game-end")).to_contain_text(
        "2 von 26 Wörtern · 1 mit allen sechs")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_hangman_is_played_in_german(seat, device):
    player = seat(device, reduced_motion="reduce", **GERMAN.browser)
    puzzle()(player, GERMAN)
    for letter, said in [
            ("f", "F kommt 2-mal vor."), ("q", "Kein Q."), ("a", "A kommt einmal vor.")]:
        player.page.keyboard.press(letter)
        expect(player.message).to_have_text(said)
    expect(player.page.locator(".misses")).to_have_text("Falsch: Q · 5 Versuche übrig")
    for letter in "gire":
        player.page.keyboard.press(letter)
    expect(player.page.locator(".end-headline")).to_have_text("Geschafft")
    expect(player.page.locator(".end")).to_contain_text("1 Fehler")


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_memorize_is_played_in_german(seat, device):
    player = seat(device, **GERMAN.browser)
    player.arrive()
    player.press(player.button("Neues Spiel: Paare"))
    board = Cards(player, GERMAN.of(memorize.NAMES))
    expect(board.message).to_have_text("Deck zwei Karten auf.")
    pairs = memorize.pairs_of(memorize.cards_of(player.record))
    for found, (first, second) in enumerate(pairs, start=1):
        board.turn_up(first, second)
        expect(board.said).to_contain_text("Ein Paar mit Karte")
        if found < len(pairs):
            expect(board.scores).to_contain_text(f"{found} von {len(pairs)} Paar")
    expect(board.end.get_by_role("heading")).to_have_text("Perfekt gemerkt")
    expect(board.end).to_contain_text(f"{len(pairs)} Paare, {len(pairs)} Züge")
    expect(player.button("Weiter: 10 Paare")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_times_is_played_in_german(seat, device):
    player = seat(device, reduced_motion="reduce", **GERMAN.browser)
    player.arrive()
    player.press(player.button("Neues Spiel: Kopfrechnen"))
    round = Round(player, GERMAN.of(times.NAMES))
    expect(round.go).to_have_text("Start")
    round.go_on()
    for number in range(1, 6):
        expect(round.tally).to_contain_text(f"Aufgabe {number} von 5")
        right = number != 2
        round.answer(right=right)
        expect(round.said).to_contain_text("Richtig:" if right else "Falsch:")
        if number < 5:
            expect(round.go).to_have_text("Weiter")
            round.go_on()
    expect(round.go).to_have_text("Neue Runde")
    expect(round.headline).to_have_text("4 von 5 richtig")
    expect(round.game.locator(".end-figure")).to_contain_text("je ")
    # No style depends on a word of a language.
    marks = round.answered.locator(".dot").evaluate_all("(all) => all.map((it) => it.dataset.mark)")
    assert marks == ["wrong", "sure", "sure", "sure", "sure"]
    expect(round.answered.first).to_contain_text(", nicht")
    times_taken = round.answered.locator(".time").all_text_contents()
    assert all(time.endswith(" s") and "," in time for time in times_taken)
    expect(player.page).to_have_title("Kopfrechnen · Pastime")
