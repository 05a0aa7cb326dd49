"""Whole games of Memorize, by touch, by keyboard and by screen reader; and the player's own themes."""

import re

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support import storage
from support.colours import contrast, ground
from support.files import open_file, save_file
from support.focus import choose, focus_faults, tab_to
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
    expect(cards.end).to_contain_text(f"Perfect memory: {len(pairs)} turns. You: {len(pairs)}.")
    expect(cards.said).to_contain_text(f"All {len(pairs)} pairs found in {len(pairs)} turns")
    expect(cards.end.get_by_role("button", name="Another game")).to_be_in_viewport(ratio=1)


def test_me1_a_game_is_won_by_keyboard_alone(laptop):
    cards = Cards(laptop).open(cards="012012")
    tab_to(laptop.page, "Card 1")
    for pair in [(1, 4), (2, 5), (3, 6)]:
        for number, key in zip(pair, ["Enter", " "]):
            cards.walk_to(number)
            assert focus_faults(laptop.page) == []
            laptop.page.keyboard.press(key)
    expect(cards.end.get_by_role("heading")).to_be_focused()
    laptop.page.wait_for_timeout(600)
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


def test_me1_a_double_tap_and_taps_on_open_and_matched_cards_do_nothing_twice(phone):
    cards = Cards(phone).open(cards="011220")
    cards.turn_up(1, 1, 1)
    assert cards.faces() == ["🐧", "-", "-", "-", "-", "-"]
    cards.turn_up(2, 2)
    assert cards.faces() == ["🐧", "👻", "-", "-", "-", "-"]
    cards.turn_up(1)
    expect(cards.message).to_have_text("This card is face up already.")
    cards.turn_up(3, 2)
    cards.turn_up(3)
    expect(cards.message).to_have_text("This card is matched already.")
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
    assert "turn-card" in phone.movements()
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
    phone.open_sheet("Choose theme, players and scoring")
    phone.choose("Two", "Players")
    phone.press(phone.sheet.get_by_role("button", name="Start"))
    cards = Cards(phone)
    expect(cards.message).to_have_text("Player 1 is on.")
    first, second, *rest = pairs_of(cards_of(phone.record))
    cards.turn_up(first[0], second[0])
    expect(cards.message).to_have_text("No match. Player 2 is on.")
    expect(cards.game.locator(".player.on")).to_have_text("Player 2: 0 points")
    cards.turn_up(*second[::-1])
    expect(cards.message).to_have_text("A match: 2 points. Player 2 is on.")
    for pair in [first, *rest]:
        cards.turn_up(*pair)
    expect(cards.end).to_contain_text("Player 2 wins")
    expect(cards.scores).to_contain_text("Player 1: 0 points")


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


BOXES = """(cards) => cards.map((card) => {
  const { left, top, width, height } = card.getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
})"""


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (844, 390), (1440, 900)])
def test_the_cards_keep_their_places_at_the_end(seat, width, height):
    player = seat(PHONE, viewport={"width": width, "height": height})
    cards = Cards(player).open(cards="012345012345", moves=[1, 7, 2, 8, 3, 9, 4, 10, 5, 11, 6])
    places = cards.all.evaluate_all(BOXES)
    cards.turn_up(12)
    expect(cards.end).to_be_visible()
    player.let_motion_end()
    assert cards.all.evaluate_all(BOXES) == places
    for name in ["Share", "Another game", "Same cards again"]:
        expect(cards.end.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_match_pops_and_a_miss_shudders_once_both_cards_are_seen(phone):
    cards = Cards(phone).open(cards="012012")
    cards.turn_up(1, 2)
    assert {"turn-card", "shudder"} <= {*phone.movements()}
    cards.turn_up(3, 6)
    assert {"turn-card", "pop"} <= {*phone.movements()}
    phone.let_motion_end()
    assert cards.faces() == ["-", "-", "🐼*", "-", "-", "🐼*"]


def test_a_board_has_as_many_pairs_as_are_chosen(phone):
    phone.arrive()
    phone.open_sheet("Choose theme, players and scoring")
    phone.choose("15", "Pairs")
    phone.press(phone.sheet.get_by_role("button", name="Start"))
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


def test_what_is_shared_tells_no_card_and_the_link_leads_to_the_same_cards(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    cards = Cards(player).open(cards="0110", moves=[1, 2, 3, 2, 1])
    cards.turn_up(4)
    player.page.wait_for_timeout(600)
    player.press(cards.end.get_by_role("button", name="Share"))
    text, link = player.copy_shared()
    assert text.startswith("Pastime Memorize 3 turns · Animals · 2 pairs · ")
    friend = seat(PHONE)
    friend.accept(link)
    expect(friend.page.locator(".cards").first).to_be_visible()
    assert Cards(friend).faces() == ["-"] * 4
    assert cards_of(friend.record) == "0110"


def make_theme(player, name, emoji):
    """Makes a theme in the sheet for a new game."""
    player.open_sheet("Choose theme, players and scoring")
    player.press(player.sheet.get_by_role("button", name="Your own themes"))
    player.sheet.get_by_label("Name").fill(name)
    player.sheet.get_by_label("Emoji").fill(emoji)
    player.press(player.sheet.get_by_role("button", name="Save the theme"))


def themes_of(player):
    return [
        storage.row(player.page, key) for key in storage.keys(player.page)
        if key.startswith("theme/")]


def test_a_theme_of_ones_own_is_made_kept_played_and_told_what_is_wrong(phone):
    phone.arrive()
    make_theme(phone, "", "abc")
    status = phone.sheet.locator("form .note")
    expect(status).to_contain_text("The theme needs a name. There is no emoji.")
    phone.sheet.get_by_label("Name").fill("Ours")
    phone.sheet.get_by_label("Emoji").fill("🐧👻🐧✏️")
    expect(status).to_have_text(re.compile("There more than once, and counted once: 🐧"))
    phone.sheet.get_by_label("Second colour").select_option("pink")
    phone.press(phone.sheet.get_by_role("button", name="Save the theme"))
    expect(phone.sheet.get_by_role("combobox")).to_have_value("20")
    phone.press(phone.sheet.get_by_role("button", name="Start"))
    cards = Cards(phone)
    expect(cards.all).to_have_count(6)
    phone.reload()
    expect(cards.game).to_contain_text("Ours")
    assert themes_of(phone) == [
        "name=Ours color=purple,pink emoji=%f0%9f%90%a7,%f0%9f%91%bb,%e2%9c%8f%ef%b8%8f pairs=all"]


def test_themes_of_two_tabs_are_both_kept(seat):
    player = seat(PHONE)
    player.arrive()
    other = type(player)(player.page.context.new_page(), player.origin, touches=True)
    other.arrive()
    make_theme(other, "Theirs", "🏀🎈")
    other.come_forward()
    make_theme(player.come_forward(), "Ours", "🐧👻")
    other.come_forward().reload()
    other.open_sheet("Choose theme, players and scoring")
    names = other.sheet.get_by_role("combobox").locator("option").all_text_contents()
    assert names[-2:] == ["Ours", "Theirs"]


def test_themes_travel_in_the_file_of_all_games_and_twice_changes_nothing(seat, tmp_path):
    here, there = seat(PHONE), seat(PHONE)
    here.arrive()
    make_theme(here, "Ours", "🐧👻")
    here.close_sheet()
    here.open_settings("My games")
    save_file(here, tmp_path / "games.txt")
    there.arrive()
    there.open_settings("My games")
    open_file(there, tmp_path / "games.txt")
    expect(there.toast).to_contain_text("1 theme came in.")
    open_file(there, tmp_path / "games.txt")
    expect(there.toast).to_contain_text("Nothing new")
    assert themes_of(there) == themes_of(here)


def test_a_theme_travels_by_link_and_is_changed_and_deleted(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    player.arrive()
    make_theme(player, "Ours", "🐧👻")
    player.press(player.sheet.get_by_role("button", name="Your own themes"))
    player.press(player.sheet.get_by_role("button", name="Link"))
    expect(player.toast).to_contain_text("The link is copied.")
    link = player.page.evaluate("navigator.clipboard.readText()")
    friend = seat(PHONE)
    friend.arrive("#" + link.partition("#")[2])
    expect(friend.sheet.get_by_label("Name")).to_have_value("Ours")
    assert themes_of(friend) == []
    friend.press(friend.sheet.get_by_role("button", name="Save the theme"))
    expect(friend.toast).to_contain_text("The theme is saved.")
    player.press(player.sheet.get_by_role("button", name="Change"))
    player.sheet.get_by_label("Name").fill("Yours")
    player.press(player.sheet.get_by_role("button", name="Save the theme"))
    player.press(player.sheet.get_by_role("button", name="Your own themes"))
    player.press(player.sheet.get_by_role("group", name="Yours").get_by_role("button", name="Delete"))
    expect(player.toast).to_contain_text("The theme is deleted.")
    player.press(player.toast.get_by_role("button", name="Undo"))
    expect(player.sheet.get_by_role("group", name="Yours")).to_be_visible()


def test_the_choices_are_made_by_keyboard_alone(laptop):
    laptop.arrive()
    tab_to(laptop.page, "Choose theme, players and scoring")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "Theme")
    laptop.page.keyboard.type("Sea")
    choose(laptop.page, "Quick", group="Scoring")
    tab_to(laptop.page, "Start")
    laptop.page.keyboard.press("Enter")
    expect(Cards(laptop).game).to_contain_text("Sea life")
    assert "scoring=quick" in laptop.record
