"""The address names what is on screen (CW-10): back, forward, reload and links work as usual."""

import pytest
from playwright.sync_api import expect

from support.records import identity, record


def test_cw10_on_a_phone_the_list_leads_to_the_game_and_back(phone):
    phone.seed(record(identity(1), "there"))
    expect(phone.game).to_be_hidden()
    phone.press(phone.rows.first)
    expect(phone.game).to_be_visible()
    expect(phone.history).to_be_hidden()
    assert phone.identity == identity(1)
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()
    expect(phone.game).to_be_hidden()


@pytest.mark.parametrize("size", [(760, 1024), (1024, 1366), (1366, 1024), (1440, 900)])
def test_cw10_from_760_points_on_list_and_game_stand_side_by_side(laptop, size):
    width, height = size
    laptop.page.set_viewport_size({"width": width, "height": height})
    laptop.seed(record(identity(1), "there"))
    laptop.press(laptop.rows.first)
    expect(laptop.game).to_be_visible()
    expect(laptop.history).to_be_visible()
    expect(laptop.rows.first).to_have_attribute("aria-current", "page")
    listed, played = laptop.history.bounding_box(), laptop.game.bounding_box()
    assert listed["x"] + listed["width"] <= played["x"]


def test_cw10_below_760_points_one_of_both_is_on_screen(laptop):
    laptop.page.set_viewport_size({"width": 759, "height": 1024})
    laptop.open_seeded(record(identity(1), "there"))
    expect(laptop.history).to_be_hidden()


def test_the_browsers_back_and_forward_lead_from_list_to_game_and_again(phone):
    phone.seed(record(identity(1), "there"))
    phone.press(phone.rows.first)
    expect(phone.game).to_be_visible()
    phone.page.go_back()
    expect(phone.history).to_be_visible()
    expect(phone.game).to_be_hidden()
    phone.page.go_forward()
    expect(phone.game).to_be_visible()
    assert phone.identity == identity(1)


def test_going_from_game_to_game_leaves_the_list_one_step_back(laptop):
    laptop.seed(record(identity(1), "there", ["geese"]), record(identity(2), "crane", ["geese"]))
    laptop.press(laptop.rows.nth(0))
    laptop.press(laptop.rows.nth(1))
    expect(laptop.rows.nth(1)).to_have_attribute("aria-current", "page")
    laptop.press(laptop.button("Back to the list"))
    expect(laptop.page).to_have_url(f"{laptop.origin}/")
    expect(laptop.game).to_be_hidden()


def test_a_reload_at_a_games_address_shows_the_game_and_back_still_leads_to_the_list(phone):
    phone.seed(record(identity(1), "there", ["geese"]))
    phone.press(phone.rows.first)
    phone.reload()
    expect(phone.game).to_be_visible()
    assert [word for word, _ in phone.attempts()] == ["geese"]
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()
    phone.page.go_forward()
    expect(phone.game).to_be_visible()


def test_back_in_a_game_that_was_opened_by_its_address_leads_to_the_list(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()
    expect(phone.game).to_be_hidden()


def test_back_leads_to_the_list_although_another_game_was_opened_by_its_address_before(phone):
    phone.seed(record(identity(1), "there"), record(identity(2), "crane"))
    phone.arrive(f"#/codeword/{identity(1)}")
    phone.page.evaluate("(address) => { location.hash = address }", f"/codeword/{identity(2)}")
    expect(phone.page).to_have_url(f"{phone.origin}/#/codeword/{identity(2)}")
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()
    expect(phone.game).to_be_hidden()
    phone.page.go_back()
    expect(phone.game).to_be_visible()
    assert phone.identity == identity(1)
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()


def test_the_address_of_a_game_that_is_not_here_leads_home_and_says_so(phone):
    phone.arrive(f"#/codeword/{identity(7)}")
    expect(phone.history).to_be_visible()
    expect(phone.toast).to_contain_text("That game is not on this device.")
    expect(phone.page).to_have_url(f"{phone.origin}/#/")
    phone.press(phone.toast.get_by_role("button", name="Dismiss"))
    expect(phone.toast).to_have_count(0)


@pytest.mark.parametrize(
    "fragment", ["#/nowhere", "#/chess/", "#/codeword/xyz", "#/chess/1", "#%"])
def test_an_address_that_names_nothing_shows_the_list(phone, fragment):
    phone.arrive(fragment)
    expect(phone.history).to_be_visible()
    expect(phone.game).to_be_hidden()


def test_the_address_of_a_game_alone_shows_where_it_is_begun(phone):
    phone.arrive("#/codeword/")
    expect(phone.game.get_by_role("heading", name="Codeword")).to_be_visible()
    expect(phone.board).to_have_count(0)
    phone.begin(lambda: phone.press(phone.game.get_by_role("button", name="Start")))
    expect(phone.board).to_be_visible()
    phone.press(phone.button("Back to the list"))
    expect(phone.history).to_be_visible()


def test_the_title_of_the_document_names_the_place(phone):
    phone.seed(record(identity(1), "there"))
    expect(phone.page).to_have_title("Pastime")
    phone.press(phone.rows.first)
    expect(phone.page).to_have_title("Codeword · Pastime")
    phone.page.go_back()
    expect(phone.page).to_have_title("Pastime")
