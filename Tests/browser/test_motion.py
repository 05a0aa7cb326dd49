"""Motion explains what happened, and is off for people who do not want it."""

from playwright.sync_api import expect

from conftest import PHONE
from support.hangman import Puzzle
from support.records import identity, record


def test_pegs_turn_to_show_their_marks_and_input_does_not_wait(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.play("geese")
    phone.expect_movement("turn")
    phone.play_all(["three"])


def test_nothing_tells_before_the_last_peg_has_turned(phone):
    phone.page.clock.install()
    phone.open_seeded(record(identity(1), "there", ["geese"]))
    phone.stop_time()
    phone.play("three")
    phone.pass_time(0.61)
    expect(phone.message).to_be_empty()
    expect(phone.page.locator(".lesson")).to_have_count(0)
    expect(phone.key("T")).to_have_attribute("data-mark", "")
    expect(phone.page.locator(".unseen[role=status]")).to_be_empty()
    assert phone.draft() == "_____"
    phone.pass_time(0.02)
    expect(phone.page.locator(".lesson")).to_contain_text("elsewhere")
    expect(phone.key("T")).to_have_attribute("data-mark", "exact")


def test_the_end_comes_after_the_turn_each_peg_hops_and_enter_plays_again(laptop):
    laptop.page.clock.install()
    laptop.open_seeded(record(identity(1), "there", ["geese"]))
    laptop.stop_time()
    laptop.play("there")
    laptop.pass_time(0.61)
    expect(laptop.end).to_have_count(0)
    expect(laptop.keyboard).to_be_visible()
    laptop.pass_time(0.02)
    expect(laptop.end.get_by_role("heading")).to_have_text("2 tries")
    laptop.expect_movement("hop")
    won = laptop.identity
    laptop.page.keyboard.press("Enter")
    laptop.pass_time(0.51)
    assert laptop.identity == won, "the first half second takes nothing"
    laptop.page.keyboard.press("Enter")
    expect(laptop.keyboard).to_be_visible()
    assert laptop.identity != won


def test_the_last_drawing_of_a_hangman_holds_before_its_end(phone):
    phone.page.clock.install()
    puzzle = Puzzle(phone).open(answers=["cat"], moves=[f"letter {each}" for each in "xzqkb"])
    phone.stop_time()
    puzzle.guess("m")
    phone.pass_time(0.89)
    assert puzzle.shown() == "___"
    assert puzzle.parts()[-1] == "p8"
    expect(puzzle.end).to_have_count(0)
    phone.pass_time(0.02)
    expect(puzzle.end.get_by_role("heading")).to_have_text("Not this time")
    expect(puzzle.dialog).to_have_count(0)
    assert puzzle.shown() == "cat"


def test_a_refused_word_shakes_each_time(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.play("zzzzz")
    phone.expect_movement("shake-odd")
    phone.submit()
    phone.expect_movement("shake-even")


def test_nothing_moves_where_less_motion_is_wanted(seat):
    player = seat(PHONE, reduced_motion="reduce")
    player.open_seeded(record(identity(1), "there"))
    for act in [
        lambda: player.enter("gees"), player.submit, lambda: player.play("e"),
        lambda: player.press(player.button("How to play")),
        lambda: player.press(player.modal.get_by_role("button", name="Close")),
        lambda: player.play("there"),
    ]:
        act()
        assert player.movements() == []
    expect(player.end).to_be_visible()


def test_where_less_motion_is_wanted_everything_is_told_at_once(seat):
    player = seat(PHONE, reduced_motion="reduce")
    player.page.clock.install()
    player.open_seeded(record(identity(1), "there", ["geese"]))
    player.stop_time()
    player.play("three")
    expect(player.page.locator(".lesson")).to_contain_text("elsewhere")
    player.play("there")
    expect(player.end).to_be_visible()
