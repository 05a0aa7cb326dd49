"""Modals over the page: where the focus goes, how they are closed, what is behind them."""

import pytest
from playwright.sync_api import expect

from support.records import identity, record

OPTIONS = "Codeword, Options"
HELP = "How to play"


@pytest.mark.parametrize(
    ("opener", "name"), [(OPTIONS, "New Codeword"), (HELP, "How to play Codeword")])
def test_a_sheet_is_a_labelled_dialog_that_takes_the_focus_and_gives_it_back(laptop, opener, name):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.button(opener).focus()
    laptop.page.keyboard.press("Enter")
    expect(laptop.page.get_by_role("dialog", name=name)).to_be_visible()
    assert focus_is_in_sheet(laptop)
    laptop.page.keyboard.press("Escape")
    expect(laptop.modal).to_have_count(0)
    expect(laptop.button(opener)).to_be_focused()


@pytest.mark.parametrize("opener", [OPTIONS, HELP])
def test_a_sheet_is_closed_by_its_button(tablet, opener):
    tablet.open_seeded(record(identity(1), "there"))
    tablet.press(tablet.button(opener))
    tablet.press(tablet.modal.get_by_role("button", name="Close"))
    expect(tablet.modal).to_have_count(0)


def test_a_sheet_is_closed_by_a_tap_beside_it(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.press(laptop.button(HELP))
    expect(laptop.modal).to_be_visible()
    laptop.page.mouse.click(5, 5)
    expect(laptop.modal).to_have_count(0)


def test_the_focus_stays_within_the_page_of_an_open_sheet(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.press(laptop.button(OPTIONS))
    for _ in range(12):
        laptop.page.keyboard.press("Tab")
        assert not laptop.page.evaluate("() => !!document.activeElement.closest('.home, .stage')")


def test_what_is_behind_a_sheet_takes_no_key_and_no_tap(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.press(laptop.button(HELP))
    laptop.page.keyboard.type("geese")
    laptop.page.keyboard.press("Enter")
    expect(laptop.modal).to_have_count(0)
    assert laptop.draft() == "_____"
    expect(laptop.attempt_rows).to_have_count(0)


def test_a_sheet_closes_when_the_address_changes(phone):
    phone.seed(record(identity(1), "there"))
    phone.press(phone.rows.first)
    phone.press(phone.button(HELP))
    expect(phone.modal).to_be_visible()
    phone.page.go_back()
    expect(phone.modal).to_have_count(0)
    expect(phone.history).to_be_visible()


def test_cw9_the_sheet_starts_a_game_of_the_chosen_length_limit_and_mode(phone):
    phone.arrive()
    phone.offer_choices("codeword")
    phone.show_more()
    for title in ["3", "8", "Ultra-hard"]:
        phone.press(phone.modal.locator("label", has_text=title))
        expect(phone.modal.get_by_role("radio", name=title, exact=True)).to_be_checked()
    expect(phone.modal).to_contain_text("put no letter where it can’t be")
    phone.begin(lambda: phone.press(phone.modal.get_by_role("button", name="Start")))
    expect(phone.modal).to_have_count(0)
    expect(phone.game).to_contain_text("3 letters · 8 tries · ultra-hard")
    expect(phone.pegs).to_have_count(3)
    assert "options length=3 attempts=8 mode=ultra-hard" in phone.record


def test_what_is_chosen_in_the_sheet_counts_for_that_game_alone(phone):
    phone.arrive()
    phone.offer_choices("codeword")
    phone.press(phone.modal.locator("label", has_text="4").first)
    phone.begin(lambda: phone.press(phone.modal.get_by_role("button", name="Start")))
    expect(phone.pegs).to_have_count(4)
    phone.press(phone.button("Back to the list"))
    expect(phone.button("New Codeword, 5 letters")).to_be_visible()
    phone.start()
    expect(phone.pegs).to_have_count(5)


def focus_is_in_sheet(player):
    return player.page.evaluate("() => !!document.activeElement.closest('dialog')")


def test_an_answer_fills_its_place_in_the_row_also_among_further_options(phone):
    phone.arrive()
    phone.offer_choices("times")
    phone.press(phone.modal.locator("summary").first)
    parts = phone.modal.locator(".segment").evaluate_all(
        "all => all.map((label) => label.firstElementChild.nextElementSibling.offsetWidth / label.offsetWidth)")
    assert len(parts) > 10
    assert min(parts) > 0.9, parts
