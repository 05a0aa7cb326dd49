"""The list of shortcuts: opened by a key from anywhere, and hidden where there is no keyboard."""

import pytest
from playwright.sync_api import expect

from support.records import identity, record

NAME = "Keyboard shortcuts"


@pytest.mark.parametrize("attempts", [[], ["geese"], ["there"]], ids=["new", "under way", "over"])
def test_the_question_mark_shows_the_keys_in_any_game_and_the_focus_comes_back(laptop, attempts):
    laptop.open_seeded(record(identity(1), "there", attempts))
    laptop.button("How to play").focus()
    laptop.page.keyboard.press("?")
    modal = laptop.page.get_by_role("dialog", name=NAME)
    expect(modal.get_by_text("Backspace")).to_be_visible()
    laptop.page.keyboard.press("Escape")
    expect(laptop.modal).to_have_count(0)
    expect(laptop.button("How to play")).to_be_focused()


def test_the_question_mark_shows_the_keys_over_the_list(laptop):
    laptop.arrive()
    laptop.page.keyboard.press("?")
    expect(laptop.page.get_by_role("dialog", name=NAME)).to_be_visible()


def test_the_help_leads_to_the_keys_and_the_focus_stays_in_the_sheet(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.press(laptop.button("How to play"))
    laptop.modal.get_by_role("button", name=NAME).focus()
    laptop.page.keyboard.press("Enter")
    expect(laptop.page.get_by_role("dialog", name=NAME)).to_be_visible()
    assert laptop.page.evaluate("!!document.activeElement.closest('dialog')")
    laptop.page.keyboard.press("Escape")
    expect(laptop.modal).to_have_count(0)
    expect(laptop.button("How to play")).to_be_focused()


def test_a_question_mark_in_a_field_is_typed(laptop):
    laptop.arrive()
    laptop.offer_choices("codeword")
    laptop.modal.get_by_text("Make a word for a friend").click()
    laptop.modal.get_by_role("textbox").press("?")
    expect(laptop.page.get_by_role("dialog", name=NAME)).to_have_count(0)


def test_the_help_of_a_phone_does_not_offer_keys(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.press(phone.button("How to play"))
    expect(phone.modal).to_contain_text("Find the hidden word")
    expect(phone.modal.get_by_role("button", name=NAME)).to_have_count(0)


def test_the_keys_of_a_row_do_what_the_page_of_keys_says(laptop):
    laptop.seed(record(identity(1), "there"))
    row = laptop.rows.first
    row.press("Shift+F10")
    expect(laptop.modal.get_by_role("button", name="Delete this game")).to_be_visible()
    laptop.page.keyboard.press("Escape")
    expect(row).to_be_focused()
    row.press("Delete")
    expect(laptop.rows).to_have_count(0)
    laptop.press(laptop.toast.get_by_role("button", name="Undo"))
    row.press("Enter")
    expect(laptop.game).to_be_visible()
