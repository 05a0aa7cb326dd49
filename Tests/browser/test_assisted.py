"""An assisted Codeword: how many words still fit, and which, and what the page says about such a game afterwards."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.layout import faults, measure
from support.marks import marks
from support.reader import Reader
from support.records import identity, record
from support.translations import GERMAN
from support.words import everyday_words

ASSISTED = "standard assisted"


def fitting(secret, tried):
    """The words that still fit, by marks that are written independently of the game."""
    return [word for word in everyday_words(len(secret))
            if all(marks(attempt, word) == marks(attempt, secret) for attempt in tried)]


def open_game(player, secret="crane", tried=("slate",), limit=None, mode=ASSISTED):
    player.seed(
        record(identity(1), secret, tried, limit=limit, mode=mode), fragment=f"#/codeword/{identity(1)}")
    expect(player.game).to_be_visible()


def line(player, name="still fit"):
    return player.game.get_by_role("button", name=name)


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_game_is_assisted_where_the_player_chose_that(seat, device):
    player = seat(device)
    player.arrive()
    player.offer_choices("codeword")
    expect(player.choice("Off", "Assisted")).to_be_checked()
    player.choose("On", "Assisted")
    expect(player.modal).to_contain_text("Statistics skip these games.")
    player.begin(lambda: player.press(player.modal.get_by_role("button", name="Start")))
    assert "mode=standard assisted" in player.record
    secret, tried = player.secret, []
    for word in ["slate", "corny"]:
        if word == secret:
            continue
        player.play(word)
        tried.append(word)
        count = len(fitting(secret, tried))
        expect(line(player)).to_have_text(
            "1 word still fits" if count == 1 else f"{count} words still fit")
    player.play(secret)
    end = player.page.get_by_role("region", name="The end")
    expect(end).to_contain_text("assisted")


def test_a_usual_game_and_the_daily_one_are_not_assisted(phone):
    phone.arrive()
    phone.start()
    assert "assisted" not in phone.record
    phone.play("slate" if phone.secret != "slate" else "corny")
    expect(phone.attempt_rows).to_have_count(1)
    expect(line(phone)).to_have_count(0)


def test_a_tap_shows_which_words_fit_and_they_are_all_common(phone):
    open_game(phone)
    words = fitting("crane", ["slate"])
    assert 1 < len(words) <= 40
    phone.press(line(phone, f"{len(words)} words still fit"))
    shown = phone.modal.get_by_role("listitem").all_inner_texts()
    assert [word.lower() for word in shown] == words
    phone.page.keyboard.press("Escape")
    expect(phone.modal).to_have_count(0)
    expect(line(phone)).to_be_focused()


def test_of_more_words_than_a_screen_holds_the_first_are_shown(phone):
    open_game(phone, tried=[])
    phone.press(line(phone))
    expect(phone.modal.get_by_role("listitem")).to_have_count(40)
    expect(phone.modal).to_contain_text("The first 40, A to Z:")


def test_of_a_word_that_is_never_dealt_it_says_that_it_cannot_count(phone):
    open_game(phone, secret="coden")
    expect(phone.game).to_contain_text("Can’t count what fits: this word never comes up.")
    expect(line(phone)).to_have_count(0)


def test_a_reader_hears_it_once_with_each_attempt(seat):
    player = seat(LAPTOP, reduced_motion="reduce")
    reader = Reader(player.page)
    # A player who has finished a game gets no lessons.
    player.seed(
        record(identity(2), "crane", ["crane"]), record(identity(1), "crane", [], mode=ASSISTED),
        fragment=f"#/codeword/{identity(1)}")
    expect(player.game).to_be_visible()
    reader.heard = player.page.evaluate("() => announcements.length")
    player.play("slate")
    count = len(fitting("crane", ["slate"]))
    said = reader.announcement()
    assert said.startswith("1 attempt, not found yet.")
    assert said.endswith(f"{count} words still fit")
    expect(line(player)).to_have_text(f"{count} words still fit")
    assert reader.is_silent()
    player.play("zzzzz")
    assert "fit" not in reader.announcement()


def test_it_speaks_german(seat):
    player = seat(PHONE, **GERMAN.browser)
    text = record(identity(1), "crane", ["slate"], mode=ASSISTED)
    player.seed(text, fragment=f"#/codeword/{identity(1)}")
    count = len(fitting("crane", ["slate"]))
    button = player.page.get_by_role("button", name=f"{count} Wörter passen noch")
    player.press(button)
    expect(player.modal.get_by_role("heading", name="Was noch passt")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".titles .subtitle")).to_contain_text("mit Hilfe")
    assert faults(measure(player)) == []


def test_the_list_and_the_shared_text_say_so_and_statistics_leave_it_out(phone):
    open_game(phone, tried=["slate", "crane"], limit=6)
    expect(phone.game.locator(".subtitle").first).to_contain_text("assisted")
    phone.press(phone.page.get_by_role("button", name="Share"))
    expect(phone.modal).to_contain_text("2 tries · assisted")
    phone.close_modal()
    phone.page.get_by_role("button", name="Back").click()
    expect(phone.rows.first).to_contain_text("found · assisted")
    phone.open_sheet("Statistics")
    expect(phone.modal).to_contain_text("Finish a game to see it here.")
