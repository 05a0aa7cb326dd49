"""The marks of letters (CW-1, CW-4, CW-5), compared with rules written independently."""

import pytest
from playwright.sync_api import expect

from support.marks import NAMES, best_marks, marks
from support.records import identity, record

# Words that repeat letters more often than the secret, as often, and in the same positions.
REPEATED = {
    "there": ["geese", "eerie", "three", "ether"],
    "level": ["lever", "bevel", "hello", "melee"],
    "sissy": ["asses", "sassy", "swiss"],
    "eve": ["eye", "bee", "see"],
    "noon": ["onto", "nook", "soon"],
    "banana": ["cabana", "bandit"],
}

LOOK = """(pegs) => pegs.map((peg) => {
  const { color, backgroundColor, borderTopColor } = getComputedStyle(peg)
  return [peg.textContent, peg.dataset.mark, color, backgroundColor, borderTopColor]
})"""


@pytest.mark.parametrize("secret", REPEATED)
def test_cw1_repeated_letters_are_marked_as_often_as_the_secret_holds_them(phone, secret):
    phone.open_seeded(record(identity(1), secret))
    tried = REPEATED[secret]
    phone.play_all(tried)
    assert phone.attempts() == [(word, marks(word, secret)) for word in tried]
    for row, word in zip(phone.attempt_rows.all(), tried):
        letters = zip(word.upper(), marks(word, secret))
        read_out = ", ".join(f"{letter} {NAMES[mark]}" for letter, mark in letters)
        number = tried.index(word) + 1
        expect(row).to_have_accessible_name(f"Attempt {number}, {word.upper()}: {read_out}.")


def test_cw1_each_key_shows_the_best_mark_known_of_its_letter(phone):
    phone.open_seeded(record(identity(1), "there"))
    tried = ["geese", "eerie", "three"]
    for count in range(1, len(tried) + 1):
        phone.play_all(tried[count - 1 : count])
        best = best_marks(tried[:count], "there")
        for letter in "abcdefghijklmnopqrstuvwxyz":
            mark = f", {NAMES[best[letter]]}" if letter in best else ""
            expect(phone.key(letter)).to_have_accessible_name(letter.upper() + mark)
            expect(phone.key(letter)).to_have_attribute("data-mark", mark.removeprefix(", "))


def test_cw4_a_row_of_the_list_shows_the_last_word_with_the_marks_of_the_board(tablet):
    tablet.open_seeded(record(identity(1), "there", ["geese"]))
    tablet.play_all(["three"])
    picture = tablet.rows.first.locator(".peg")
    on_board = tablet.attempt_rows.last.locator(".peg")
    tablet.let_motion_end()
    assert picture.evaluate_all(LOOK) == on_board.evaluate_all(LOOK)
    expect(tablet.rows.first).to_contain_text("2 tries")


def test_cw5_a_row_of_a_game_without_attempts_shows_redacted_pegs(phone):
    phone.seed(record(identity(1), "banana"))
    pegs = phone.rows.first.locator(".peg[data-mark=redacted]")
    expect(pegs).to_have_text([""] * 6)
    expect(phone.rows.first).to_contain_text("No tries yet")
