"""The online program of a server: a separate program, which is there for a player who looks (docs/online.md)."""

import pytest
from playwright.sync_api import expect

from support.barriers import barriers
from support.devices import browsers, backend
from support.focus import tab_to
from support.layout import faults, measure
from support.translations import GERMAN
from support.waiting import HeldBack
from support.worker import wait_for_worker

# The script is requested to be checked, and again to be imported.
FILES = """() => [...new Set(performance.getEntriesByType('resource')
  .map(({ name }) => /\\/online\\.\\w+\\.(js|wasm)$/.exec(name)?.[1]).filter(kind => kind))].sort()"""
PROGRAM = "**/online.*.wasm"
SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]


def button(player, name):
    return player.page.get_by_role("button", name=name, exact=True)


def looks(player):
    player.arrive()
    player.open_settings("My games")
    return player


def test_nothing_of_it_is_fetched_before_a_player_looks_and_the_server_is_asked_once(browsers, backend):
    player = browsers().arrive()
    player.open_settings("General")
    assert player.page.evaluate(FILES) == []
    assert ("GET", "/v1/house", 200) not in backend.asked
    player.turn_to("My games")
    expect(button(player, "Back up my games")).to_be_visible()
    assert player.page.evaluate(FILES) == ["js", "wasm"]
    assert backend.asked.count(("GET", "/v1/house", 200)) == 1
    player.close_modal()
    player.open_settings("My games")
    expect(button(player, "Back up my games")).to_be_visible()
    assert player.page.evaluate(FILES) == ["js", "wasm"]


def test_where_no_server_serves_the_page_nothing_of_it_is_fetched_or_asked(browsers, backend):
    backend.unknown.add("/v1/house")
    player = browsers().arrive()
    with player.page.expect_response("**/sw.js"):
        player.open_settings("My games")
    expect(button(player, "Save to a file")).to_be_visible()
    player.let_motion_end()
    assert player.page.evaluate(FILES) == []
    expect(player.page.locator(".server")).to_have_count(0)
    assert [path for _, path, _ in backend.asked if path.startswith("/v1/")] == []


def test_it_is_there_without_a_network_once_it_was_needed(browsers):
    player = browsers().arrive()
    wait_for_worker(player.page)
    player.open_settings("My games")
    expect(button(player, "Back up my games")).to_be_visible()
    player.page.context.set_offline(True)
    player.arrive("#/pair/7K3F9QXD")
    expect(player.page.get_by_label("Code", exact=True)).to_have_value("7K3F9QXD")
    player.press(button(player, "Join"))
    expect(player.page.get_by_text("Can’t reach the server.")).to_be_visible()


@pytest.mark.parametrize("fault", ["missing", "broken"])
@pytest.mark.parametrize("file", [PROGRAM, "**/online.*.js"], ids=["program", "script"])
def test_online_pages_that_cannot_be_had_say_so_and_may_be_asked_for_again(browsers, fault, file):
    player = browsers(service_workers="block")
    requests = []

    def fail(route):
        requests.append(route)
        route.abort() if fault == "missing" else route.fulfill(body="broken")

    player.page.route(file, fail)
    player.arrive("#/pair/7K3F9QXD")
    note = player.page.get_by_text("Can’t reach the server. Are you online?")
    expect(note).to_be_visible()
    assert faults(measure(player)) == []
    # A file that is not whole is requested once more, past what the browser keeps.
    assert len(requests) == 2
    player.press(button(player, "Try again"))
    while len(requests) < 4:
        player.page.wait_for_timeout(100)
    expect(note).to_be_visible()
    player.page.unroute(file)
    player.press(button(player, "Try again"))
    expect(player.page.get_by_label("Code", exact=True)).to_have_value("7K3F9QXD")


def test_one_that_takes_long_is_waited_for_in_a_quiet_line(browsers):
    player = browsers(service_workers="block")
    held = HeldBack(player.page, PROGRAM)
    looks(player)
    expect(player.page.get_by_text("One moment …")).to_be_visible()
    held.let_pass()
    expect(button(player, "Back up my games")).to_be_visible()
    expect(player.page.get_by_text("One moment …")).to_have_count(0)


def test_with_the_keyboard_alone_the_focus_stays_among_the_buttons(browsers):
    player = looks(browsers())
    page = player.page
    expect(button(player, "Back up my games")).to_be_visible()
    tab_to(page, "Back up my games")
    page.keyboard.press("Enter")
    expect(page.locator(".device")).to_have_count(1)
    expect(button(player, "Add a device")).to_be_focused()
    tab_to(page, "Recovery key")
    page.keyboard.press("Enter")
    expect(page.locator(".code")).to_be_visible()
    expect(button(player, "Back")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "I have a code")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Code", exact=True)).to_be_focused()


def test_axe_finds_no_barrier_on_its_pages_and_nothing_is_cut(browsers):
    player = looks(browsers(reduced_motion="reduce"))
    found = []

    def look():
        found.extend(barriers(player.page))
        for width, height in SIZES:
            player.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{width}: {fault}" for fault in faults(measure(player)))

    expect(button(player, "Back up my games")).to_be_visible()
    look()
    player.press(button(player, "Back up my games"))
    expect(player.page.locator(".device")).to_have_count(1)
    look()
    for name in ["Add a device", "Recovery key", "I have a code", "Erase everything"]:
        player.press(button(player, name))
        expect(button(player, "Back")).to_be_visible()
        look()
        player.press(button(player, "Back"))
    assert found == []


def test_it_speaks_german_where_the_page_does(browsers):
    player = browsers(**GERMAN.browser).arrive()
    player.press(button(player, "Einstellungen"))
    player.choose("Meine Spiele", "Einstellungen")
    player.press(button(player, "Meine Spiele sichern"))
    expect(player.page.get_by_text("(hier)")).to_be_visible()
    player.press(button(player, "Gerät hinzufügen"))
    expect(player.page.get_by_role("img", name="QR-Code")).to_be_visible()
