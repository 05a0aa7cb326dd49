"""A page and a server of different versions."""

from playwright.sync_api import expect

from support import storage
from support.devices import browsers, first, backend, second
from support.kept import are_same, held, look, sign
from support.records import identity, record
from support.waiting import until

# What a page of a later version stores.
LATER = {
    "race/7": "\u001e \n\t 🐧",
    f"record/{identity(5)}": record(identity(5), "there", ["geese"]).replace("pastime 1", "pastime 2"),
    f"record/{identity(6)}": record(identity(6), "there", ["geese"]).replace("game codeword 1", "game chess 1"),
}


def test_what_later_versions_store_goes_through_an_older_page_and_server_as_it_is(backend, first, second):
    first.seed(record(identity(1), "there", ["geese"]))
    for key, text in LATER.items():
        storage.put(first.page, key, text)
    look(first.page)
    are_same(first, second)
    assert LATER.items() <= held(second.page).items()
    # The page that knows nothing of them goes on with the others.
    expect(second.rows).to_have_count(1)
    second.arrive()
    expect(second.rows).to_have_count(1)
    are_same(first, second)
    assert LATER.items() <= held(second.page).items()


def test_a_page_of_a_later_version_keeps_its_games_with_a_server_that_knows_less(backend, first, second):
    backend.unknown = {"/v1/events", "/v1/devices", "/v1/sheet", "/v1/player", "/v1/pairing"}
    for player in (first, second):
        player.arrive()
    first.open_seeded(record(identity(1), "there"))
    first.play("geese")
    until(lambda: look(second.page) or held(second.page) == held(first.page))
    are_same(first, second)
    first.open_settings("My games")
    expect(first.page.get_by_text("Everything is backed up.")).to_be_visible()
    first.press(first.page.get_by_role("button", name="Recovery key"))
    # It cannot be done, but nothing else gets worse.
    until(lambda: ("POST", "/v1/sheet", 404) in backend.asked)
    expect(first.page.locator(".code")).to_have_count(0)
    expect(first.page.get_by_text("Everything is backed up.")).to_be_visible()
    first.close_modal()
    first.play("three")
    until(lambda: sign(first.page) == [0, 0])
