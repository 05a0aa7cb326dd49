"""Two tabs: each shows what happens in the other."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP
from support import records
from support.player import Player
from support.records import identity, record
from support.waiting import HeldBack, wait_for


@pytest.fixture
def tabs(laptop):
    """Two tabs at one game, with another game in the list."""
    laptop.seed(record(identity(1), "there"), record(identity(2), "crane", begun=records.BEGUN + 1))
    laptop.arrive(f"#/codeword/{identity(1)}")
    other = Player(laptop.page.context.new_page(), laptop.origin, touches=False)
    other.arrive(f"#/codeword/{identity(1)}")
    return laptop, other


def test_a_move_in_one_tab_is_shown_in_the_other_which_can_go_on(tabs):
    one, other = tabs
    other.enter("th")
    one.come_forward().play("geese")
    expect(one.attempt_rows).to_have_count(1)
    other.come_forward()
    expect(other.attempt_rows).to_have_count(1)
    assert other.attempts() == one.attempts()
    assert other.draft() == "th___"
    other.enter("ere")
    other.submit()
    expect(other.end).to_be_visible()
    expect(one.come_forward().end).to_be_visible()
    assert records.attempts_of(one.record) == ["geese", "there"]
    expect(one.rows).to_have_count(2)


def test_a_game_that_is_deleted_in_one_tab_leaves_the_list_of_the_other(tabs):
    one, other = tabs
    row = one.come_forward().history.locator(f"[href='#/codeword/{identity(2)}']")
    row.focus()
    row.press("Delete")
    expect(one.rows).to_have_count(1)
    expect(other.come_forward().rows).to_have_count(1)
    one.come_forward().press(one.button("Undo"))
    expect(other.come_forward().rows).to_have_count(2)


def test_a_setting_holds_in_every_tab_at_once(tabs):
    one, other = tabs
    one.come_forward().open_settings("Codeword")
    one.press(one.modal.locator("label", has_text="Circle"))
    for tab in tabs:
        expect(tab.page.locator("html")).to_have_attribute("data-pegs", "circle")


NOTES_HOW_MANY_ROWS_THE_PROGRAM_IS_TOLD = """
  const encodeInto = TextEncoder.prototype.encodeInto
  window.told = []
  TextEncoder.prototype.encodeInto = function (text, bytes) {
    const rows = text.split("\\0").length >> 1
    if (rows) told.push(rows)
    return encodeInto.call(this, text, bytes)
  }
"""


def test_a_thousand_games_from_another_device_come_in_portions(laptop):
    laptop.page.add_init_script(NOTES_HOW_MANY_ROWS_THE_PROGRAM_IS_TOLD)
    laptop.arrive("#/codeword")
    laptop.page.evaluate("() => { told.length = 0 }")
    games = [
        [f"record/{identity(number)}", record(identity(number), "there", ["geese"])]
        for number in range(1, 1001)]
    other = Player(laptop.page.context.new_page(), laptop.origin, touches=False).arrive()
    other.page.evaluate(
        """(games) => {
          const channel = new BroadcastChannel("pastime")
          for (const game of games) channel.postMessage(game)
        }""", games)
    wait_for(laptop.page, "() => told.reduce((sum, rows) => sum + rows, 0) === 1000")
    assert max(laptop.page.evaluate("() => told")) <= 200
    expect(laptop.come_forward().rows.first).to_be_visible()


NOTES_THAT_ROWS_WERE_READ = """
  const getAll = IDBObjectStore.prototype.getAll
  IDBObjectStore.prototype.getAll = function (...range) {
    const request = getAll.apply(this, range)
    request.addEventListener("success", () => setTimeout(() => { 
      document.documentElement.dataset.rows = "read"
    }))
    return request
  }
"""


def test_what_one_tab_stores_while_another_starts_is_shown_there(seat):
    # Without a service worker, which would already have the module.
    one = seat(LAPTOP, service_workers="block")
    one.open_seeded(record(identity(1), "there"))
    other = Player(one.page.context.new_page(), one.origin, touches=False)
    other.page.add_init_script(NOTES_THAT_ROWS_WERE_READ)
    held = HeldBack(other.page, "**/app.*.wasm")
    other.page.goto(f"{one.origin}/#/codeword/{identity(1)}", wait_until="commit")
    expect(other.page.locator("html")).to_have_attribute("data-rows", "read")
    one.come_forward().play("geese")
    expect(one.attempt_rows).to_have_count(1)
    one.open_settings("Codeword")
    one.press(one.modal.locator("label", has_text="Circle"))
    other.come_forward()
    held.let_pass()
    expect(other.attempt_rows).to_have_count(1)
    expect(other.page.locator("html")).to_have_attribute("data-pegs", "circle")
    other.play("there")
    expect(other.end).to_be_visible()
    assert records.attempts_of(other.record) == ["geese", "there"]
