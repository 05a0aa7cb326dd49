"""Memorize at every size and with every number of pairs: nothing scrolls, overlaps or is too small."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.layout import FINGER, at_each, faults, fits, measure, sizes_like
from support.memorize import Cards, board, record
from support.records import identity
from test_layout import SIZES

# The boards that are offered, those of a day, the fewest and the most cards, and some whose rows cannot be equal. The
# rows of all other numbers are tested without a browser (`MemorizeGridTests`).
PAIRS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 18, 19, 22, 23, 24, 25, 29, 31, 36]
# The built-in themes have at most 24 pairs: up to there every card is large enough for a finger.
FINGER_PAIRS = 24
# What every card has, in points.
LEAST = 24


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def player(seat, request):
    return seat(request.param)


@pytest.fixture
def sizes(player):
    return sizes_like(player, SIZES)


def test_boards_of_few_and_of_many_pairs_have_their_place(player, sizes):
    cards = Cards(player)
    player.seed(*(
        record(identity(pairs), board(pairs), moves=[1, 2] if pairs > 1 else []) for pairs in PAIRS))
    for pairs in PAIRS:
        # Only the fragment changes, so the page is not loaded again.
        player.page.evaluate("(fragment) => { location.hash = fragment }",
                             f"/memorize/{identity(pairs)}")
        expect(cards.all).to_have_count(pairs * 2)
        for size in at_each(player, sizes):
            place = f"{pairs} pairs, {size}"
            measures = measure(player, FINGER if pairs <= FINGER_PAIRS else LEAST)
            found = faults(measures)
            if pairs > FINGER_PAIRS:
                found = [fault for fault in found if "too small" not in fault]
            assert found == [], place
            assert fits(measures), place
            boxes = [box for box in measures["targets"] if "turning" in box["name"]]
            assert len(boxes) == pairs * 2, place
            assert min(min(box["width"], box["height"]) for box in boxes) >= LEAST, place
            table = cards.table.bounding_box()
            assert all(
                table["y"] - 0.5 <= box["top"] and box["bottom"] <= table["y"] + table["height"] + 0.5
                for box in boxes), place


def test_two_players_and_the_end_have_their_place(player, sizes):
    cards = Cards(player)
    for pairs in (1, 10, 36):
        moves = [move for n in range(pairs) for move in (n + 1, pairs * 2 - n)]
        cards.open(cards=board(pairs), players=2, moves=moves[:-1])
        for size in at_each(player, sizes):
            measures = measure(player)
            found = [fault for fault in faults(measures) if "too small" not in fault]
            assert found == [] and fits(measures), f"{pairs} pairs, {size}"
        cards.turn_up(moves[-1])
        expect(cards.end).to_be_visible()
        for size in at_each(player, sizes):
            measures = measure(player)
            assert faults(measures) == [] and fits(measures), f"{pairs} pairs, {size}"


def test_the_sheets_have_their_place(player, sizes):
    player.arrive()
    player.offer_choices("memorize")
    player.show_more()
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
    player.press(player.modal.get_by_role("button", name="Your themes"))
    player.modal.get_by_label("Name").fill("Ours and a name that is quite long")
    player.modal.get_by_label("Emoji").fill("🐧👻✏️🏀🐼🐙🍎🎈🌵")
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
    player.press(player.modal.get_by_role("button", name="Save theme"))
    player.press(player.toast.get_by_role("button", name="Dismiss"))
    player.press(player.modal.get_by_role("button", name="Your themes"))
    expect(player.modal.get_by_role("group", name="Ours and")).to_be_visible()
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size


def test_the_cards_lie_anew_when_the_page_is_turned(phone):
    cards = Cards(phone).open(cards=board(10))
    phone.page.set_viewport_size({"width": 844, "height": 390})
    columns = cards.table.get_by_role("row").first.get_by_role("gridcell")
    expect(columns).to_have_count(5)
    assert fits(measure(phone))
    phone.page.set_viewport_size({"width": 390, "height": 844})
    expect(columns).to_have_count(4)
