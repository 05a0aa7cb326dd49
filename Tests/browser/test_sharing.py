"""What others see of a game: never a letter of the word."""

import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import records
from support.layout import faults, measure
from support.records import identity, record
from support.times import Round, played

# Two words without a common letter, and attempts at them that get the same marks.
ALIKE = {
    "crane": ["brick", "badge", "crane"],
    "light": ["aisle", "fleet", "light"],
}
OWN_WORD = "Make a word for a friend"
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


def test_what_is_shared_shows_the_marks_and_no_letter_and_is_what_is_copied(sharing):
    shared = []
    for secret, tried in ALIKE.items():
        sharing.open_seeded(record(identity(1), secret, tried, limit=6))
        sharing.press(sharing.end.get_by_role("button", name="Share"))
        card = sharing.page.locator(".share-text p").all_inner_texts()
        text, link = sharing.copy_shared()
        assert text.splitlines()[0] == "Pastime Codeword: 3 tries"
        assert card == [*text.split("\n", 1), "Play the same puzzle"]
        assert all(re.fullmatch("[🟩🟡⬜]{5}", line) for line in text.splitlines()[1:]), text
        assert link.startswith("#/codeword/challenge/")
        shared.append(text)
    assert shared[0] == shared[1], "it says of the words what the marks say, and nothing else"


def test_signs_in_rows_are_equally_wide(sharing):
    sharing.open_seeded(record(identity(1), "crane", ALIKE["crane"], limit=6))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    widths = sharing.page.locator(".share-rows").evaluate("""(rows) => {
      const text = rows.firstChild
      const range = document.createRange()
      let start = 0
      return text.data.split("\\n").map((row) => {
        range.setStart(text, start)
        range.setEnd(text, start + row.length)
        start += row.length + 1
        return range.getBoundingClientRect().width
      })
    }""")
    assert len(widths) == 3
    assert max(widths) - min(widths) < 0.5


def test_a_link_to_a_word_hides_it_and_welcomes_a_friend_who_begins(sharing, friend):
    sharing.open_seeded(record(identity(1), "crane", ["brick", "crane"], limit=8, mode="hard"))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    _, link = sharing.copy_shared()
    assert "crane" not in link.lower()

    friend.arrive(link)
    expect(friend.welcome.get_by_role("heading")).to_have_text("Can you beat this?")
    expect(friend.welcome).to_contain_text("Codeword: 2 tries")
    expect(friend.welcome).to_contain_text("5 letters · 8 tries · hard")
    expect(friend.welcome).to_be_focused()
    friend.reload()
    friend.press(friend.welcome.get_by_role("button", name="Play", exact=True))
    expect(friend.board).to_be_visible()
    assert friend.identity != identity(1)
    assert friend.attempts() == []
    header = records.header(friend.record)
    assert header["puzzle"] == "crane"
    assert "challenge" in header
    assert header["options"] == records.header(sharing.record)["options"]
    friend.play_all(["brick"])
    friend.play("crane")
    expect(friend.end).to_contain_text("CRANE")
    beside = friend.end.locator(".side-by-side")
    expect(beside).to_contain_text("You: 2 tries")
    expect(beside).to_contain_text("Friend: 2 tries")
    expect(friend.end.get_by_role("button", name="Send mine back")).to_be_visible()
    friend.press(friend.button("Back to the list"))
    expect(friend.rows).to_have_count(1)


def test_a_result_is_played_first_and_then_watched(sharing, friend):
    sharing.open_seeded(record(identity(1), "crane", ["brick", "crane"], limit=6))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    _, link = sharing.copy_shared("My game")
    friend.arrive(link)
    expect(friend.welcome).to_contain_text("Codeword: 2 tries")
    expect(friend.board).to_have_count(0)
    expect(friend.button("Watch")).to_be_visible()
    friend.press(friend.button("Play it first"))
    expect(friend.board).to_be_visible()
    assert friend.attempts() == []
    friend.play("crane")
    expect(friend.end).to_be_visible()
    friend.page.go_back()
    expect(friend.page.locator(".review")).to_contain_text("Checked: a fair game, 2 moves")
    friend.page.go_forward()
    expect(friend.end).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1440, 900)])
@pytest.mark.parametrize("link", ["The puzzle", "My game"])
def test_a_card_and_a_welcome_fit_every_size(seat, size, link):
    width, height = size
    player = seat(PHONE, viewport={"width": width, "height": height},
                  permissions=["clipboard-read", "clipboard-write"])
    tried = ["slate", "brick", "pious", "badge", "fleet", "crane"]
    player.open_seeded(record(identity(1), "crane", tried, limit=6))
    player.press(player.end.get_by_role("button", name="Share"))
    expect(player.modal).to_be_visible()
    assert player.modal.evaluate("(modal) => modal.scrollHeight - modal.clientHeight") <= 0
    _, place = player.copy_shared(link)
    friend = seat(PHONE, viewport={"width": width, "height": height})
    friend.arrive(place)
    expect(friend.welcome).to_be_visible()
    assert friend.welcome.evaluate("(game) => game.scrollHeight - game.clientHeight") <= 0
    buttons = friend.welcome.locator("> button")
    for number in range(buttons.count()):
        box = buttons.nth(number).bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1440, 900)])
def test_both_results_and_who_did_better_fit_the_end_at_every_size(sharing, seat, size):
    Round(sharing).open(moves=played(204, 222, 195, 252, 304))
    sharing.press(sharing.page.locator(".end").get_by_role("button", name="Share"))
    _, link = sharing.copy_shared()
    width, height = size
    friend = seat(PHONE, viewport={"width": width, "height": height})
    friend.arrive(link)
    friend.press(friend.welcome.get_by_role("button", name="Play", exact=True))
    Round(friend).play()
    expect(friend.page.locator(".who-won")).to_have_text("You win")
    expect(friend.page.locator(".side-by-side")).to_contain_text("Friend: 4 of 5 right")
    assert faults(measure(friend)) == []
    answers, verdict = (
        friend.page.locator(part).bounding_box() for part in (".answered", ".who-won"))
    if width > 2 * height:
        assert verdict["x"] + verdict["width"] <= answers["x"] + 1
    else:
        assert verdict["y"] + verdict["height"] <= answers["y"] + 1


@pytest.mark.parametrize(
    "damage", [lambda puzzle: puzzle[:-3], lambda puzzle: puzzle + "a"], ids=["cut off", "too long"])
def test_a_link_that_is_not_whole_says_so_and_starts_nothing(sharing, damage):
    sharing.open_seeded(record(identity(1), "crane", ["crane"]))
    sharing.press(sharing.end.get_by_role("button", name="Share"))
    _, link = sharing.copy_shared()
    puzzle, marks = link.rsplit("/", 1)
    sharing.arrive(f"{damage(puzzle)}/{marks}")
    expect(sharing.toast).to_contain_text("Part of this link is missing.")
    expect(sharing.rows).to_have_count(1)
    expect(sharing.game).to_be_hidden()


def test_a_word_of_ones_own_that_nobody_could_find_is_refused_and_no_link_is_made(sharing):
    sharing.arrive()
    field = open_own_word(sharing)
    sharing.page.evaluate("(text) => navigator.clipboard.writeText(text)", UNTOUCHED)
    for word, sentence in [
            ("zzzzz", "Not in the word list, so nobody could find it."),
            ("at", "A word has 3 to 6 letters."),
            ("na1ve", "A word has 3 to 6 letters."),
            ("", "A word has 3 to 6 letters.")]:
        field.fill(word)
        expect(sharing.modal).not_to_contain_text(sentence)
        field.press("Enter")
        expect(sharing.modal.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    assert copied(sharing) == UNTOUCHED
    expect(sharing.toast).to_have_count(0)


def test_a_word_of_ones_own_is_what_a_friend_finds_behind_the_link(sharing, friend):
    sharing.arrive()
    field = open_own_word(sharing)
    sharing.choose("6", "Tries")
    field.fill("Banana")
    sharing.press(sharing.button("Copy link"))
    expect(sharing.toast).to_contain_text("Link copied.")
    link = copied(sharing)
    assert "banana" not in link.lower()
    friend.accept(link.removeprefix(f"{sharing.origin}/"))
    expect(friend.game).to_contain_text("6 letters · 6 tries")
    assert friend.secret == "banana"


def open_own_word(player):
    """Opens the modal for a challenge; returns the field for the word."""
    player.offer_choices("codeword")
    player.press(player.modal.get_by_text(OWN_WORD))
    return player.modal.get_by_role("textbox", name="Your word")
