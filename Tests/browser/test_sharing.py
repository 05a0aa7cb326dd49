"""What others see of a game: never a letter of the word."""

import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import records
from support.records import identity, record

# Two words without a common letter, and attempts at them that get the same marks.
ALIKE = {
    "crane": ["brick", "badge", "crane"],
    "light": ["aisle", "fleet", "light"],
}
LINE = {
    "Signs": r"[●○·]( [●○·]){4}",
    "Words": r"\d: (none|found|\d exact(, \d elsewhere)?|\d elsewhere)",
}

OWN_WORD = "A word of your own, for a friend"
UNTOUCHED = "nothing was copied"


@pytest.fixture
def sharing(seat):
    """A player whose browser lets pages use the clipboard."""
    return seat(LAPTOP, permissions=["clipboard-read", "clipboard-write"])


@pytest.fixture
def friend(seat):
    """Another person, at another device."""
    return seat(PHONE)


def copied(player):
    return player.page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("style", LINE)
def test_what_is_shared_shows_the_marks_and_no_letter_and_is_what_is_copied(sharing, style):
    shared = []
    for secret, tried in ALIKE.items():
        sharing.open_seeded(record(identity(1), secret, tried, limit=6))
        sharing.press(sharing.end.get_by_role("button", name="Share"))
        sharing.choose(style, "Attempts as")
        text = sharing.page.locator(".share-text").inner_text()
        title, *lines = text.splitlines()
        assert title == "Codeword, 5 letters: found in 3 of 6, 1:00"
        assert len(lines) == 3
        assert all(re.fullmatch(LINE[style], line) for line in lines), lines
        sharing.press(sharing.sheet.get_by_role("button", name="Copy", exact=True))
        expect(sharing.toast).to_contain_text("Copied.")
        assert copied(sharing) == text
        shared.append(text)
    assert shared[0] == shared[1], "it says of the words what the marks say, and nothing else"


def test_a_link_to_a_word_hides_it_and_lets_a_friend_play_it_from_the_beginning(sharing, friend):
    sharing.open_seeded(record(identity(1), "crane", ["brick", "crane"], limit=8, mode="hard"))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    sharing.press(sharing.button("Copy a link to this word"))
    expect(sharing.toast).to_contain_text("The link is copied.")
    link = copied(sharing)
    assert link.startswith(sharing.origin)
    assert "crane" not in link.lower()

    friend.arrive(link.removeprefix(f"{sharing.origin}/"))
    expect(friend.game).to_contain_text("5 letters · 8 attempts · hard")
    assert friend.identity != identity(1)
    assert friend.attempts() == []
    header = records.header(friend.record)
    assert header["puzzle"] == "crane"
    assert "challenge" in header
    assert header["options"] == records.header(sharing.record)["options"]
    friend.play_all(["brick"])
    friend.play("crane")
    expect(friend.end).to_contain_text("CRANE")
    friend.press(friend.button("Back to the list"))
    expect(friend.rows).to_have_count(1)


@pytest.mark.parametrize(
    "damage", [lambda link: link[:-3], lambda link: link + "a"], ids=["cut off", "too long"])
def test_a_link_that_is_not_whole_says_so_and_starts_nothing(sharing, damage):
    sharing.open_seeded(record(identity(1), "crane", ["crane"]))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    sharing.press(sharing.button("Copy a link to this word"))
    expect(sharing.toast).to_contain_text("The link is copied.")
    sharing.arrive(damage(copied(sharing)).removeprefix(f"{sharing.origin}/"))
    expect(sharing.toast).to_contain_text("Part of this link is missing.")
    expect(sharing.rows).to_have_count(1)
    expect(sharing.game).to_be_hidden()


def test_a_word_of_ones_own_that_nobody_could_find_is_refused_and_no_link_is_made(sharing):
    sharing.arrive()
    field = open_own_word(sharing)
    sharing.page.evaluate("(text) => navigator.clipboard.writeText(text)", UNTOUCHED)
    for word, sentence in [
            ("zzzzz", "Not in the word list, so nobody could find it."),
            ("at", "A word has 3 to 6 letters, A to Z."),
            ("na1ve", "A word has 3 to 6 letters, A to Z."),
            ("", "A word has 3 to 6 letters, A to Z.")]:
        field.fill(word)
        expect(sharing.sheet).not_to_contain_text(sentence)
        field.press("Enter")
        expect(sharing.sheet.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    assert copied(sharing) == UNTOUCHED
    expect(sharing.toast).to_have_count(0)


def test_a_word_of_ones_own_is_what_a_friend_finds_behind_the_link(sharing, friend):
    sharing.arrive()
    field = open_own_word(sharing)
    sharing.choose("6", "Attempts")
    field.fill("Banana")
    sharing.press(sharing.button("Copy the link"))
    expect(sharing.toast).to_contain_text("The link is copied.")
    link = copied(sharing)
    assert "banana" not in link.lower()
    friend.arrive(link.removeprefix(f"{sharing.origin}/"))
    expect(friend.game).to_contain_text("6 letters · 6 attempts")
    assert friend.secret == "banana"


def open_own_word(player):
    """Opens the sheet for a challenge; returns the field for the word."""
    player.open_sheet("Choose length, attempts and mode")
    player.press(player.sheet.get_by_text(OWN_WORD))
    return player.sheet.get_by_role("textbox", name="Your word")
