"""The five of the day of a server that judges: the puzzles stay on the server until a player has earned them."""

import re
import sqlite3
from contextlib import closing
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from support import hangman, memorize, storage, times
from support.anagrams import Rack
from support.daily import Five
from support.devices import browsers, first, backend, second
from support.backend import BUSY, CUT, LOST, PASSED
from support.kept import are_same
from support.keyboards import type_word
from support.waiting import wait_for

WRONG = ["crane", "moist"]
# Whether the server has judged this many moves of a play.
MOVED = """async ([id, count]) => (await (await fetch(`v1/plays/${id}`)).text())
  .split('\\n').filter((line) => line.startsWith('move ')).length === count"""


def dealt(backend, game):
    """The puzzle of a game that the server has dealt, read from its database."""
    with closing(sqlite3.connect(backend.data / "house.sqlite")) as database:
        row = database.execute("SELECT puzzle FROM deal WHERE game = ?", [game.lower()]).fetchone()
    return bytes(row[0]).decode()


def begin(player, game):
    """Goes to a game of today's five."""
    five = Five(player)
    player.arrive("#/daily")
    expect(five.part).to_be_visible()
    five.begin(game)
    return five


def judged(player):
    """What the server says about the game on screen."""
    text = player.page.evaluate(
        "(id) => fetch(`v1/plays/${id}`).then((answer) => answer.text())", player.identity)
    return text.splitlines()


def moves(player):
    return [line.split(" ", 2)[2] for line in judged(player) if line.startswith("move ")]


def kept_record(player):
    """Waits until the record of the game on screen is stored; before its end, nothing of it is stored."""
    key = f"record/{player.identity}"
    wait_for(
        player.page, f"async (key) => {{ {storage.WITH_STORE}"
        " return await work('readonly', (store) => store.get(key)) }", arg=key)
    return player.record


def told_record(player):
    """The record as the server sends it once the game is over."""
    text = player.page.evaluate(
        "(id) => fetch(`v1/plays/${id}`).then((answer) => answer.text())", player.identity)
    return re.search(r"\nrecord \d+\n(.*)", text, re.DOTALL)[1]


def test_a_codeword_is_judged_move_by_move_and_its_record_is_that_of_the_server(first, backend):
    begin(first, "Codeword")
    secret = dealt(backend, "Codeword")
    tried = [word for word in WRONG if word != secret]
    for count, word in enumerate(tried, start=1):
        first.play(word)
        expect(first.attempt_rows).to_have_count(count)
        assert storage.row(first.page, f"record/{first.identity}") is None
    first.play(secret)
    expect(first.end).to_be_visible()
    assert kept_record(first) == told_record(first)
    assert [word for word, _ in first.attempts()] == [*tried, secret]
    assert moves(first) == [*tried, secret]
    are_same(first)


def test_a_codeword_of_the_day_has_words_of_the_players_language(first, backend):
    first.open_settings()
    first.choose("Deutsch", "Words in games")
    first.close_modal()
    begin(first, "Codeword")
    assert "options length=5 attempts=any mode=standard words=de" in judged(first)
    type_word(first, unquote(dealt(backend, "Codeword")))
    expect(first.end).to_be_visible()
    assert kept_record(first) == told_record(first)


def test_another_device_goes_on_where_this_one_was(first, second, backend):
    begin(first, "Codeword")
    secret = dealt(backend, "Codeword")
    tried = [word for word in WRONG if word != secret][0]
    first.play(tried)
    expect(first.attempt_rows).to_have_count(1)
    begin(second, "Codeword")
    expect(second.attempt_rows).to_have_count(1)
    second.play(secret)
    expect(second.end).to_be_visible()
    # The first device learns of it, as it does of every game that is kept.
    expect(first.end).to_be_visible()


@pytest.mark.parametrize("line", [CUT, LOST, BUSY])
def test_no_network_in_the_middle_the_move_waits_and_nothing_is_lost(first, backend, line):
    begin(first, "Codeword")
    secret = dealt(backend, "Codeword")
    tried = [word for word in WRONG if word != secret][0]
    backend.line = line
    first.play(tried)
    expect(first.toast).to_contain_text("Your move will wait.")
    expect(first.attempt_rows).to_have_count(0)
    assert first.draft() == tried
    backend.line = PASSED
    expect(first.attempt_rows).to_have_count(1)
    assert first.draft() == "_____"
    assert moves(first) == [tried]


def test_a_page_that_is_loaded_anew_finds_the_game_at_the_server(first, backend):
    begin(first, "Codeword")
    tried = [word for word in WRONG if word != dealt(backend, "Codeword")][0]
    first.play(tried)
    expect(first.attempt_rows).to_have_count(1)
    begin(first, "Codeword")
    expect(first.attempt_rows).to_have_count(1)
    assert first.attempts()[0][0] == tried


def test_a_memorize_shows_each_card_as_it_is_asked_for(first, backend):
    begin(first, "Memorize")
    cards = memorize.Cards(first)
    expect(cards.game).to_be_visible()
    for pair in memorize.pairs_of(memorize.cards_of(dealt(backend, "Memorize"))):
        for number in pair:
            cards.turn_up(number)
            expect(cards.card(number)).to_have_accessible_name(re.compile(r", "))
    expect(cards.end.get_by_role("heading")).to_have_text("Perfect memory")
    assert kept_record(first) == told_record(first)


def test_a_hangman_fills_in_the_letters_that_the_judge_tells(first, backend):
    begin(first, "Hangman")
    puzzle = hangman.Puzzle(first)
    expect(puzzle.game).to_be_visible()
    letters = hangman.answer_of("puzzle " + dealt(backend, "Hangman"))
    for letter in dict.fromkeys(letters):
        puzzle.guess(letter)
        expect(puzzle.key(letter)).to_be_disabled()
    expect(puzzle.end).to_be_visible()
    assert kept_record(first) == told_record(first)


def test_a_times_asks_one_problem_after_the_other(first):
    begin(first, "Times")
    round = times.Round(first)
    expect(round.game).to_be_visible()
    first.press(round.go)
    for number in range(1, 11):
        # The problem comes from the judge.
        expect(round.tally).to_contain_text(f"Problem {number} of 10")
        round.answer()
        if number < 10:
            expect(round.tally).to_contain_text(f"{number} right")
            first.press(round.go)
    assert kept_record(first) == told_record(first)


def words_of(backend):
    """The words to find on the first rack, the shortest first."""
    return re.search(r"words=([a-z,]+)", dealt(backend, "Anagrams"))[1].split(",")


def test_what_is_typed_while_a_word_is_judged_is_the_next_word(first, backend):
    begin(first, "Anagrams")
    rack = Rack(first)
    one, two = words_of(backend)[:2]
    backend.line = LOST
    rack.enter(one)
    expect(first.toast).to_contain_text("Your move will wait.")
    rack.enter(two)
    expect(rack.field).to_have_value(one)
    backend.line = PASSED
    expect(rack.field).to_have_value("")
    wait_for(first.page, MOVED, arg=[first.identity, 2])
    assert moves(first) == [f"word {one}", f"word {two}"]


def test_a_tile_that_is_tapped_while_a_word_is_judged_is_of_the_next_word(first, backend):
    begin(first, "Anagrams")
    rack = Rack(first)
    one = words_of(backend)[0]
    backend.line = LOST
    rack.enter(one)
    expect(first.toast).to_contain_text("Your move will wait.")
    tapped = rack.tiles.first.inner_text().lower()
    rack.tiles.first.click()
    rack.game.get_by_role("button", name="Enter", exact=True).click()
    expect(rack.field).to_have_value(one)
    backend.line = PASSED
    # One letter is no word: it stays, and the page says so.
    expect(rack.message).to_contain_text("short")
    expect(rack.field).to_have_value(tapped)
    assert moves(first) == [f"word {one}"]


def test_who_leaves_while_a_word_is_judged_types_elsewhere(first, backend):
    begin(first, "Anagrams")
    rack = Rack(first)
    backend.line = LOST
    rack.enter(words_of(backend)[0])
    expect(first.toast).to_contain_text("Your move will wait.")
    first.page.evaluate("location.hash = '#/'")
    rack.start()
    letter = rack.tiles.first.inner_text().lower()
    first.page.keyboard.type(letter)
    expect(rack.field).to_have_value(letter)


def test_who_has_no_server_and_who_cannot_reach_it_plays_everybodys(browsers, first, backend):
    other = browsers().arrive()
    begin(other, "Codeword")
    assert other.record
    first.arrive("#/daily")
    backend.line = BUSY
    five = Five(first)
    expect(five.part).to_be_visible()
    five.begin("Codeword")
    assert first.secret == other.secret
