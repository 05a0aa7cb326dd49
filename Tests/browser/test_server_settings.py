"""A server among the settings: one tap keeps the games, a code brings them to another device."""

import re

import pytest
from playwright.sync_api import expect

from support import storage
from support.devices import browsers, backend, joined
from support.kept import are_same
from support.layout import faults, measure
from support.records import BEGUN, identity, record

PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 320, "height": 568}


@pytest.fixture
def visit(browsers):
    """Opens a separate browser at the settings of the server."""
    def new(size, *rows):
        player = browsers()
        player.page.set_viewport_size(size)
        player.arrive()
        for row in rows:
            player.seed(row)
        player.arrive()
        player.open_settings("My games")
        expect(player.page.locator(".server")).to_be_visible()
        return player
    return new


def tap(player, name):
    assert faults(measure(player)) == []
    player.press(player.page.get_by_role("button", name=name, exact=True))


def test_one_tap_keeps_the_games_and_a_code_brings_them_to_another_device(visit):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    other = visit(SMALL_PHONE)
    tap(one, "Back up my games")
    expect(one.page.locator(".device")).to_have_count(1)
    tap(one, "Add a device")
    code = one.page.locator(".code")
    expect(code).to_have_text(re.compile(r"^\w{4} \w{4}$"))
    expect(one.page.get_by_role("img", name="QR code")).to_be_visible()
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
    other.close_modal()
    expect(other.rows).to_have_count(1)


def test_a_press_that_began_on_a_button_does_nothing_once_another_is_in_its_place(visit):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    other = visit(SMALL_PHONE)
    tap(one, "Back up my games")
    tap(one, "Add a device")
    code = one.page.locator(".code")
    expect(code).to_have_text(re.compile(r"^\w{4} \w{4}$"))
    tap(other, "I have a code")
    other.page.get_by_label("Code", exact=True).fill(code.inner_text())
    one.page.get_by_role("button", name="Back", exact=True).hover()
    one.page.mouse.down()
    tap(other, "Join")
    refuse = one.page.get_by_role("button", name="No", exact=True)
    refuse.hover()
    one.page.mouse.up()
    tap(one, "Yes, let it join")
    expect(one.page.locator(".device")).to_have_count(2)


def test_a_link_with_a_code_leads_to_the_field_with_the_code_in_it(browsers, backend):
    player = browsers().arrive("#/pair/7K3F9QXD")
    expect(player.page.get_by_label("Code", exact=True)).to_have_value("7K3F9QXD")
    tap(player, "Join")
    expect(player.page.get_by_text("No such code, or it has expired.")).to_be_visible()


def test_a_recovery_sheet_brings_everything_back_where_all_devices_are_gone(visit):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(one, "Back up my games")
    tap(one, "Recovery key")
    modal = one.page.locator(".code")
    expect(modal).to_have_text(re.compile(r"^(\w{4} ){6}\w{4}$"))
    signs = modal.inner_text()
    are_same(one)

    other = visit(SMALL_PHONE)
    tap(other, "I have a code")
    other.page.get_by_label("Code", exact=True).fill(signs)
    tap(other, "Join")
    expect(other.page.locator(".code")).not_to_have_text(signs)
    are_same(one, other)


def test_everything_is_erased_and_what_is_on_the_device_stays(visit):
    player = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(player, "Back up my games")
    are_same(player)
    tap(player, "Erase everything")
    tap(player, "Erase")
    expect(player.page.get_by_role("button", name="Back up my games")).to_be_visible()
    assert "pastime-kept" not in player.page.evaluate("document.cookie")
    player.arrive()
    expect(player.rows).to_have_count(1)
    # Nothing asks the server again, and no sign says that something is missing.
    expect(player.history.get_by_role("button", name="Settings")).to_be_visible()
    expect(player.page.locator(".home .pair button")).to_have_count(2)


def pair(backend, one, other):
    """Makes another browser one of the player's devices."""
    backend.pair(one.page, other.page)
    other.arrive()


def test_a_device_that_was_removed_goes_on_without_the_server_and_keeps_its_games(visit, browsers, backend):
    one = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(one, "Back up my games")
    expect(one.page.locator(".device")).to_have_count(1)
    other = browsers().arrive()
    pair(backend, one, other)
    are_same(one, other)
    one.arrive()
    one.open_settings("My games")
    expect(one.page.locator(".device")).to_have_count(2)
    expect(one.page.locator(".device .subtitle")).to_have_text("last seen today")
    one.press(one.page.get_by_role("button", name=re.compile("^Remove ")))
    expect(one.page.locator(".device")).to_have_count(1)

    other.arrive()
    other.press(other.history.get_by_role("button", name="This device was removed."))
    # The buttons move when the server has answered.
    expect(other.page.get_by_role("button", name="I have a code")).to_be_visible()
    tap(other, "Play without the server")
    expect(other.page.get_by_role("button", name="Back up my games")).to_be_visible()
    assert "pastime-kept" not in other.page.evaluate("document.cookie")
    other.arrive()
    expect(other.rows).to_have_count(1)
    # No sign is left, and nothing asks the server again.
    expect(other.page.locator(".home .pair button")).to_have_count(2)
    assert storage.row(other.page, "device/house") is None


def test_after_twenty_games_a_recovery_sheet_is_offered_once(browsers, backend):
    player = browsers().arrive()
    player.page.set_viewport_size(SMALL_PHONE)
    player.seed(*[record(identity(number + 1), "there", begun=BEGUN + number) for number in range(20)])
    offer = player.page.get_by_role("region", name="Recovery key")
    expect(offer).to_have_count(0)
    backend.join(player.page)
    player.arrive()
    expect(offer).to_be_visible()
    assert faults(measure(player)) == []
    player.press(offer.get_by_role("button", name="Recovery key"))
    expect(player.page.locator(".code")).to_have_text(re.compile(r"^(\w{4} ){6}\w{4}$"))
    player.close_modal()
    expect(offer).to_have_count(0)
    player.arrive()
    expect(player.rows).to_have_count(20)
    expect(player.page.locator(".home .pair button")).to_have_count(4)
    assert faults(measure(player)) == []
    expect(offer).to_have_count(0)


def test_how_much_is_kept_where_and_all_of_it_as_a_file(visit, backend, tmp_path):
    player = visit(PHONE, record(identity(1), "there", ["geese"]))
    tap(player, "Back up my games")
    expect(player.page.locator(".device")).to_have_count(1)
    are_same(player)
    player.arrive()
    player.open_settings("My games")
    expect(player.page.locator(".device")).to_have_count(1)
    expect(player.page.locator(".server")).to_contain_text(
        re.compile(r"1 game here, \d+ kB backed up at http"))
    with player.page.expect_download() as saving:
        tap(player, "Export everything")
    saving.value.save_as(tmp_path / "games.txt")
    assert "geese" in (tmp_path / "games.txt").read_text()


def test_a_game_that_was_deleted_on_another_device_is_brought_back_here(browsers, backend):
    one = browsers().arrive()
    one.page.set_viewport_size(SMALL_PHONE)
    one.seed(record(identity(1), "there", ["geese"]))
    backend.join(one.page)
    one.arrive()
    other = browsers().arrive()
    pair(backend, one, other)
    are_same(one, other)
    expect(other.rows).to_have_count(1)
    other.press(other.page.locator(".history-menu").first)
    other.press(other.page.get_by_role("button", name="Delete this game", exact=True))
    expect(one.rows).to_have_count(0)
    one.open_settings("My games")
    # What is below the devices moves once they arrive.
    expect(one.page.locator(".device")).to_have_count(2)
    tap(one, "Deleted games (1)")
    tap(one, re.compile("^Restore"))
    one.close_modal()
    expect(one.rows).to_have_count(1)
    expect(other.rows).to_have_count(1)
    are_same(one, other)


def test_a_link_with_a_code_says_to_who_is_kept_already_what_it_would_do(browsers, backend):
    player = joined(browsers(), backend)
    player.arrive("#/pair/7K3F9QXD")
    expect(player.page.get_by_text("This device already belongs to a player.")).to_be_visible()
    player.press(player.page.get_by_role("button", name="Back", exact=True))
    expect(player.page.locator(".device")).to_have_count(1)


def test_a_page_that_is_older_than_its_server_says_so(browsers, backend):
    def later(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("house 1", "house 2"))

    player = browsers()
    player.page.route("**/v1/house", later)
    player.arrive()
    player.open_settings("My games")
    expect(player.page.get_by_text("This page is out of date. Reload it.")).to_be_visible()
