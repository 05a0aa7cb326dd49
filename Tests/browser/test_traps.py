"""A runtime error of the program ends its instance: the page says so and starts again."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE
from support.player import Player
from support.records import identity, record
from support import storage

# Every instance of the program traps as soon as it learns that the page is hidden or shown.
TRAPPING = """
const instantiate = WebAssembly.instantiate
WebAssembly.instantiate = async (...given) => {
  const { exports } = await instantiate(...given)
  const visible = () => { throw new WebAssembly.RuntimeError("unreachable") }
  return { exports: { ...exports, visible } }
}
"""


@pytest.fixture
def player(browser, origin):
    """A player whose program traps. Errors on the console are expected, so they are not checked."""
    context = browser.new_context(**LAPTOP)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(TRAPPING)
    yield Player(context.new_page(), origin, touches=False)
    context.close()


def trap(player):
    player.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")


def test_after_a_trap_the_page_says_so_and_starts_again_from_what_is_stored(player):
    player.open_seeded(record(identity(1), "there", ["geese"]))
    player.enter("eer")
    trap(player)
    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text("Your saved games are still here")
    expect(player.attempt_rows).to_have_count(1)
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    player.play("there")
    expect(player.page.locator(".end")).to_be_visible()
    assert "there" in storage.row(player.page, f"record/{identity(1)}").splitlines()[-1]


def test_a_second_trap_within_ten_seconds_stops_with_a_button_to_reload(player):
    player.open_seeded(record(identity(1), "there", ["geese"]))
    trap(player)
    expect(player.attempt_rows).to_have_count(1)
    trap(player)
    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text("Pastime stopped")
    expect(player.page.locator(".shell")).to_have_count(0)
    notice.get_by_role("button").click()
    expect(player.attempt_rows).to_have_count(1)
