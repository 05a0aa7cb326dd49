"""Whole games of Memorize, by touch, by keyboard and by screen reader."""

import re

from playwright.sync_api import expect

from conftest import PHONE
from support.focus import choose, focus_faults, tab_to, tab_to_choices
from support.memorize import Cards, cards_of, pairs_of


def test_me1_me11_me14_a_game_is_dealt_and_won_by_touch_on_a_phone(phone):
    phone.arrive()
    cards = Cards(phone).start()
    pairs = pairs_of(cards_of(phone.record))
    expect(cards.scores).to_have_text(f"0 of {len(pairs)} pairs · 0 points")
    assert set(cards.faces()) == {"-"}
    for number, pair in enumerate(pairs, start=1):
        cards.turn_up(*pair)
        expect(cards.scores).to_have_text(
            f"{number} of {len(pairs)} pairs · {number * 2} points")
    expect(cards.end).to_contain_text(f"{len(pairs)} pairs in {len(pairs)} turns")
    expect(cards.end.get_by_role("heading")).to_have_text("Perfect memory")
    expect(cards.said).to_contain_text(f"All {len(pairs)} pairs found in {len(pairs)} turns")
    larger = cards.end.get_by_role("button", name="Next: 10 pairs")
    expect(larger).to_be_in_viewport(ratio=1)
    phone.rest()
    phone.press(larger)
    expect(cards.scores).to_have_text("0 of 10 pairs · 0 points")


def test_me1_a_game_is_won_by_keyboard_alone(laptop):
    cards = Cards(laptop).open(cards="012012")
    tab_to(laptop.page, "Card 1")
    for pair in [(1, 4), (2, 5), (3, 6)]:
        for number, key in zip(pair, ["Enter", " "]):
            cards.walk_to(number)
            assert focus_faults(laptop.page) == []
            laptop.page.keyboard.press(key)
    expect(cards.end.get_by_role("heading")).to_be_focused()
    laptop.rest()
    tab_to(laptop.page, "Same cards again")
    laptop.page.keyboard.press("Enter")
    expect(cards.scores).to_have_text("0 of 3 pairs · 0 points")
    assert cards_of(laptop.record) == "012012"


def test_the_arrow_keys_stop_at_every_edge_and_tab_passes_the_cards_by(laptop):
    cards = Cards(laptop).open(cards="012345012345")
    laptop.press(laptop.button("Got it"))
    tab_to(laptop.page, "Card 1")
    for key, number in [
            ("ArrowLeft", 1), ("ArrowUp", 1), ("End", 12), ("ArrowRight", 12), ("ArrowDown", 12)]:
        laptop.page.keyboard.press(key)
        expect(cards.card(number)).to_be_focused()
    laptop.page.keyboard.press("Tab")
    expect(cards.new_game).to_be_focused()
    laptop.page.keyboard.press("Shift+Tab")
    expect(cards.card(12)).to_be_focused()


def test_a_listener_finds_the_pairs_by_what_is_spoken(laptop):
    cards = Cards(laptop).open(cards="0110")
    names = [cards.card(number).get_attribute("aria-label") for number in range(1, 5)]
    assert names == [f"Card {number}, face down" for number in range(1, 5)]
    for number, sentence in [
            (1, "Card 1: 🐧️."), (2, "Card 2: 👻️. No match with card 1, 🐧️."),
            (3, "Card 3: 👻️."), (2, "Card 2: 👻️. A match with card 3, 👻️: 2 points.")]:
        cards.walk_to(number)
        laptop.page.keyboard.press("Enter")
        expect(cards.said).to_have_text(sentence)
    expect(cards.card(1)).to_have_accessible_name("Card 1, face down")
    expect(cards.card(2)).to_have_accessible_name("Card 2, 👻️, matched")


def test_me1_taps_on_open_and_matched_cards_are_answered_and_no_moves(phone):
    cards = Cards(phone).open(cards="011220")
    cards.turn_up(1, 1)
    assert cards.faces() == ["🐧", "-", "-", "-", "-", "-"]
    cards.turn_up(2)
    assert cards.faces() == ["🐧", "👻", "-", "-", "-", "-"]
    # A tap that comes sooner may be the second half of a double one.
    phone.page.wait_for_timeout(600)
    cards.turn_up(1)
    phone.expect_movement("turn-back")
    assert cards.faces() == ["-"] * 6
    phone.page.wait_for_timeout(600)
    cards.turn_up(1)
    expect(cards.message).to_have_text("Pick another card.")
    cards.turn_up(3, 2)
    cards.turn_up(3)
    expect(cards.message).to_have_text("This card is already matched.")
    expect(cards.card(3)).to_be_disabled()
    assert [line.split()[-1] for line in phone.record.splitlines()[7:]] == ["1", "2", "3", "2"]


def test_me1_two_fingers_at_once_choose_a_card_each(phone):
    cards = Cards(phone).open(cards="012012")
    boxes = [cards.card(number).bounding_box() for number in (1, 4)]
    points = [
        {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": number}
        for number, box in enumerate(boxes)]
    session = phone.page.context.new_cdp_session(phone.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cards.scores).to_have_text("1 of 3 pairs · 2 points")
    assert len(phone.record.splitlines()) == 9


def test_me1_a_finger_that_slides_from_its_card_has_chosen_nothing(phone):
    cards = Cards(phone).open(cards="012012")
    boxes = [cards.card(number).bounding_box() for number in (1, 2, 3)]
    first, second, third = [
        [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] for box in boxes]
    session = phone.page.context.new_cdp_session(phone.page)
    for kind, points in [
            ("touchStart", first), ("touchMove", second), ("touchEnd", []),
            ("touchStart", third), ("touchEnd", [])]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(cards.card(3)).to_have_attribute("data-face", "up")
    assert cards.faces() == ["-", "-", "🐼", "-", "-", "-"]


def test_me1_a_mouse_that_slides_from_its_card_has_chosen_nothing(laptop):
    cards = Cards(laptop).open(cards="012012")
    mouse = laptop.page.mouse
    cards.card(1).hover()
    mouse.down()
    cards.card(2).hover()
    mouse.up()
    cards.turn_up(3)
    expect(cards.card(3)).to_have_attribute("data-face", "up")
    assert cards.faces() == ["-", "-", "🐼", "-", "-", "-"]


def test_me1_no_card_waits_for_another_to_turn(phone):
    cards = Cards(phone).open(cards="01234567" * 2)
    phone.page.evaluate("""() => {
      const choose = (card) => {
        const { left, top } = card.getBoundingClientRect()
        const place = { bubbles: true, clientX: left + 9, clientY: top + 9 }
        card.dispatchEvent(new PointerEvent("pointerdown", place))
        card.dispatchEvent(new PointerEvent("pointerup", place))
      }
      for (let card = 0; card < 16; card += 1) {
        choose(document.querySelectorAll(".cards .turning")[card])
      }
    }""")
    expect(cards.scores).to_have_text("0 of 8 pairs · 0 points")
    phone.expect_movement("turn-card")
    phone.let_motion_end()
    assert cards.faces().count("-") == 14


def test_me9_a_new_game_has_another_theme_as_often_as_it_is_pressed(phone):
    phone.arrive()
    cards = Cards(phone).start()
    phone.press(phone.button("Got it"))
    themes = set()
    for _ in range(12):
        address = phone.page.url
        phone.press(cards.new_game)
        phone.page.wait_for_url(lambda url: url != address)
        themes.add(cards.game.locator(".titles .subtitle").inner_text().split("·")[0].strip())
        assert set(cards.faces()) == {"-"}
    assert len(themes) >= 4


def test_two_take_turns_on_one_phone(phone):
    phone.arrive()
    phone.offer_choices("memorize")
    phone.choose("Two", "Players")
    phone.press(phone.modal.get_by_role("button", name="Start"))
    cards = Cards(phone)
    expect(cards.message).to_have_text("Player 1’s turn.")
    boxes = [player.bounding_box() for player in cards.game.locator(".player").all()]
    assert len({box["y"] for box in boxes}) == 1, "what both have stands in one line"
    assert max(box["height"] for box in boxes) < 40
    first, second, *rest = pairs_of(cards_of(phone.record))
    cards.turn_up(first[0], second[0])
    expect(cards.message).to_have_text("No match. Player 2’s turn.")
    expect(cards.game.locator(".player.on")).to_have_text("Player 2: 0")
    cards.turn_up(*second[::-1])
    expect(cards.message).to_have_text("A match: 2 points. Player 2’s turn.")
    for pair in [first, *rest]:
        cards.turn_up(*pair)
    expect(cards.end).to_contain_text("Player 2 wins")
    expect(cards.scores).to_contain_text("Player 1: 0")


def test_me18_quick_choices_are_worth_more(phone):
    cards = Cards(phone).open(cards="0011", scoring="quick")
    cards.turn_up(1, 2)
    expect(cards.message).to_have_text(re.compile(r"A match: (20|18) points\."))


def test_a_game_goes_on_where_it_was_after_a_reload(phone):
    cards = Cards(phone).open(cards="012012", moves=[1, 4, 2])
    cards.turn_up(3)
    expect(cards.message).to_have_text("No match.")
    phone.reload()
    assert cards.faces() == ["🐧*", "👻", "🐼", "🐧*", "-", "-"]
    assert phone.movements() == []


def test_what_is_shared_tells_no_card_and_the_link_leads_to_the_same_cards(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    cards = Cards(player).open(cards="0110", moves=[1, 2, 3, 2, 1])
    cards.turn_up(4)
    expect(cards.end).to_be_visible()
    player.rest()
    player.press(cards.end.get_by_role("button", name="Share"))
    text, link = player.copy_shared()
    assert text.startswith("Pastime Memorize: 3 turns · Animals · 2 pairs · ")
    friend = seat(PHONE)
    friend.accept(link)
    expect(friend.page.locator(".cards").first).to_be_visible()
    assert Cards(friend).faces() == ["-"] * 4
    assert cards_of(friend.record) == "0110"


def test_the_choices_are_made_by_keyboard_alone(laptop):
    laptop.arrive()
    tab_to_choices(laptop.page, "Memorize")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "Theme")
    laptop.page.keyboard.type("Sea")
    choose(laptop.page, "Quick", group="Scoring")
    tab_to(laptop.page, "Start")
    laptop.page.keyboard.press("Enter")
    expect(Cards(laptop).game).to_contain_text("Sea life")
    assert "scoring=quick" in laptop.record
