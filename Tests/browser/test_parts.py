"""The two parts of the page's program: what the first can do alone, and that nothing is lost before the second comes."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import records, storage
from support.memorize import Cards
from support.starts import STARTS, begin, tile
from support.times import Round
from support.translations import GERMAN
from support.waiting import HeldBack

REST = "**/app*-rest.*.wasm"


def wait_for_second_part(player):
    """Begins a game that needs the second part before that part is there, and sees the sign that it waits."""
    second = HeldBack(player.page, REST)
    player.arrive()
    player.press(tile(player, "memorize"))
    expect(player.page.locator("html")).to_have_attribute("data-waiting", "")
    second.let_pass()
    expect(Cards(player).game).to_be_visible()
    expect(player.page.locator("html")).not_to_have_attribute("data-waiting", "")


@pytest.mark.parametrize("language", [{}, GERMAN.browser], ids=["English", "German"])
@pytest.mark.parametrize("start", STARTS)
def test_no_start_that_counts_needs_the_second_part(seat, start, language):
    reach, device = STARTS[start]
    player = seat(device, **language)
    second = HeldBack(player.page, REST)
    reach(player)
    # Anything that needs it would have waited, and everything after that.
    if "Codeword by" in start:
        expect(player.page.locator('.key:not([data-mark=""])').first).to_be_visible()
    is_waiting = player.page.locator("html").get_attribute("data-waiting") is not None
    assert not is_waiting, "`make profile` brings Tools/web/first-part.txt up to date"
    # A text that went to the second part is nothing but zeros in the first.
    assert not player.page.evaluate("() => document.documentElement.outerHTML.includes('\\0')")
    second.let_pass()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_what_needs_the_second_part_waits_for_it_shows_that_and_happens_once(seat, device):
    player = seat(device)
    wait_for_second_part(player)
    player.page.wait_for_url("**/#/memorize/*")
    keys, _ = storage.rows(player.page)
    assert len([key for key in keys if key.startswith("record/")]) == 1


def test_what_needs_the_second_part_before_there_are_words_shows_that_it_waits_and_waits_for_no_words(seat):
    player = seat(LAPTOP)
    words = HeldBack(player.page, "**/words*.txt")
    wait_for_second_part(player)
    words.let_pass()


def test_a_game_goes_on_through_the_second_part_with_its_moves_its_clock_and_its_draft(seat):
    player = seat(LAPTOP)
    second = HeldBack(player.page, REST)
    begin(player, "codeword")
    player.play("crane")
    expect(player.attempt_rows).to_have_count(1)
    before, secret = player.page.url, player.secret
    # The first part does not know this button, so what is typed after it waits, too.
    player.press(player.button("Sound and vibration"))
    player.enter("moi")
    expect(player.page.locator("html")).to_have_attribute("data-waiting", "")
    second.let_pass()
    expect(player.page.locator(".draft")).to_have_text("MOI")
    player.enter("st")
    player.submit()
    expect(player.attempt_rows).to_have_count(2)
    assert player.page.url == before
    assert records.attempts_of(player.record) == ["crane", "moist"]
    assert player.secret == secret


def test_a_step_back_while_the_second_part_is_on_its_way_is_taken_when_it_is_there(seat):
    player = seat(PHONE)
    second = HeldBack(player.page, REST)
    player.arrive()
    player.press(tile(player, "times"))
    expect(player.page.locator("html")).to_have_attribute("data-waiting", "")
    player.page.set_viewport_size({"width": 844, "height": 390})
    second.let_pass()
    round = Round(player)
    expect(round.game).to_be_visible()
    player.page.go_back()
    expect(round.game).to_have_count(0)
    expect(tile(player, "times")).to_be_visible()


def test_who_comes_by_a_link_or_has_played_before_starts_with_both_parts(seat):
    player = seat(PHONE)
    storage.open_place(player.page, player.origin)
    storage.put_all(player.page, [["record/" + records.identity(1), records.record(records.identity(1), "there", ["geese"])]])
    second = HeldBack(player.page, REST)
    player.page.goto(f"{player.origin}/#/codeword/{records.identity(1)}", wait_until="commit")
    expect(player.page.locator(".loading")).to_be_visible()
    second.let_pass()
    expect(player.attempt_rows).to_have_count(1)
