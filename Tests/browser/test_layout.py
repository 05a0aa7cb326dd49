"""Every screen at every size (CW-10): nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support.layout import at_each, faults, fits, measure, sizes_like
from support.records import identity, record

SIZES = {
    "phone": (PHONE, 390, 844),
    "narrow phone": (PHONE, 360, 640),
    "small phone": (PHONE, 320, 568),
    "tablet upright": (TABLET, 1024, 1366),
    "tablet across": (TABLET, 1366, 1024),
    "laptop": (LAPTOP, 1440, 900),
}
SMALL_PHONE = (320, 568)
SECRETS = {"eve": ["see", "bee"], "noon": ["soon"], "there": ["geese"], "banana": ["cabana"]}


@pytest.fixture(params=[PHONE, LAPTOP], ids=["by touch", "with a mouse"])
def player(seat, request):
    return seat(request.param)


@pytest.fixture
def sizes(player):
    return sizes_like(player, SIZES)


def test_cw10_the_empty_list_has_its_place(player, sizes):
    player.arrive()
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size


def test_cw10_the_list_and_every_length_with_six_attempts_have_their_place(player, sizes):
    games = [
        record(identity(number), secret, tried, limit=6)
        for number, (secret, tried) in enumerate(SECRETS.items(), start=1)]
    player.seed(*games)
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
    for number, secret in enumerate(SECRETS, start=1):
        player.arrive(f"#/codeword/{identity(number)}")
        expect(player.pegs).to_have_count(len(secret))
        player.enter(secret[:2])
        for size in at_each(player, sizes):
            measures = measure(player)
            assert faults(measures) == [], f"{secret}, {size}"
            assert fits(measures), f"{secret}, {size}"


def test_cw10_the_longest_message_has_its_place(player, sizes):
    player.open_seeded(record(identity(1), "banana", ["cabana"], limit=6, mode="ultra-hard"))
    player.play("zzzzzz")
    # On the smallest phone a message this long leaves too little room for the board, which then scrolls.
    for size in at_each(player, [size for size in sizes if size != SMALL_PHONE]):
        expect(player.message, size).to_contain_text("A in place 6 and B.")
        measures = measure(player)
        # It takes its room from the board, whose pegs may be small meanwhile.
        assert [fault for fault in faults(measures) if "too small" not in fault] == [], size
        assert fits(measures), size


def test_cw10_the_end_with_the_columns_of_all_games_has_its_place(player, sizes):
    player.seed(*[
        record(identity(number), "banana", ["cabana", "bandit", "banana"], limit=4)
        for number in (1, 2)], fragment=f"#/codeword/{identity(1)}")
    for size in at_each(player, sizes):
        expect(player.end, size).to_be_visible()
        measures = measure(player)
        assert faults(measures) == [], size
        assert fits(measures), size


def test_cw10_the_sheets_have_their_place(player, sizes):
    player.open_seeded(record(identity(1), "there"))
    player.open_sheet("How to play")
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size
    player.arrive()
    player.offer_choices("codeword")
    player.show_more()
    for size in at_each(player, sizes):
        assert faults(measure(player)) == [], size


@pytest.mark.parametrize("size", ["small phone", "tablet upright", "laptop"])
def test_a_passing_message_covers_nothing_that_is_played_with(seat, size):
    device, width, height = SIZES[size]
    player = seat(device, viewport={"width": width, "height": height})
    corrupt = record(identity(1), "there", ["geese"])[:-3]
    player.open_seeded(corrupt)
    expect(player.toast).to_be_visible()
    player.let_motion_end()
    toast = player.toast.bounding_box()
    for part in [player.board, player.message, player.keyboard]:
        box = part.bounding_box()
        beside = toast["x"] + toast["width"] <= box["x"]
        above = toast["y"] + toast["height"] <= box["y"]
        assert beside or above
