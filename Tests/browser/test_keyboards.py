"""Keyboards of other scripts (CW-1, TT-6): a letter is taken by the place of its key, a digit by its value."""

import re

import pytest
from playwright.sync_api import expect

from support.anagrams import Rack
from support.hangman import Puzzle
from support.keyboards import DIGITS, FULL_WIDTH, GREEK, LAYOUTS, press, type_at, type_digits, write_at
from support.records import identity, record
from support.times import TYPED, TYPED_PROBLEMS, Round

SAID = "Only Latin letters"


@pytest.fixture(params=LAYOUTS)
def layout(request):
    return LAYOUTS[request.param]


def test_a_codeword_is_found_on_a_keyboard_of_another_script(laptop, layout):
    laptop.open_seeded(record(identity(1), "there", ["geese"]))
    type_at(laptop.page, layout, "there")
    assert laptop.draft() == "there"
    press(laptop.page, "Enter", "Enter")
    expect(laptop.end).to_be_visible()


def test_a_hangman_is_found_on_a_keyboard_of_another_script(laptop, layout):
    puzzle = Puzzle(laptop).open(answers=["cat"])
    type_at(laptop.page, layout, "xct")
    expect(puzzle.key("x")).to_have_class("key wrong")
    assert puzzle.shown() == "c_t"
    type_at(laptop.page, layout, "a")
    expect(puzzle.end).to_be_visible()


def test_the_answer_of_a_hangman_is_written_on_a_keyboard_of_another_script(laptop, layout):
    puzzle = Puzzle(laptop).open(answers=["cat"])
    puzzle.tool("Solve")
    field = puzzle.game.get_by_role("textbox", name="The whole answer")
    expect(field).to_be_focused()
    write_at(laptop.page, layout, "cat")
    expect(field).to_have_value("cat")
    field.press("Enter")
    expect(puzzle.end).to_be_visible()


@pytest.mark.parametrize("is_in_field", [False, True], ids=["on the page", "in the field"])
def test_a_word_of_an_anagrams_is_found_on_a_keyboard_of_another_script(laptop, layout, is_in_field):
    rack = Rack(laptop).open()
    if is_in_field:
        rack.field.focus()
        write_at(laptop.page, layout, "done")
    else:
        type_at(laptop.page, layout, "done")
    expect(rack.field).to_have_value("done")
    laptop.page.keyboard.press("Enter")
    expect(rack.field).to_have_value("")
    assert rack.found() == ["done"]


def test_a_field_that_is_no_field_for_letters_keeps_what_is_written(laptop):
    laptop.seed(*[record(identity(number), "there") for number in range(1, 8)])
    laptop.press(laptop.page.get_by_role("button", name="Search", exact=True))
    field = laptop.history.get_by_role("searchbox", name="Search your games")
    write_at(laptop.page, GREEK, "there")
    expect(field).to_have_value("".join(GREEK[letter] for letter in "there"))


def test_a_key_of_a_latin_keyboard_types_what_stands_on_it_wherever_it_is(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    for key, code in [("a", "KeyQ"), ("q", "KeyA"), ("m", "Semicolon"), (",", "KeyM"), ("'", "KeyQ"), ("z", "KeyY")]:
        press(laptop.page, key, code)
    assert laptop.draft() == "aqmz_"
    # The same holds for a keyboard whose layout was changed meanwhile.
    laptop.erase()
    type_at(laptop.page, GREEK, "t")
    press(laptop.page, "a", "KeyQ")
    press(laptop.page, ";", "KeyQ")
    assert laptop.draft() == "aqmta"


@pytest.mark.parametrize("script", DIGITS)
def test_an_answer_of_times_is_typed_with_the_digits_of_another_keyboard(laptop, script):
    round = Round(laptop).open(options=TYPED, problems=TYPED_PROBLEMS, moves=["start"])
    type_digits(laptop.page, DIGITS[script], 139)
    expect(round.problem).to_contain_text("= 139")
    for _ in range(3):
        laptop.page.keyboard.press("Backspace")
    type_digits(laptop.page, DIGITS[script], 56)
    press(laptop.page, "Enter", "Enter")
    expect(round.message).to_contain_text("Right")


@pytest.mark.parametrize("script", DIGITS)
def test_an_answer_of_times_is_chosen_with_the_digits_of_another_keyboard(laptop, script):
    round = Round(laptop).open(moves=["start"])
    place = round.choices().index(204) + 1
    type_digits(laptop.page, DIGITS[script], place)
    expect(round.answers.nth(place - 1)).to_have_class("choice right")


def test_a_sign_that_is_typed_with_shift_is_no_digit(laptop):
    round = Round(laptop).open(options=TYPED, problems=TYPED_PROBLEMS, moves=["start"])
    press(laptop.page, "%", "Digit5", shift=True)
    press(laptop.page, "5", "Digit5", shift=True)
    expect(round.problem).to_have_text(re.compile("= 5$"))


@pytest.mark.parametrize("game", ["codeword", "hangman", "anagrams"])
def test_a_key_that_can_mean_nothing_says_so_once(laptop, game):
    if game == "codeword":
        laptop.open_seeded(record(identity(1), "there"))
    else:
        {"hangman": Puzzle, "anagrams": Rack}[game](laptop).open()
    press(laptop.page, "Shift", "ShiftLeft")
    expect(laptop.toast).to_have_count(0)
    press(laptop.page, "х", "BracketLeft")
    expect(laptop.toast).to_contain_text(SAID)
    laptop.press(laptop.toast.get_by_role("button", name="Dismiss"))
    press(laptop.page, "ж", "Semicolon")
    type_at(laptop.page, FULL_WIDTH, "e")
    expect(laptop.toast).to_have_count(0)


def test_a_game_without_letters_says_nothing_of_them(laptop):
    Round(laptop).open(moves=["start"])
    press(laptop.page, "х", "BracketLeft")
    laptop.page.keyboard.press("1")
    expect(laptop.toast).to_have_count(0)
