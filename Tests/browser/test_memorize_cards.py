"""How the cards of Memorize lie, turn and look."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.colours import contrast, ground
from support.memorize import Cards, board


BOXES = """(cards) => cards.map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""


@pytest.mark.parametrize("pairs", [6, 24])
@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)])
def test_the_end_covers_no_card(seat, width, height, pairs):
    player = seat(PHONE, viewport={"width": width, "height": height})
    moves = [move for pair in range(1, pairs + 1) for move in (pair, 2 * pairs + 1 - pair)]
    cards = Cards(player).open(cards=board(pairs), moves=moves[:-1])
    cards.turn_up(moves[-1])
    expect(cards.end).to_be_visible()
    player.let_motion_end()
    end = cards.end.bounding_box()
    for left, top, across, down in cards.all.evaluate_all(BOXES):
        assert across >= 12 and down >= 12
        assert left >= 0 and top >= 0 and left + across <= width and top + down <= height
        assert top + down <= end["y"] + 1 or left + across <= end["x"] + 1
    for name in ["Share", "Another game", "Same cards again"]:
        expect(cards.end.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_match_pops_and_a_miss_shudders_once_both_cards_are_seen(phone):
    cards = Cards(phone).open(cards="012012")
    cards.turn_up(1, 2)
    phone.expect_movement("turn-card")
    phone.expect_movement("shudder")
    cards.turn_up(3, 6)
    phone.expect_movement("pop")
    phone.let_motion_end()
    assert cards.faces() == ["-", "-", "🐼*", "-", "-", "🐼*"]


def test_a_board_has_as_many_pairs_as_are_chosen(phone):
    phone.arrive()
    phone.offer_choices("memorize")
    phone.choose("15", "Pairs")
    phone.press(phone.modal.get_by_role("button", name="Start"))
    cards = Cards(phone)
    expect(cards.all).to_have_count(30)
    assert " pairs=15" in phone.record
    phone.press(phone.button("Got it"))
    address = phone.page.url
    phone.press(cards.new_game)
    phone.page.wait_for_url(lambda url: url != address)
    expect(cards.all).to_have_count(30)


def test_cards_turn_where_motion_is_wanted_and_only_there(seat):
    player = seat(PHONE, reduced_motion="reduce")
    cards = Cards(player).open(cards="012012")
    for number in (1, 2, 3):
        cards.turn_up(number)
        assert player.movements() == []
    shown = cards.all.evaluate_all("""(cards) => cards.map((card) =>
      card.textContent && getComputedStyle(card.firstChild).visibility)""")
    assert shown == ["hidden", "hidden", "visible", "", "", ""]


COLOURS = "red orange yellow green mint teal cyan blue indigo purple pink brown gray black".split()


@pytest.mark.parametrize("appearance", ["light", "dark"])
def test_me15_every_colour_and_an_unknown_one_is_seen_on_the_ground(seat, appearance):
    player = seat(PHONE, color_scheme=appearance)
    seen = set()
    for colour in [*COLOURS, "fuchsia"]:
        cards = Cards(player).open(colour=colour)
        back = cards.card(1).evaluate("(card) => getComputedStyle(card).backgroundImage")
        [one, other] = re.findall(r"rgb\([^)]*\)", back)
        assert one == other
        assert contrast(one, ground(player.page)) >= 3, colour
        seen.add(one)
    assert len(seen) == len(COLOURS) + 1


def test_me17_a_gradient_has_both_colours(phone):
    back = Cards(phone).open(colour="blue,teal").card(1).evaluate(
        "(card) => getComputedStyle(card).backgroundImage")
    assert len(set(re.findall(r"rgb\([^)]*\)", back))) == 2
