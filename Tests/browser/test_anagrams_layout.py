"""Anagrams at every size: nothing is cut off, overlaps or is too small, and the tiles are in reach."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support.anagrams import NO_MEANINGS, Rack
from support.layout import at_each, faults, measure, sizes_like

SIZES = {
    "phone": (PHONE, 390, 844),
    "small phone": (PHONE, 320, 568),
    "tablet upright": (TABLET, 1024, 1366),
    "tablet across": (TABLET, 1366, 1024),
    "laptop": (LAPTOP, 1440, 900),
}
SMALL_PHONE = (320, 568)
COLOUR = "(element) => getComputedStyle(element).color"
SCROLLS = "(places) => places.scrollHeight > places.clientHeight + 1"


def seated(seat, size):
    device, width, height = SIZES[size]
    return Rack(seat(device, viewport={"width": width, "height": height}))


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def rack(seat, request):
    return Rack(seat(request.param))


@pytest.fixture
def sizes(rack):
    return sizes_like(rack.player, SIZES)


def in_view(size, *parts):
    for part in parts:
        expect(part, size).to_be_in_viewport(ratio=1)


def test_tt4_a_rack_in_play_has_its_place_with_all_that_it_is_played_with(rack, sizes):
    rack.open(racks=["hisswy", "cdenno"], moves=["word swishy", "word cod", "word ned"])
    rack.enter("done")
    for size in at_each(rack.player, sizes):
        expect(rack.message, size).to_contain_text("+4 points")
        assert faults(measure(rack.player)) == [], size
        in_view(size, rack.field, rack.tiles.first, rack.tiles.last)
    rack.tool("Pass")
    for size in at_each(rack.player, sizes):
        assert faults(measure(rack.player)) == [], size
        in_view(size, *rack.game.locator(".tools button").all())


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


def test_tt4_every_blank_is_seen_without_scrolling(rack, sizes):
    rack.open()
    for size in at_each(rack.player, [size for size in sizes if size != SMALL_PHONE]):
        assert not rack.page.locator(".places").evaluate(SCROLLS), size
        in_view(size, *rack.places.all())


def test_the_largest_rack_leaves_what_it_is_played_with_at_hand(rack, sizes):
    rack.open(racks=["pastel"], mode="find-all")
    for size in at_each(rack.player, sizes):
        assert rack.page.locator(".word .boxes").count() > 90, size
        assert faults(measure(rack.player)) == [], size
        in_view(size, rack.field, rack.tiles.first, rack.tiles.last)


def test_the_end_has_its_place_with_every_word_and_its_meaning(rack, sizes):
    rack.open(racks=["hisswy", "cdenno"], moves=["word swishy", "word ned", "word conned"])
    expect(rack.page.locator(".meaning").first).not_to_be_empty()
    for size in at_each(rack.player, sizes):
        assert faults(measure(rack.player)) == [], size
        in_view(size, rack.player.button("Another game"), rack.player.button("Round 2"))
    for size in at_each(rack.player, sizes):
        for word in rack.page.locator(".word").all():
            word.scroll_into_view_if_needed()
            expect(word, size).to_be_in_viewport(ratio=0.98)


def test_the_end_is_read_in_one_column(seat):
    rack = Rack(seat(PHONE)).open(moves=["word cod", "word conned"])
    expect(rack.page.locator(".meaning").first).not_to_be_empty()
    found = rack.page.locator(".word.found").first
    sizes = [(320, 568), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900), (1920, 1080)]
    for size in at_each(rack.player, sizes):
        words = rack.page.locator(".word").evaluate_all(
            "(words) => words.map((word) => word.getBoundingClientRect().left)")
        assert len({round(left) for left in words}) == 1, size
        expect(found.locator(".boxes"), size).to_have_accessible_name("CONNED, found")
        expect(found, size).to_be_in_viewport(ratio=1)
        lines = rack.page.locator(".meaning").evaluate_all(
            "(meanings) => meanings.map((meaning) => meaning.offsetWidth)")
        assert min(lines) >= 110, f"a line holds more than a word or two, {size}"
        assert faults(measure(rack.player)) == [], size


def test_the_end_has_its_place_while_there_is_no_connection(seat):
    rack = seated(seat, "small phone")
    rack.page.add_init_script(NO_MEANINGS)
    rack.open(moves=["word conned"])
    expect(rack.player.button("Try again")).to_be_in_viewport(ratio=1)
    assert faults(measure(rack.player)) == []


def test_the_sheets_have_their_place(rack, sizes):
    rack.open()
    rack.player.open_sheet("How to play")
    for size in at_each(rack.player, sizes):
        assert faults(measure(rack.player)) == [], size
    rack.player.arrive()
    rack.player.offer_choices("anagrams")
    rack.player.show_more()
    for size in at_each(rack.player, sizes):
        assert faults(measure(rack.player)) == [], size


@pytest.mark.parametrize("height", [844 - 336, 667 - 290])
def test_tt7_what_the_keyboard_leaves_of_a_phone_shows_the_field_and_the_tiles(seat, height):
    rack = Rack(seat(PHONE, viewport={"width": 390, "height": height})).open()
    rack.player.press(rack.field)
    in_view(f"390 by {height}", rack.field, rack.tiles.first, rack.tiles.last)
    assert faults(measure(rack.player)) == []
