"""A house among the settings: one tap keeps the games, a code brings them to another device."""

import pytest
from playwright.sync_api import expect

from conftest import SMALL_PHONE, TABLET
from support.devices import browsers, house
from support.kept import are_same
from support.layout import faults, measure
from support.records import identity, record


@pytest.fixture
def open_house(browsers):
    """Opens a browser at the settings of the house."""
    def new(size=SMALL_PHONE):
        player = browsers().arrive()
        player.page.set_viewport_size(size["viewport"])
        player.open_settings("My games")
        expect(player.page.locator(".house")).to_be_visible()
        return player
    return new


def button(player, name):
    return player.page.get_by_role("button", name=name, exact=True)


def test_one_tap_keeps_the_games_and_a_code_brings_them_to_another_device(open_house):
    one, other = open_house(), open_house()
    one.put(record(identity(1), "there", ["geese"]))
    one.press(button(one, "Keep my games here"))
    expect(one.page.locator(".device")).to_have_count(1)
    assert faults(measure(one)) == []
    one.press(button(one, "Add a device"))
    code = one.page.locator(".code")
    expect(code).to_have_text(r"", use_inner_text=True) if False else expect(code).to_be_visible()
    assert faults(measure(one)) == []
    signs = code.inner_text()

    other.press(button(other, "I have a code"))
    other.page.get_by_label("Code", exact=True).fill(signs.lower())
    assert faults(measure(other)) == []
    other.press(button(other, "Join"))
    number = other.page.locator(".code")
    expect(number).to_be_visible()
    expect(code).to_have_text(number.inner_text())
    assert faults(measure(one)) == []
    one.press(button(one, "Yes, let it join"))
    expect(one.page.locator(".device")).to_have_count(2)
    expect(other.page.locator(".device")).to_have_count(2)
    are_same(one, other)
    other.arrive()
    expect(other.rows).to_have_count(1)
