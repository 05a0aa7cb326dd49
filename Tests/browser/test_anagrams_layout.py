"""Anagrams at every size: nothing is cut off, overlaps or is too small, and the tiles are in reach."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support.anagrams import NO_MEANINGS, Rack
from support.layout import faults, measure

SIZES = {
    "phone": (PHONE, 390, 844),
    "small phone": (PHONE, 320, 568),
    "tablet upright": (TABLET, 1024, 1366),
    "tablet across": (TABLET, 1366, 1024),
    "laptop": (LAPTOP, 1440, 900),
}
COLOUR = "(element) => getComputedStyle(element).color"
SCROLLS = "(places) => places.scrollHeight > places.clientHeight + 1"


def seated(seat, size):
    device, width, height = SIZES[size]
    return Rack(seat(device, viewport={"width": width, "height": height}))


@pytest.fixture(params=SIZES)
def rack(seat, request):
    return seated(seat, request.param)


def in_view(rack, *parts):
    for part in parts:
        expect(part).to_be_in_viewport(ratio=1)


def test_tt4_a_rack_in_play_has_its_place_with_all_that_it_is_played_with(rack):
    rack.open(racks=["hisswy", "cdenno"], moves=["word swishy", "word cod", "word ned"])
    rack.enter("done")
    expect(rack.message).to_contain_text("Right, worth 4 points")
    assert faults(measure(rack.player)) == []
    in_view(rack, rack.field, rack.tiles.first, rack.tiles.last)
    rack.tool("Pass")
    assert faults(measure(rack.player)) == []
    in_view(rack, *rack.game.locator(".tools button").all())


def test_a_found_word_has_the_colour_of_text_and_stands_where_its_blank_stood(seat):
    rack = seated(seat, "phone").open()
    first = rack.places.last.locator(".boxes").first
    text = rack.game.get_by_role("heading").evaluate(COLOUR)
    before = first.bounding_box()
    rack.enter("cod")
    expect(first).to_have_accessible_name("COD")
    rack.player.let_motion_end()
    assert first.evaluate(COLOUR) == text
    assert first.bounding_box() == before


@pytest.mark.parametrize("size", ["phone", "tablet upright", "tablet across", "laptop"])
def test_tt4_every_blank_is_seen_without_scrolling(seat, size):
    rack = seated(seat, size).open()
    assert not rack.page.locator(".places").evaluate(SCROLLS)
    in_view(rack, *rack.places.all())


def test_the_largest_rack_leaves_what_it_is_played_with_at_hand(rack):
    rack.open(racks=["pastel"], mode="find-all")
    assert rack.page.locator(".word .boxes").count() > 90
    assert faults(measure(rack.player)) == []
    in_view(rack, rack.field, rack.tiles.first, rack.tiles.last)


def test_the_end_has_its_place_with_every_word_and_its_meaning(rack):
    rack.open(racks=["hisswy", "cdenno"], moves=["word swishy", "word ned", "word conned"])
    expect(rack.page.locator(".meaning").first).not_to_be_empty()
    assert faults(measure(rack.player)) == []
    in_view(rack, rack.player.button("Another game"), rack.player.button("Rack 2"))
    for word in rack.page.locator(".word").all():
        word.scroll_into_view_if_needed()
        expect(word).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize(
    "width, height",
    [(320, 568), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900), (1920, 1080)])
def test_the_end_is_read_in_one_column(seat, width, height):
    rack = Rack(seat(PHONE, viewport={"width": width, "height": height}))
    rack.open(moves=["word cod", "word conned"])
    expect(rack.page.locator(".meaning").first).not_to_be_empty()
    words = rack.page.locator(".word").evaluate_all(
        "(words) => words.map((word) => word.getBoundingClientRect().left)")
    assert len({round(left) for left in words}) == 1
    found = rack.page.locator(".word.found").first
    expect(found.locator(".boxes")).to_have_accessible_name("CONNED, found")
    expect(found).to_be_in_viewport(ratio=1)
    lines = rack.page.locator(".meaning").evaluate_all(
        "(meanings) => meanings.map((meaning) => meaning.offsetWidth)")
    assert min(lines) >= 110, "a line holds more than a word or two"
    assert faults(measure(rack.player)) == []


def test_the_end_has_its_place_while_there_is_no_connection(seat):
    rack = seated(seat, "small phone")
    rack.page.add_init_script(NO_MEANINGS)
    rack.open(moves=["word conned"])
    expect(rack.player.button("Try again")).to_be_in_viewport(ratio=1)
    assert faults(measure(rack.player)) == []


def test_the_sheets_have_their_place(rack):
    rack.open()
    rack.player.open_sheet("How to play")
    assert faults(measure(rack.player)) == []
    rack.player.arrive()
    rack.player.open_sheet("Choose mode, words and racks")
    assert faults(measure(rack.player)) == []


@pytest.mark.parametrize("height", [844 - 336, 667 - 290])
def test_tt7_what_the_keyboard_leaves_of_a_phone_shows_the_field_and_the_tiles(seat, height):
    rack = Rack(seat(PHONE, viewport={"width": 390, "height": height})).open()
    rack.player.press(rack.field)
    in_view(rack, rack.field, rack.tiles.first, rack.tiles.last)
    assert faults(measure(rack.player)) == []
