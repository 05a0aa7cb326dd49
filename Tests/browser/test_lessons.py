"""The lessons of the first game of a kind, under its board: they move and cover nothing, go step by step, and a
player can send them away forever."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.anagrams import Rack
from support.hangman import Puzzle
from support.layout import faults, fits, measure
from support.memorize import Cards, board
from support.records import identity, record
from support.times import Round

SIZES = {"small phone": (320, 568), "phone": (390, 844), "phone that lies": (844, 390)}

# Where everything but the lesson stands.
PLACES = """() => Object.fromEntries([...document.querySelectorAll(
  ".game > *, .table > *, .puzzle > *, .sum > *, .board, .keyboard, .tiles, .answers, .cards")]
  .filter((part) => part.checkVisibility() && !part.matches(".message, .lesson, .clue"))
  .map((part) => [part.className, Object.values(part.getBoundingClientRect().toJSON())
    .map(Math.round).join(" ")]))"""


class Codeword:
    def __init__(self, player):
        player.open_seeded(record(identity(1), "there"))

    def moves(self, player):
        player.enter("geese")
        yield "Tap Enter to try it."
        player.submit()
        yield "Ein place"
        player.play("three")
        yield "not in it"


class Anagrams:
    def __init__(self, player):
        self.rack = Rack(player).open()

    def moves(self, player):
        self.rack.tap("con")
        yield "Tap Enter to try it."
        self.rack.enter("")
        yield "Each group of boxes is a word."
        self.rack.enter("cone")
        yield "A six-letter word ends the round."
        self.rack.enter("node")
        yield "Twist mixes the letters."


class Hangman:
    def __init__(self, player):
        self.puzzle = Puzzle(player).open()

    def moves(self, player):
        for letter, lesson in [
            ("f", "Right letters appear"), ("x", "A wrong letter costs"), ("g", "Tap Solve."),
        ]:
            self.puzzle.guess(letter)
            yield lesson


class Memorize:
    def __init__(self, player):
        self.cards = Cards(player).open(cards=board(6))

    def moves(self, player):
        for number, lesson in [(1, "Where is"), (2, "Flip another"), (3, "Where is")]:
            self.cards.turn_up(number)
            yield lesson


class Times:
    def __init__(self, player):
        # The lesson begins with the second problem.
        self.round = Round(player).open(moves=["start", "answer 204", "next"])

    def moves(self, player):
        yield "slow"
        self.round.answer()
        self.round.go_on()
        yield "Last digits help"


GAMES = [Codeword, Anagrams, Hangman, Memorize, Times]


@pytest.fixture(params=SIZES)
def player(seat, request):
    width, height = SIZES[request.param]
    return seat(PHONE, viewport={"width": width, "height": height})


def stands_well(player):
    """Whether the lesson has its place: two lines at most, and nothing is cut or scrolls."""
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures)
    assert measures["scrollHeight"] <= measures["height"]
    lines = player.page.locator(".lesson > div").evaluate(
        "(text) => text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)")
    assert lines < 2.5


@pytest.mark.parametrize("game", GAMES)
def test_each_step_has_its_place_and_moves_nothing(player, game):
    opened = game(player)
    lesson = player.page.locator(".lesson")
    expect(lesson).to_be_visible()
    stands_well(player)
    for sentence in opened.moves(player):
        expect(lesson).to_contain_text(sentence)
        stands_well(player)
    before = player.page.evaluate(PLACES)
    player.press(player.button("Got it"))
    expect(lesson).to_have_count(0)
    player.let_motion_end()
    if player.page.viewport_size["width"] < 700 or game is not Memorize:
        assert player.page.evaluate(PLACES) == before


def test_a_step_that_was_understood_makes_room_for_the_next(phone):
    cards = Cards(phone).open(cards=board(6))
    lesson = phone.page.locator(".lesson")
    expect(lesson).to_contain_text("Flip two cards.")
    phone.press(phone.button("Got it"))
    expect(lesson).to_have_count(0)
    cards.turn_up(1)
    expect(lesson).to_contain_text("Where is its twin?")
    phone.press(phone.button("Got it"))
    cards.turn_up(2)
    expect(lesson).to_contain_text("Flip another card")


def test_it_is_sent_away_for_ever_and_the_help_brings_it_back(phone):
    Cards(phone).open(cards=board(6))
    lesson = phone.page.locator(".lesson")
    expect(lesson).to_contain_text("Flip two cards.")
    phone.press(phone.button("How to play"))
    phone.press(phone.button("Hide tips"))
    expect(lesson).to_have_count(0)
    phone.reload()
    cards = Cards(phone)
    expect(cards.message).to_have_text("Flip two cards.")
    expect(lesson).to_have_count(0)
    phone.press(phone.button("How to play"))
    phone.press(phone.button("Show tips again"))
    expect(lesson).to_contain_text("Flip two cards.")
    cards.turn_up(1)
    expect(lesson).to_contain_text("Where is its twin?")
