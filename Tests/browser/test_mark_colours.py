"""The colours of the marks are the player's own (CW-4, CW-11)."""

import pytest
from playwright.sync_api import expect

from conftest import TABLET
from support.colours import colours, contrast, ground, key_colours, written
from support.marks import NAMES
from support.records import identity, record

FIELDS = {
    "=": "Exact: right letter, right place",
    "+": "Inexact: elsewhere in the word",
    "-": "None: not in the word",
}
OWN = {"=": "#7a1fa2", "+": "#c2185b", "-": "#00695c"}
PALETTES = ["Standard", "Colour-blind", "High contrast"]

INK = "(pegs) => pegs.map((peg) => getComputedStyle(peg).color)"


def colouring(player):
    """Opens a game with every mark, beside the list, with the settings open."""
    player.open_seeded(record(identity(1), "there", ["three", "tepee"]))
    player.open_settings("Codeword")
    return player


def everywhere(player, mark):
    """The colours of a mark on the board, in the list and in the preview, each once."""
    places = [player.board, player.rows, player.modal]
    found = [colours(place, mark) for place in places]
    assert all(len(shown) == 1 for shown in found), found
    return set().union(*found)


def test_cw4_cw11_a_colour_of_ones_own_is_drawn_at_once_and_redraws_old_rows(tablet):
    colouring(tablet)
    stored = tablet.record
    for mark, colour in OWN.items():
        tablet.modal.get_by_label(FIELDS[mark]).fill(colour)
        assert everywhere(tablet, mark) == {written(colour)}
    tablet.close_modal()
    tablet.let_motion_end()
    for mark in "=+":
        assert key_colours(tablet.keyboard, mark) == {written(OWN[mark])}
    assert tablet.record == stored, "what is stored knows no colour"


def test_cw11_a_colour_of_ones_own_can_be_given_back(tablet):
    colouring(tablet)
    for mark in OWN:
        before = everywhere(tablet, mark)
        tablet.modal.get_by_label(FIELDS[mark]).fill(OWN[mark])
        assert everywhere(tablet, mark) != before
        tablet.press(tablet.button(f"Reset colour: {NAMES[mark]}"))
        assert everywhere(tablet, mark) == before


@pytest.mark.parametrize(
    ("colour", "warning"),
    [("#f5e663", "Hard to see in light mode."),
     ("#101c30", "Hard to see in dark mode."), ("#7b7b7b", "")])
def test_cw11_a_colour_with_too_little_contrast_warns_and_is_taken_all_the_same(
        tablet, colour, warning):
    colouring(tablet)
    for mark, field in FIELDS.items():
        tablet.modal.get_by_label(field).fill(colour)
        assert everywhere(tablet, mark) == {written(colour)}
    warnings = tablet.modal.get_by_role("status").filter(has_text="Hard to see")
    expect(warnings).to_have_text([warning] * 3 if warning else [])


def test_the_letter_on_a_filled_peg_is_readable_whatever_its_colour(tablet):
    colouring(tablet)
    for colour in ["#000000", "#ffffff", "#f5e663", "#c2185b", "#7b7b7b"]:
        tablet.modal.get_by_label(FIELDS["="]).fill(colour)
        filled = tablet.board.locator(".peg[data-mark=exact]")
        [ink] = {*filled.evaluate_all(INK)}
        assert contrast(ink, written(colour)) >= 4.5, colour


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_cw11_every_palette_is_its_own_and_easy_to_see(seat, appearance):
    player = colouring(seat(TABLET, color_scheme=appearance))
    seen = {}
    for palette in PALETTES:
        player.choose(palette, "Colour scheme")
        seen[palette] = {mark: everywhere(player, mark).pop() for mark in FIELDS}
        for mark, colour in seen[palette].items():
            # Faint letters are text.
            least = 4.5 if mark == "-" else 3
            assert contrast(colour, ground(player.page)) >= least, (palette, mark)
    for mark in "=+":
        assert len({shown[mark] for shown in seen.values()}) == len(PALETTES)


def test_cw11_a_colour_of_ones_own_outlives_a_change_of_the_palette(tablet):
    colouring(tablet)
    tablet.modal.get_by_label(FIELDS["="]).fill(OWN["="])
    for palette in PALETTES[1:]:
        tablet.choose(palette, "Colour scheme")
        assert everywhere(tablet, "=") == {written(OWN["="])}


def test_cw11_a_colour_for_letters_that_are_not_in_the_word_reaches_the_keys(tablet):
    tablet.open_seeded(record(identity(1), "there", ["three", "tepee"]))
    tablet.open_settings("Codeword")
    tablet.modal.get_by_label("None: not in the word").fill("#00695c")
    tablet.close_modal()
    tablet.let_motion_end()
    assert key_colours(tablet.keyboard, "-") == {written("#00695c")}
