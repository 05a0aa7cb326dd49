"""Games of a player whose browser speaks French."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.keyboards import type_word
from support.memorize import Cards, cards_of, pairs_of
from support.memorize import NAMES as CARDS
from support.translated_screens import puzzle
from support.translations import FRENCH

NEW = "Nouvelle partie\u00a0: "


@pytest.fixture(params=[PHONE, LAPTOP], ids=["phone", "laptop"])
def joueur(seat, request):
    player = seat(request.param, reduced_motion="reduce", **FRENCH.browser)
    return player.arrive()


def test_the_first_word_of_a_new_player_is_a_french_one(joueur):
    joueur.press(joueur.button(NEW + "Mot secret"))
    expect(joueur.page.locator(".game.codeword")).to_be_visible()
    assert joueur.record.splitlines()[4].endswith(" words=fr")
    type_word(joueur, joueur.secret)
    expect(joueur.page.locator(".end-headline")).to_have_text("1 essai")
    expect(joueur.page.get_by_role("list", name="Essais").get_by_role("img").first
           ).to_have_accessible_name(f"Essai 1, {joueur.secret.upper()}\u00a0: tout bien placé.")
    expect(joueur.page).to_have_title("Mot secret · Pastime")


def test_a_hangman_is_played_in_french(joueur):
    puzzle()(joueur, FRENCH)
    for letter, said in [("f", "Oui, 2 F."), ("q", "Pas de Q."), ("a", "Oui, un A.")]:
        joueur.page.keyboard.press(letter)
        expect(joueur.message).to_have_text(said)
    expect(joueur.page.locator(".misses")).to_have_text("Faux\u00a0: Q · 5 essais restants")
    for letter in "gire":
        joueur.page.keyboard.press(letter)
    expect(joueur.page.locator(".end-headline")).to_have_text("C’est trouvé")


def test_a_whole_memorize_is_played_in_french(joueur):
    joueur.press(joueur.button(NEW + "Paires"))
    board = Cards(joueur, FRENCH.of(CARDS))
    expect(board.message).to_have_text("Retourne deux cartes.")
    pairs = pairs_of(cards_of(joueur.record))
    for first, second in pairs:
        board.turn_up(first, second)
        expect(board.said).to_contain_text("Une paire avec la carte")
    expect(board.end).to_contain_text(f"{len(pairs)} paires")
