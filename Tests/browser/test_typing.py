"""Entering a word (CW-1): the pegs, the arrow keys, and what is refused."""

import pytest
from playwright.sync_api import expect

from support.records import identity, record


def test_cw1_a_peg_can_be_chosen_and_filled_in_any_order(phone):
    phone.open_seeded(record(identity(1), "there"))
    assert phone.chosen_place() == 1
    phone.press(phone.pegs.nth(3))
    phone.enter("r")
    assert (phone.draft(), phone.chosen_place()) == ("___r_", 5)
    phone.press(phone.pegs.nth(1))
    phone.enter("h")
    assert (phone.draft(), phone.chosen_place()) == ("_h_r_", 3)
    phone.enter("e")
    assert (phone.draft(), phone.chosen_place()) == ("_her_", 5)
    phone.enter("et")
    assert (phone.draft(), phone.chosen_place()) == ("there", None)
    phone.submit()
    expect(phone.end).to_be_visible()


def test_cw1_erasing_takes_the_letter_of_the_chosen_peg_or_else_the_one_before(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.enter("cr")
    phone.erase()
    assert (phone.draft(), phone.chosen_place()) == ("c____", 2)
    phone.enter("rane")
    phone.press(phone.pegs.nth(2))
    phone.erase()
    assert (phone.draft(), phone.chosen_place()) == ("cr_ne", 3)
    phone.erase()
    assert (phone.draft(), phone.chosen_place()) == ("c__ne", 2)


def test_erasing_an_empty_word_changes_nothing(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.erase()
    assert (laptop.draft(), laptop.chosen_place()) == ("_____", 1)


def test_cw1_the_arrow_keys_choose_the_peg_beside(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    keyboard = laptop.page.keyboard
    keyboard.press("ArrowLeft")
    assert laptop.chosen_place() == 1, "there is nothing before the first place"
    keyboard.press("ArrowRight")
    keyboard.press("ArrowRight")
    assert laptop.chosen_place() == 3
    laptop.enter("e")
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowLeft")
    laptop.enter("h")
    assert (laptop.draft(), laptop.chosen_place()) == ("_he__", 4)
    for _ in range(9):
        keyboard.press("ArrowRight")
    assert laptop.chosen_place() == 5, "there is nothing after the last place"


def test_a_full_word_takes_no_further_letter(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.enter("cranes")
    assert laptop.draft() == "crane"


def test_capital_letters_are_the_same_letters_and_combinations_are_not_typing(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.page.keyboard.press("Shift+C")
    laptop.page.keyboard.press("Control+x")
    laptop.page.keyboard.press("Alt+a")
    laptop.page.keyboard.type("é1;")
    assert laptop.draft() == "c____"


@pytest.mark.parametrize(
    ("word", "sentence"),
    [("ther", "Add one letter."), ("th", "Add 3 letters."),
     ("zzzzz", "Not in the word list."), ("geese", "Already tried (try 1).")])
def test_cw1_a_refused_word_costs_nothing_says_why_and_stays_to_be_changed(phone, word, sentence):
    phone.open_seeded(record(identity(1), "there", ["geese"]))
    before = phone.record
    phone.play(word)
    expect(phone.message).to_have_text(sentence)
    expect(phone.page.get_by_role("status").filter(has_text=sentence)).to_have_count(1)
    expect(phone.attempt_rows).to_have_count(1)
    assert phone.draft() == word.ljust(5, "_")
    assert phone.record == before


def test_hard_mode_names_every_hint_that_a_word_leaves_unused(laptop):
    laptop.open_seeded(record(identity(1), "there", ["tepee"], mode="hard"))
    laptop.play("bland")
    expect(laptop.message).to_have_text(
        "Use T in place 1, E in place 5 and 2 E’s in all.")
    expect(laptop.attempt_rows).to_have_count(1)


def test_a_word_can_break_several_rules_and_hears_of_all_of_them(laptop):
    laptop.open_seeded(record(identity(1), "there", ["tepee"], mode="ultra-hard"))
    laptop.play("ppppp")
    expect(laptop.message).to_have_text(
        "Not in the word list. Use T in place 1, E in place 5, 2 E’s in all and no P.")


def test_enter_on_a_focused_button_presses_the_button_and_does_not_try_the_word(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.enter("geese")
    laptop.button("How to play").focus()
    laptop.page.keyboard.press("Enter")
    expect(laptop.modal).to_be_visible()
    expect(laptop.attempt_rows).to_have_count(0)
