"""A page that is enlarged to 200 % and more (WCAG 1.4.10) has everything in one column that scrolls."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.anagrams import Rack
from support.records import identity, record
from support.reflow import lost


def test_wcag_1_4_10_six_letters_are_typed_and_judged_where_they_are_seen_on_an_enlarged_page(seat):
    player = seat(LAPTOP, viewport={"width": 320, "height": 256})
    player.open_seeded(record(identity(1), "banana", ["cabana"], limit=6))
    for letter in "bandit":
        player.key(letter).scroll_into_view_if_needed()
        player.key(letter).click()
    assert player.draft() == "bandit"
    player.key("Enter").click()
    expect(player.attempt_rows).to_have_count(2)
    player.let_motion_end()
    # The next row comes into view by itself, free of the keys.
    for peg in player.pegs.all():
        expect(peg).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("begin", [
    lambda player: player.open_seeded(record(identity(1), "banana", ["cabana"])),
    lambda player: Rack(player).open(),
], ids=["Codeword", "Anagrams"])
def test_nothing_is_cut_off_on_a_phone_whose_page_is_enlarged_to_200_per_cent(seat, begin):
    player = seat(PHONE, viewport={"width": 195, "height": 422})
    begin(player)
    assert lost(player) == []
