"""The field and the tiles of Anagrams: together they are always the rack, whatever is typed."""

import pytest
from playwright.sync_api import expect

from support.anagrams import Rack

IS_FIELD = "() => document.activeElement.matches('.entry input')"


@pytest.fixture
def rack(laptop):
    """A laptop with the letters C, D, E, N, N, O."""
    return Rack(laptop).open()


def test_tt5_a_typed_letter_leaves_the_bank_and_a_deleted_one_comes_back(rack):
    rack.field.focus()
    keyboard = rack.page.keyboard
    keyboard.type("none")
    assert rack.bank() == "cd"
    keyboard.press("Backspace")
    assert rack.bank() == "cde"
    for _ in range(2):
        keyboard.press("ArrowLeft")
    keyboard.press("Delete")
    expect(rack.field).to_have_value("nn")
    assert rack.holds_rack("cdenno")
    keyboard.type("o")
    expect(rack.field).to_have_value("non")


def test_tt5_select_all_and_replace_and_paste(rack):
    rack.field.focus()
    keyboard = rack.page.keyboard
    keyboard.type("conned")
    assert rack.bank() == ""
    keyboard.press("ControlOrMeta+a")
    keyboard.insert_text("Nonce")
    expect(rack.field).to_have_value("nonce")
    assert rack.bank() == "d"
    keyboard.press("ControlOrMeta+a")
    keyboard.press("Delete")
    assert rack.bank() == "cdenno"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("x", "No X in these letters."), ("c", "C is already used."),
     ("nn", "All 2 N’s are used."), ("1", "Use only these letters."),
     ("日", "Use only these letters."), ("one", "O is already used.")])
def test_tt6_what_the_bank_does_not_have_changes_nothing_and_is_told(rack, text, sentence):
    rack.field.focus()
    rack.page.keyboard.insert_text("con")
    # Like a paste or an input method: one edit, in the middle.
    rack.page.keyboard.press("ArrowLeft")
    rack.page.keyboard.insert_text(text)
    expect(rack.message).to_have_text(sentence)
    expect(rack.said).to_have_text(sentence)
    expect(rack.field).to_have_value("con")
    assert rack.bank() == "den"


def test_tt6_an_input_method_that_composes_is_held_to_the_bank(rack):
    rack.field.focus()
    session = rack.page.context.new_cdp_session(rack.page)
    for text in ["c", "co", "cod"]:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    expect(rack.field).to_have_value("cod")
    assert rack.bank() == "enn"
    session.send("Input.insertText", {"text": "code"})
    expect(rack.field).to_have_value("code")
    session.send("Input.imeSetComposition", {
        "text": "x", "selectionStart": 1, "selectionEnd": 1})
    expect(rack.field).to_have_value("code")
    assert rack.holds_rack("cdenno")


def test_tt6_a_tapped_tile_is_typed_without_a_keyboard_and_handed_back(phone):
    rack = Rack(phone).open()
    rack.tap("don")
    expect(rack.field).to_have_value("don")
    assert not rack.page.evaluate(IS_FIELD)
    phone.press(rack.game.get_by_role("button", name="O, used: take back"))
    expect(rack.field).to_have_value("dn")
    assert rack.holds_rack("cdenno")


def test_tt7_return_tries_the_word_and_the_keyboard_of_a_phone_goes_away(phone):
    rack = Rack(phone).open()
    phone.press(rack.field)
    assert rack.page.evaluate(IS_FIELD)
    rack.page.keyboard.insert_text("done")
    rack.page.keyboard.press("Enter")
    expect(rack.message).to_have_text("+4 points.")
    assert not rack.page.evaluate(IS_FIELD)


def test_tt7_on_a_laptop_return_leaves_the_field_to_the_next_word(rack):
    rack.field.focus()
    for word in ["done", "once"]:
        rack.page.keyboard.type(word)
        rack.page.keyboard.press("Enter")
        expect(rack.field).to_have_value("")
    assert rack.page.evaluate(IS_FIELD)
    assert rack.found() == ["done", "once"]


def test_letters_typed_anywhere_in_the_game_go_to_the_field_once(rack):
    keyboard = rack.page.keyboard
    keyboard.type("Co")
    expect(rack.field).to_have_value("co")
    keyboard.press("Backspace")
    rack.field.focus()
    keyboard.type("d")
    expect(rack.field).to_have_value("cd")
    keyboard.press("Escape")
    expect(rack.field).to_have_value("")
    before = rack.bank()
    keyboard.press("Space")
    expect(rack.field).to_have_value("")
    assert rack.bank() != before and sorted(rack.bank()) == sorted(before)
    keyboard.type("cod")
    keyboard.press("Enter")
    keyboard.press("ArrowUp")
    expect(rack.field).to_have_value("cod")


def test_the_caret_stays_where_the_player_edits(rack):
    rack.field.focus()
    rack.page.keyboard.type("cnd")
    rack.page.keyboard.press("Home")
    rack.page.keyboard.press("ArrowRight")
    rack.page.keyboard.type("on")
    expect(rack.field).to_have_value("connd")
    assert rack.field.evaluate("(field) => field.selectionStart") == 3
