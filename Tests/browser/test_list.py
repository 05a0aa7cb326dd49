"""The list of games: what it shows, and where it leads (CW-2, CW-6, CW-7, CW-8, CW-9)."""

import pytest
from playwright.sync_api import expect

from support.records import BEGUN, identity, record

EMPTY = "Your games will appear here"


def test_cw2_the_list_is_empty_at_first_and_grows_with_every_game_that_is_played(phone):
    phone.arrive()
    expect(phone.rows).to_have_count(0)
    expect(phone.history).to_contain_text(EMPTY)
    for count in [1, 2, 3]:
        phone.start()
        phone.play(phone.secret)
        expect(phone.end).to_be_visible()
        phone.press(phone.button("Back to the list"))
        expect(phone.rows).to_have_count(count)
    expect(phone.history).not_to_contain_text(EMPTY)
    phone.reload()
    expect(phone.rows).to_have_count(3)


def test_cw6_a_row_shows_how_many_attempts_were_made_and_what_they_came_to(tablet):
    tablet.seed(
        record(identity(1), "there", begun=BEGUN + 4),
        record(identity(2), "there", ["geese"], begun=BEGUN + 3),
        record(identity(3), "there", ["geese", "there"], begun=BEGUN + 2),
        record(identity(4), "eve", ["see", "bee", "eye"], limit=3, begun=BEGUN + 1))
    shown = {
        identity(1): "No tries yet", identity(2): "1 try so far",
        identity(3): "2 tries · found", identity(4): "3 tries · not found",
    }
    for number, text in shown.items():
        expect(row(tablet, number).get_by_text(text, exact=True)).to_be_visible()
    tablet.press(row(tablet, identity(2)))
    tablet.play_all(["eerie"])
    expect(row(tablet, identity(2)).get_by_text("2 tries so far", exact=True)).to_be_visible()


def test_cw7_tapping_a_row_opens_the_game_to_go_on_with_it(phone):
    phone.seed(record(identity(1), "there", ["geese", "eerie"]))
    phone.press(phone.rows.first)
    expect(phone.attempt_rows).to_have_count(2)
    assert [word for word, _ in phone.attempts()] == ["geese", "eerie"]
    phone.play("there")
    expect(phone.end).to_be_visible()


@pytest.mark.parametrize(
    ("tried", "limit", "sentence"),
    [(["geese", "there"], None, "2 tries"), (["geese", "eerie"], 2, "Not this time")],
    ids=["found", "not found"])
def test_cw7_tapping_the_row_of_a_game_that_is_over_shows_how_it_ended_and_changes_nothing(
        tablet, tried, limit, sentence):
    tablet.page.clock.install()
    tablet.seed(record(identity(1), "there", tried, limit=limit))
    tablet.stop_time()
    tablet.press(tablet.rows.first)
    expect(tablet.end.get_by_role("heading", name=sentence)).to_be_visible()
    expect(tablet.end.get_by_text("THERE", exact=True)).to_be_visible()
    assert [word for word, _ in tablet.attempts()] == tried
    expect(tablet.keyboard).to_have_count(0)
    expect(tablet.pegs).to_have_count(0)

    before = tablet.record
    # Enter alone would play again.
    tablet.page.keyboard.type("three")
    tablet.page.keyboard.press("Backspace")
    tablet.pass_time(30)
    expect(tablet.clock).to_have_text("0:40")
    expect(tablet.attempt_rows).to_have_count(2)
    assert tablet.record == before


def test_cw8_beside_a_game_the_list_starts_another_one_and_keeps_the_first(tablet):
    tablet.open_seeded(record(identity(1), "there", ["geese"]))
    tablet.enter("thr")
    tablet.start()
    assert tablet.identity != identity(1)
    assert tablet.attempts() == []
    assert tablet.draft() == "_____"
    expect(tablet.rows).to_have_count(2)
    tablet.press(row(tablet, identity(1)))
    expect(tablet.attempt_rows).to_have_count(1)


def test_cw9_the_button_for_a_new_game_offers_other_lengths_when_it_is_held(laptop):
    laptop.arrive()
    laptop.button("New Codeword").click(button="right")
    expect(laptop.modal).to_be_visible()
    expect(laptop.choice("5", "Letters")).to_be_checked()
    for length in ["3", "4", "6"]:
        laptop.choose(length, "Letters")
    laptop.begin(lambda: laptop.press(laptop.button("Start")))
    expect(laptop.pegs).to_have_count(6)
    assert len(laptop.secret) == 6


def row(player, number):
    """The row of a game, wherever it is in the list."""
    return player.history.locator(f"[href='#/codeword/{number}']")
