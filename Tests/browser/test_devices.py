"""What the page uses of the device: files and sharing."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.files import open_file, save_file
from support.records import identity, record

WON = record(identity(1), "there", ["geese", "there"])

# Replaces what this browser does not have, and keeps what it is given.
DEVICE = """
window.device = { shared: [] }
navigator.share = async ({ text }) => {
  device.shared.push(text)
  if (device.shared.length === 2) throw new DOMException("cancelled", "AbortError")
  if (device.shared.length === 3) throw new DOMException("no place", "DataError")
}
"""


@pytest.fixture
def equipped(seat):
    """A phone that can share."""
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    player.page.add_init_script(DEVICE)
    return player


def test_games_that_are_saved_to_a_file_come_back_from_it(seat, tmp_path):
    source = seat(PHONE)
    source.seed(WON, record(identity(2), "crane"))
    source.open_settings("My games")
    file = tmp_path / "games.txt"
    assert save_file(source, file) == "pastime-games.txt"

    target = seat(PHONE)
    target.arrive()
    target.open_settings("My games")
    open_file(target, file)
    expect(target.toast).to_contain_text("2 games added")
    expect(target.page.locator("input[type=file]")).to_have_count(0)
    target.reload()
    expect(target.rows).to_have_count(2)


def test_a_file_that_holds_no_games_is_refused_with_its_line(phone, tmp_path):
    file = tmp_path / "other.txt"
    file.write_text("something else\n")
    phone.seed(WON)
    phone.open_settings("My games")
    open_file(phone, file)
    expect(phone.toast).to_contain_text("Nothing changed. Line 1")
    phone.reload()
    expect(phone.rows).to_have_count(1)


def test_no_file_and_a_file_that_is_too_large_change_nothing(phone, tmp_path):
    file = tmp_path / "large.txt"
    with file.open("wb") as large:
        large.truncate((64 << 20) + 1)
    phone.seed(WON)
    phone.open_settings("My games")
    with phone.page.expect_file_chooser():
        phone.press(phone.modal.get_by_role("button", name="Open a file"))
    field = phone.page.locator("input[type=file]")
    field.dispatch_event("cancel")
    expect(field).to_have_count(0)
    expect(phone.toast).to_have_count(0)
    open_file(phone, file)
    expect(phone.toast).to_contain_text("Can’t read this file")


def test_a_result_is_handed_to_the_device_and_copied_where_that_fails(equipped):
    equipped.open_seeded(WON)
    equipped.press(equipped.end.get_by_role("button", name="Share"))
    send = equipped.modal.get_by_role("button", name="Share")
    equipped.choose("Nothing", "Link to")
    title, rows, _ = equipped.page.locator(".share-text p").all_inner_texts()
    text = f"{title}\n{rows}"
    for _ in range(2):
        equipped.press(send)
    expect(equipped.toast).to_have_count(0)
    equipped.press(send)
    expect(equipped.modal.get_by_role("button", name="Copied", exact=True)).to_be_visible()
    assert equipped.page.evaluate("navigator.clipboard.readText()") == text
    assert equipped.page.evaluate("device.shared") == [text] * 3
