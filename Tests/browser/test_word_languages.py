"""Words in another language than English: choosing it, playing with it, and what is fetched for it."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import records, storage
from support.keyboards import type_word
from support.layout import faults, measure
from support.translations import GERMAN
from support.worker import wait_for_worker

ANSWERS = Path(__file__).parents[2] / "Data/words/de/answers5.txt"
SMALLEST = {"width": 320, "height": 568}
# The least size of a key (WCAG 2.2, 2.5.8).
LEAST_KEY = 24


def german_record(game, options, puzzle, moves=(), rules=2, words="de"):
    """The record of a game with German words, or of another language, one move every ten seconds."""
    lines = [
        "pastime 1", f"game {game} {rules}", f"id {records.identity(1)}", f"begun {records.BEGUN}",
        f"options {options} words={words}", f"puzzle {puzzle}", ""]
    lines += [f"{number}0000 {number}0000 {move}" for number, move in enumerate(moves, start=1)]
    return "".join(line + "\n" for line in lines)


CODEWORD = german_record(
    "codeword", "length=5 attempts=any mode=standard", "k%c3%a4fig", rules=4)
RACK = german_record(
    "anagrams", "mode=find-all racks=easy count=1", "rack=r%c3%bcsgse words=gr%c3%bcsse bonus=")
PUZZLE = german_record(
    "hangman", "answers=animals difficulty=any misses=6 mode=standard",
    "category=animals answer=K%c3%a4nguru clue=Es_h%c3%bcpft")


ECOLE = german_record(
    "codeword", "length=5 attempts=any mode=standard", "ecole", rules=5, words="fr")
CREPE = german_record(
    "hangman", "answers=food difficulty=any misses=6 mode=standard",
    "category=food answer=cr%c3%aape clue=on_la_fait_sauter", rules=3, words="fr")


@pytest.fixture
def spieler(seat):
    """A player at a phone whose browser speaks German."""
    return seat(PHONE, reduced_motion="reduce", **GERMAN.browser)


def opened(player, text, game):
    player.seed(text, fragment=f"#/{game}/{records.identity(1)}")
    expect(player.page.locator(f".game.{game}")).to_be_visible()


def fetched(player):
    """The logical names of the files of words that the page fetched."""
    names = player.page.evaluate(
        "performance.getEntriesByType('resource').map(({ name }) => name.split('/').pop())")
    return {name.split(".")[0] for name in names if name.endswith(".txt")}


def test_a_new_player_gets_the_words_of_the_page(spieler):
    spieler.arrive()
    spieler.press(spieler.button("Neues Spiel: Codewort"))
    expect(spieler.page.locator(".game.codeword")).to_be_visible()
    record = spieler.record
    assert record.splitlines()[1] == "game codeword 4"
    assert record.splitlines()[4].endswith(" words=de")
    spelled = unquote(spieler.secret)
    assert spelled in ANSWERS.read_text(encoding="utf-8").split()
    type_word(spieler, spelled)
    expect(spieler.page.locator(".end-headline")).to_have_text("1 Versuch")
    expect(spieler.page.locator(".end-answer")).to_have_text(spelled.upper())
    assert fetched(spieler) == {"words-de"}


def test_an_english_player_fetches_nothing_of_another_language(laptop):
    laptop.arrive()
    laptop.start()
    laptop.play(laptop.secret)
    expect(laptop.end).to_be_visible()
    laptop.press(laptop.button("Back to the list"))
    laptop.begin(
        lambda: laptop.press(laptop.button("New Hangman")), laptop.page.locator(".game.hangman"))
    assert fetched(laptop) <= {"words", "hangman", "meanings"}


def test_a_player_of_the_page_in_german_who_has_played_keeps_english_words(spieler):
    opened(spieler, records.record(records.identity(2), "there").replace(
        records.identity(2), records.identity(1)), "codeword")
    spieler.press(spieler.button("Zurück zur Liste"))
    spieler.press(spieler.button("Neues Spiel: Codewort"))
    expect(spieler.page.locator(".game.codeword")).to_be_visible()
    assert "words=" not in spieler.record


@pytest.mark.parametrize("name, tag", [("Deutsch", "de"), ("Français", "fr")])
@pytest.mark.parametrize("game", ["codeword", "anagrams", "hangman"])
def test_a_new_game_of_words_asks_for_their_language(laptop, game, name, tag):
    laptop.arrive()
    laptop.offer_choices(game)
    laptop.choose(name, "Words in games")
    laptop.begin(
        lambda: laptop.press(laptop.modal.get_by_role("button", name="Start", exact=True)),
        laptop.page.locator(f".game.{game}"))
    assert laptop.record.splitlines()[4].endswith(f" words={tag}")


def test_a_game_with_words_of_another_language_says_so_in_the_list(laptop):
    laptop.seed(
        german_record(
            "codeword", "length=5 attempts=any mode=standard", "k%c3%a4fig", ["rosen"], rules=4),
        records.record(records.identity(2), "there", ["geese"]))
    names = laptop.rows.locator(".history-name")
    expect(names).to_have_text(["Codeword", "Codeword · Deutsch"])
    laptop.open_settings()
    laptop.choose("Deutsch", "Words in games")
    laptop.close_modal()
    expect(names).to_have_text(["Codeword · English", "Codeword"])


@pytest.mark.parametrize("size", [SMALLEST, {"width": 360, "height": 640}], ids=["320", "360"])
@pytest.mark.parametrize(
    "text, game",
    [(CODEWORD, "codeword"), (PUZZLE, "hangman"), (RACK, "anagrams"), (ECOLE, "codeword")],
    ids=["codeword", "hangman", "anagrams", "azerty"])
def test_the_keys_of_all_letters_fit_the_smallest_phone(seat, size, text, game):
    player = seat(PHONE | {"viewport": size}, reduced_motion="reduce", **GERMAN.browser)
    opened(player, text, game)
    assert faults(measure(player)) == []
    for key in player.page.locator(".keyboard button").all():
        box = key.bounding_box()
        assert min(box["width"], box["height"]) >= LEAST_KEY, (key.text_content(), box)


def test_a_codeword_is_played_with_umlauts_on_the_screen(spieler):
    opened(spieler, CODEWORD, "codeword")
    spieler.keyboard = spieler.page.get_by_role("group", name="Tastatur")
    for letter in "KÄFIG":
        spieler.press(spieler.key(letter))
    spieler.press(spieler.keyboard.locator(".wide").first)
    expect(spieler.page.locator(".end-answer")).to_have_text("KÄFIG")


def test_a_word_that_is_in_no_list_is_refused(seat):
    player = seat(LAPTOP, reduced_motion="reduce", **GERMAN.browser)
    opened(player, CODEWORD, "codeword")
    type_word(player, "there")
    expect(player.message).to_have_text("Nicht in der Wortliste.")
    for _ in range(5):
        player.page.keyboard.press("Backspace")
    type_word(player, "käfig")
    expect(player.page.locator(".end-answer")).to_have_text("KÄFIG")


def test_sharp_s_and_umlauts_are_typed_on_a_rack(seat):
    player = seat(LAPTOP, reduced_motion="reduce", **GERMAN.browser)
    opened(player, RACK, "anagrams")
    player.page.get_by_label("Dein Wort").fill("GRÜßE")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".end-headline")).to_have_text("6 Punkte")


def test_a_german_hangman_is_guessed_on_the_screen(spieler):
    opened(spieler, PUZZLE, "hangman")
    for letter in "KÄNGUR":
        spieler.press(spieler.page.locator(".keyboard").get_by_role(
            "button", name=re.compile(f"^{letter}(,|$)")))
    expect(spieler.page.locator(".end-headline")).to_have_text("Ohne Fehler")
    expect(spieler.page.locator(".end-answer")).to_contain_text("Känguru")
    assert spieler.record.splitlines()[8].endswith("letter %c3%a4")


def test_german_words_are_marked_on_an_english_page(laptop):
    opened(laptop, CODEWORD, "codeword")
    type_word(laptop, "käfig")
    answer = laptop.page.locator(".end-answer")
    expect(answer).to_have_attribute("lang", "de")


def test_french_words_are_written_without_accents_on_a_french_keyboard(phone):
    opened(phone, ECOLE, "codeword")
    rows = phone.page.locator(".key-row").all()
    assert [re.sub(r"[^A-Z]", "", row.inner_text().replace("Enter", "")) for row in rows] == [
        "AZERTYUIOP", "QSDFGHJKLM", "WXCVBN"]
    for letter in "ECOLE":
        phone.press(phone.key(letter))
    phone.submit()
    answer = phone.page.locator(".end-answer")
    expect(answer).to_have_text("ECOLE")
    expect(answer).to_have_attribute("lang", "fr")


def test_letters_with_accents_are_typed_and_shown_as_french_writes_them(laptop):
    opened(laptop, ECOLE, "codeword")
    type_word(laptop, "école")
    expect(laptop.page.locator(".end-answer")).to_have_text("ECOLE")
    opened(laptop, CREPE, "hangman")
    for letter in "crep":
        laptop.page.keyboard.press(letter)
    expect(laptop.page.locator(".end-answer")).to_contain_text("crêpe")


def test_a_friend_gets_the_german_puzzle_by_a_link(seat):
    laptop = seat(LAPTOP, permissions=["clipboard-read", "clipboard-write"])
    opened(laptop, CODEWORD, "codeword")
    type_word(laptop, "käfig")
    expect(laptop.end).to_be_visible()
    laptop.rest()
    laptop.press(laptop.button("Share"))
    _, link = laptop.copy_shared()
    friend = seat(LAPTOP)
    friend.accept(link)
    expect(friend.game).to_be_visible()
    assert " words=de\n" in friend.record
    assert friend.secret == "k%c3%a4fig"


def test_after_a_first_visit_all_games_are_played_in_german_without_a_network(seat):
    player = seat(PHONE, service_workers="allow", reduced_motion="reduce", **GERMAN.browser)
    player.arrive()
    wait_for_worker(player.page)
    player.page.context.set_offline(True)
    player.reload()
    for name, game in [
            ("Codewort", "codeword"), ("Anagramme", "anagrams"), ("Galgenraten", "hangman")]:
        player.press(player.button(f"Neues Spiel: {name}"))
        expect(player.page.locator(f".game.{game}")).to_be_visible()
        assert player.record.splitlines()[4].endswith(" words=de")
        player.press(player.button("Zurück zur Liste"))


def test_the_choice_is_stored(laptop):
    laptop.arrive()
    laptop.open_settings()
    laptop.choose("Deutsch", "Words in games")
    laptop.close_modal()
    laptop.reload()
    laptop.open_settings()
    expect(laptop.choice("Deutsch", "Words in games")).to_be_checked()
    assert "de" in storage.row(laptop.page, "setting/words")
