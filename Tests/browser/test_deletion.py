"""Games can be deleted from the list, and brought back (CW-16)."""

import re

import pytest
from playwright.sync_api import expect

from support import storage
from support.focus import focus_faults, focused_name, tab_to
from support.records import BEGUN, identity, record

# The first one in the list, and another one.
FIRST = record(identity(1), "there", ["geese", "eerie"], begun=BEGUN + 1)
SECOND = record(identity(2), "crane", ["stone"])


def by_menu(player):
    """Deletes the first game in the list with the menu of its row."""
    player.press(player.button("Actions").first)
    expect(player.modal).to_contain_text("2 attempts, not found yet.")
    player.press(player.button("Delete this game"))


def by_holding(player):
    """Deletes it with the menu that opens on press and hold, or on a right click."""
    player.rows.first.dispatch_event("contextmenu")
    player.press(player.button("Delete this game"))


def by_key(player):
    """Deletes it with the Delete key."""
    player.rows.first.press("Delete")


def listed(player):
    return [row.get_attribute("href").rpartition("/")[2] for row in player.rows.all()]


def kept(player):
    return {key: storage.row(player.page, key) for key in storage.keys(player.page)}


def undo(player):
    player.press(player.toast.get_by_role("button", name="Undo"))


@pytest.mark.parametrize("delete", [by_menu, by_holding, by_key])
def test_cw16_a_deleted_game_is_gone_for_good_but_for_an_undo(phone, delete):
    phone.seed(FIRST, SECOND)
    assert listed(phone) == [identity(1), identity(2)]
    delete(phone)
    expect(phone.modal).to_have_count(0)
    expect(phone.rows).to_have_count(1)
    expect(phone.toast).to_contain_text("Game deleted.")
    assert listed(phone) == [identity(2)]
    assert kept(phone)[f"gone/{identity(1)}"].startswith("1 ")

    undo(phone)
    expect(phone.rows).to_have_count(2)
    expect(phone.toast).to_have_count(0)
    assert listed(phone) == [identity(1), identity(2)]
    phone.reload()
    expect(phone.rows).to_have_count(2)
    assert kept(phone)[f"gone/{identity(1)}"] == "2"
    phone.press(phone.rows.first)
    assert [word for word, _ in phone.attempts()] == ["geese", "eerie"]
    assert phone.record == FIRST


def test_cw16_without_an_undo_a_deleted_game_does_not_come_back(phone):
    phone.seed(FIRST, SECOND)
    by_menu(phone)
    expect(phone.rows).to_have_count(1)
    phone.reload()
    expect(phone.rows).to_have_count(1)
    phone.arrive(f"#/codeword/{identity(1)}")
    expect(phone.toast).to_contain_text("That game is not on this device.")


def test_cw16_a_game_that_is_opened_after_a_deletion_stays_where_it_is(phone):
    phone.seed(FIRST, SECOND)
    by_menu(phone)
    expect(phone.toast).to_be_visible()
    phone.press(phone.rows.first)
    expect(phone.attempt_rows).to_have_count(1)
    expect(phone.toast).to_have_count(0)
    phone.let_motion_end()
    place = phone.board.bounding_box()
    phone.reload()
    expect(phone.attempt_rows).to_have_count(1)
    assert phone.board.bounding_box() == place


@pytest.mark.parametrize("delete", [by_menu, by_key])
def test_cw16_the_game_that_is_open_beside_the_list_can_be_deleted_and_brought_back(
        tablet, delete):
    tablet.seed(FIRST, SECOND)
    tablet.press(tablet.rows.first)
    expect(tablet.attempt_rows).to_have_count(2)
    tablet.enter("the")
    delete(tablet)
    expect(tablet.game).to_have_count(0)
    expect(tablet.page).to_have_url(f"{tablet.origin}/")
    assert listed(tablet) == [identity(2)]
    tablet.page.keyboard.type("z")
    undo(tablet)
    expect(tablet.rows).to_have_count(2)
    tablet.press(tablet.rows.first)
    expect(tablet.attempt_rows).to_have_count(2)
    assert tablet.draft() == "the__", "a key that was pressed without a game changes none"
    tablet.play("re")
    expect(tablet.end).to_be_visible()


def test_cw16_deleting_another_game_leaves_the_open_one_as_it_is(tablet):
    tablet.seed(FIRST, SECOND)
    tablet.press(tablet.rows.last)
    tablet.enter("cra")
    by_menu(tablet)
    expect(tablet.rows).to_have_count(1)
    expect(tablet.attempt_rows).to_have_count(1)
    assert tablet.draft() == "cra__"
    assert tablet.identity == identity(2)


def test_cw16_deleting_and_bringing_back_can_be_done_by_keyboard_alone(laptop):
    laptop.seed(FIRST, SECOND)
    keyboard = laptop.page.keyboard
    tab_to(laptop.page, "Codeword. 2 attempts")
    keyboard.press("Delete")
    expect(laptop.rows).to_have_count(1)
    tab_to(laptop.page, "Undo")
    keyboard.press("Enter")
    expect(laptop.rows).to_have_count(2)
    tab_to(laptop.page, "Actions")
    keyboard.press("Enter")
    expect(laptop.modal).to_be_visible()
    if focused_name(laptop.page) != "Delete this game":
        tab_to(laptop.page, "Delete this game")
    keyboard.press("Enter")
    expect(laptop.rows).to_have_count(1)


def test_cw16_the_focus_is_never_lost_by_a_deletion_and_its_undoing(laptop):
    laptop.seed(FIRST, SECOND)
    laptop.rows.first.focus()
    laptop.page.keyboard.press("Delete")
    expect(laptop.rows).to_have_count(1)
    assert focus_faults(laptop.page) == []
    undo(laptop)
    expect(laptop.rows).to_have_count(2)
    assert focus_faults(laptop.page) == []


def test_cw16_where_the_pressed_button_is_gone_and_none_is_in_its_place_the_title_has_the_focus(laptop):
    laptop.seed(FIRST)
    by_key(laptop)
    expect(laptop.rows).to_have_count(0)
    laptop.open_settings("My games")
    laptop.press(laptop.modal.get_by_role("button", name=re.compile("^Deleted")))
    restore = laptop.modal.get_by_role("button", name=re.compile("^Restore: "))
    restore.focus()
    laptop.page.keyboard.press("Enter")
    expect(restore).to_have_count(0)
    expect(laptop.modal.get_by_role("heading", name="Settings")).to_be_focused()
