"""Two tabs: each shows what happens in the other."""

import pytest
from playwright.sync_api import expect

from support import records
from support.player import Player
from support.records import identity, record


@pytest.fixture
def tabs(laptop):
    """Two tabs at one game, of which another one is in the list."""
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
    one.come_forward().press(one.button("Settings"))
    one.press(one.sheet.locator("label", has_text="Circle"))
    for tab in tabs:
        expect(tab.page.locator("html")).to_have_attribute("data-pegs", "circle")
