"""A finger swipes a row aside to delete its game."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, TABLET
from support.records import identity, record

DELETE = ".swiped"


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def player(seat, request):
    player = seat(request.param)
    player.seed(*(record(identity(number), "there", ["geese"], begun=number * 1_000_000)
                  for number in range(1, 13)))
    return player


def swipe(player, row, across=0, down=0):
    """Moves a finger over a row and pauses before lifting it, as the device reports it."""
    box = row.bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    touch = player.page.context.new_cdp_session(player.page)

    def send(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    for step in range(1, 11):
        send("touchMove", {"x": x + across * step / 10, "y": y + down * step / 10})
        player.page.wait_for_timeout(16)
    # A finger that is lifted while moving would throw the row further.
    player.page.wait_for_timeout(200)
    send("touchEnd")


def shift(player, index):
    """How far a card is swiped aside, once it has stopped."""
    card = player.page.locator(".history-row").nth(index)
    return card.evaluate("""async (card) => {
      let before
      do {
        before = card.scrollLeft
        await new Promise((done) => setTimeout(done, 150))
      } while (card.scrollLeft !== before)
      return card.scrollLeft
    }""")


def test_cw16_a_swipe_shows_the_button_that_deletes_the_game_which_can_be_undone(player):
    """CW-16: games can be deleted from the list by a swipe, with undo."""
    swipe(player, player.rows.nth(1), across=-120)
    assert shift(player, 1) == 96
    assert [shift(player, index) for index in (0, 2)] == [0, 0]
    button = player.page.locator(DELETE).nth(1)
    box = button.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    assert box["x"] + box["width"] <= player.page.viewport_size["width"]
    expect(player.game).to_have_count(0)
    links = [row.get_attribute("href") for row in player.rows.all()]
    player.press(button)
    expect(player.rows).to_have_count(11)
    assert links[1] not in [row.get_attribute("href") for row in player.rows.all()]
    player.press(player.toast.get_by_role("button", name="Undo"))
    expect(player.rows).to_have_count(12)
    assert [row.get_attribute("href") for row in player.rows.all()] == links
    assert shift(player, 1) == 0


def test_cw16_a_short_swipe_and_a_swipe_back_leave_the_row_where_it_was(player):
    """CW-16: nothing is deleted, and nothing stays half-way."""
    swipe(player, player.rows.nth(0), across=-24)
    assert shift(player, 0) == 0
    swipe(player, player.rows.nth(0), across=-120)
    assert shift(player, 0) == 96
    swipe(player, player.rows.nth(0), across=120)
    assert shift(player, 0) == 0
    expect(player.rows).to_have_count(12)
    player.press(player.rows.nth(0))
    expect(player.game).to_be_visible()


def test_cw16_a_finger_that_goes_up_scrolls_the_list_and_no_row(phone):
    """CW-16: the swipe is not in the way of scrolling."""
    phone.seed(*(record(identity(number), "there", ["geese"]) for number in range(1, 13)))
    swipe(phone, phone.rows.nth(3), down=-200)
    assert phone.page.evaluate("scrollY") > 100
    assert shift(phone, 3) == 0


def test_cw16_the_hidden_button_is_no_stop_of_the_tab_key_and_is_not_read_out(player):
    """CW-16: keyboards and screen readers have the menu and the delete key."""
    expect(player.history.get_by_role("button", name="Delete")).to_have_count(0)
    player.rows.nth(0).focus()
    player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement.ariaLabel") == "Actions"
    player.page.keyboard.press("Tab")
    expect(player.rows.nth(1)).to_be_focused()
    assert shift(player, 0) == 0


def test_cw16_there_is_nothing_to_swipe_with_a_mouse(laptop):
    """CW-16: without a touch screen, a row has nothing to swipe."""
    laptop.seed(record(identity(1), "there", ["geese"]))
    expect(laptop.page.locator(DELETE)).to_be_hidden()
    card = laptop.page.locator(".history-row")
    assert card.evaluate("(card) => card.scrollWidth === card.clientWidth")
