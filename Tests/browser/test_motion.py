"""Motion explains what happened, and is off for people who do not want it."""

from playwright.sync_api import expect

from conftest import PHONE
from support.records import identity, record


def test_pegs_turn_to_show_their_marks_and_input_does_not_wait(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.play("geese")
    assert "turn" in phone.movements()
    phone.play_all(["three"])


def test_a_refused_word_shakes_each_time(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.play("zzzzz")
    assert "shake-odd" in phone.movements()
    phone.submit()
    assert "shake-even" in phone.movements()


def test_nothing_moves_where_less_motion_is_wanted(seat):
    player = seat(PHONE, reduced_motion="reduce")
    player.open_seeded(record(identity(1), "there"))
    for act in [
        lambda: player.enter("gees"), player.submit, lambda: player.play("e"),
        lambda: player.press(player.button("How to play")),
        lambda: player.press(player.sheet.get_by_role("button", name="Close")),
        lambda: player.play("there"),
    ]:
        act()
        assert player.movements() == []
    expect(player.end).to_be_visible()
