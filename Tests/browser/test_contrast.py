"""For people who need the system's colours (forced colors) or more contrast."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.colours import contrast, ground
from support.hangman import Puzzle
from support.memorize import Cards
from support.records import identity, record
from support.times import Round, played

SCHEMES = ["light", "dark"]

# What an element shows besides its text: none of it may be a shadow or a gradient.
LOOK = """(element) => {
  const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(element)
  return `${backgroundColor} ${borderTopStyle} ${borderTopWidth}`
}"""


@pytest.fixture(params=SCHEMES)
def forced(seat, request):
    """A player at a phone that forces the system's colours."""
    return seat(
        PHONE, forced_colors="active", color_scheme=request.param, reduced_motion="reduce")


def look(locator):
    expect(locator).to_be_visible()
    return locator.evaluate(LOOK)


def test_cw4_in_forced_colours_marks_are_told_apart_by_fill_and_line(forced):
    forced.open_seeded(record(identity(1), "there", ["three", "tepee"]))
    for place in [forced.board.locator(".peg"), forced.keyboard.locator("button")]:
        looks = [
            look(place.and_(forced.page.locator(f"[data-mark={mark}]")).first)
            for mark in ["exact", "inexact", "none"]]
        assert all(one != other for one, other in combinations(looks, 2)), looks
    untouched = look(forced.key("q"))
    assert untouched != look(forced.keyboard.locator("[data-mark=none]").first)


def test_in_forced_colours_what_is_chosen_or_switched_on_is_filled(forced):
    forced.arrive()
    forced.open_sheet("Settings")
    segments = forced.modal.locator(".segment")
    chosen = segments.filter(has=forced.page.locator(":checked")).first.locator("span")
    other = segments.filter(has_not=forced.page.locator(":checked")).first.locator("span")
    assert look(chosen) != look(other)
    switches = forced.modal.get_by_role("switch")
    assert look(switches.and_(forced.page.locator(":checked")).first) != look(
        switches.and_(forced.page.locator(":not(:checked)")).first)


def test_in_forced_colours_letters_and_answers_show_what_became_of_them(forced):
    puzzle = Puzzle(forced).open(answers=["cat"], moves=["letter a", "letter x"])
    keys = puzzle.keyboard.get_by_role("button")
    looks = [look(keys.filter(has_text=letter).first) for letter in "AXB"]
    assert len({*looks}) == 3, looks
    times = Round(forced).open(moves=["start", "answer 204", "next", "answer 222"])
    looks = [look(times.game.locator(f".choice{kind}").first)
             for kind in [".right", ".wrong", ":not(.right, .wrong)"]]
    assert len({*looks}) == 3, looks


def test_in_forced_colours_dots_of_times_are_told_apart(forced):
    times = Round(forced).open(moves=played(204, 222, 195))
    dots = times.game.locator(".dots .dot")
    sure = dots.and_(forced.page.locator("[data-mark=sure]")).first
    new = dots.and_(forced.page.locator("[data-mark=new]")).first
    assert look(sure) != look(new)
    cross = dots.and_(forced.page.locator("[data-mark=wrong]")).first
    assert "linear-gradient" in cross.evaluate("(dot) => getComputedStyle(dot).backgroundImage")


def test_in_forced_colours_cards_that_are_down_are_filled_and_those_found_have_a_dotted_edge(forced):
    cards = Cards(forced).open(cards="0110", moves=[1, 4, 2])
    down, up, matched = [look(cards.card(number)) for number in (3, 2, 1)]
    assert len({down, up, matched}) == 3
    assert " dotted " in matched


@pytest.mark.parametrize("scheme", SCHEMES)
def test_with_more_contrast_faint_text_and_lines_are_strong(seat, scheme):
    player = seat(LAPTOP, contrast="more", color_scheme=scheme)
    player.open_seeded(record(identity(1), "there", ["three"]))
    paper = ground(player.page)
    text = player.game.locator(".subtitle").evaluate("(text) => getComputedStyle(text).color")
    assert contrast(text, paper) >= 7
    line = player.page.locator(".game-tile").first.evaluate(
        "(card) => getComputedStyle(card).borderTopColor")
    assert contrast(line, paper) >= 4.5
