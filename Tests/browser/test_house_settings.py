"""A house among the settings: one tap keeps the games, a code brings them to another device."""

import re

import pytest
from playwright.sync_api import expect

from support.devices import browsers, house
from support.kept import are_same
from support.layout import faults, measure
from support.records import identity, record

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 320, "height": 568}


@pytest.fixture
def visit(browsers):
    """Opens a browser of its own at the settings of the house."""
    def new(size, *rows):
        player = browsers()
        player.page.set_viewport_size(size)
        player.arrive()
        for row in rows:
            player.seed(row)
        player.arrive()
        player.open_settings("My games")
        expect(player.page.locator(".house")).to_be_visible()
        return player
    return new


def tap(player, name):
    assert faults(measure(player)) == []
    player.press(player.page.get_by_role("button", name=name, exact=True))


def test_one_tap_keeps_the_games_and_a_code_brings_them_to_another_device(visit):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    other = visit(SMALL_PHONE)
    tap(one, "Keep my games here")
    expect(one.page.locator(".device")).to_have_count(1)
    tap(one, "Add a device")
    code = one.page.locator(".code")
    expect(code).to_have_text(re.compile(r"^\w{4} \w{4}$"))
    expect(one.page.get_by_role("img", name="The code as a picture to scan")).to_be_visible()
    signs = code.inner_text()

    tap(other, "I have a code")
    other.page.get_by_label("Code", exact=True).fill(signs.lower())
    tap(other, "Join")
    number = other.page.locator(".code")
    expect(number).to_have_text(re.compile(r"^\d\d$"))
    expect(code).to_have_text(number.inner_text())
    tap(one, "Yes, let it join")
    expect(one.page.locator(".device")).to_have_count(2)
    expect(other.page.locator(".device")).to_have_count(2)
    are_same(one, other)
    assert faults(measure(other)) == []
    other.close_sheet()
    expect(other.rows).to_have_count(1)


def test_a_link_with_a_code_leads_to_the_field_with_the_code_in_it(browsers, house):
    player = browsers().arrive("#/pair/7K3F9QXD")
    expect(player.page.get_by_label("Code", exact=True)).to_have_value("7K3F9QXD")
    tap(player, "Join")
    expect(player.page.get_by_text("There is no such code, or none any more.")).to_be_visible()


def test_a_recovery_sheet_brings_everything_back_where_all_devices_are_gone(visit):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(one, "Keep my games here")
    tap(one, "Recovery sheet")
    sheet = one.page.locator(".code")
    expect(sheet).to_have_text(re.compile(r"^(\w{4} ){6}\w{4}$"))
    signs = sheet.inner_text()
    are_same(one)

    other = visit(SMALL_PHONE)
    tap(other, "I have a code")
    other.page.get_by_label("Code", exact=True).fill(signs)
    tap(other, "Join")
    expect(other.page.locator(".code")).not_to_have_text(signs)
    are_same(one, other)


def test_everything_is_erased_and_what_is_on_the_device_stays(visit):
    player = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(player, "Keep my games here")
    are_same(player)
    tap(player, "Erase everything here")
    tap(player, "Erase")
    expect(player.page.get_by_role("button", name="Keep my games here")).to_be_visible()
    assert "pastime-kept" not in player.page.evaluate("document.cookie")
    player.arrive()
    expect(player.rows).to_have_count(1)
    # Nothing asks the house again, and no sign says that something is missing.
    expect(player.history.get_by_role("button", name="Settings")).to_be_visible()
    expect(player.page.locator(".home .pair button")).to_have_count(2)
