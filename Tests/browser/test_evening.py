"""Playing together: the page that lists how, and an evening on one device, which needs no server (docs/online.md)."""

import pytest
from playwright.sync_api import expect

from support.barriers import barriers
from support.devices import browsers, backend, joined
from support.layout import faults, measure
from support.times import Round
from support.translations import GERMAN

SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]
GAMES = ["Codeword", "Anagrams", "Hangman", "Memorize", "Times"]


@pytest.fixture
def alone(browsers, backend):
    """A player on a page that no server serves."""
    backend.unknown.add("/v1/house")
    return browsers(reduced_motion="reduce").arrive()


def button(player, name):
    return player.page.get_by_role("button", name=name, exact=True)


def says(player, text):
    expect(player.page.locator(".server").get_by_text(text, exact=True)).to_be_visible()


def name_players(player, names=("Ann", "Ben")):
    player.open_from_settings("Play together")
    player.press(button(player, "Play: Pass and play"))
    for name in names:
        player.page.get_by_label("Player name").fill(name)
        player.page.keyboard.press("Enter")
        expect(button(player, f"Remove {name}")).to_be_visible()


def begin_evening(player, names=("Ann", "Ben"), games=("Codeword", "Times")):
    name_players(player, names)
    begin_with(player, games)


def begin_with(player, games):
    for game in GAMES:
        player.page.get_by_role("switch", name=game, exact=True).set_checked(game in games)
    player.press(button(player, "Start"))


def come_back(player):
    """Goes from a game back to the evening."""
    player.page.locator(".strip").click()


def give_up(player, name):
    says(player, f"{name} begins")
    player.press(button(player, f"I’m {name}"))
    expect(player.page.locator(".strip")).to_contain_text(f"{name} · Round")
    come_back(player)
    says(player, f"{name}’s turn. Continue?")
    press_more(player, "Give up: no stars")


def press_more(player, name):
    player.press(button(player, "More"))
    player.press(button(player, name))


def find_word(player):
    player.play(player.secret)
    expect(player.page.locator(".end")).to_be_visible()


def test_two_players_and_two_games_without_a_server_and_a_reload_in_the_middle(alone):
    begin_evening(alone)
    says(alone, "Round 1 of 2: Codeword")
    give_up(alone, "Ann")
    says(alone, "Pass to Ben")
    alone.press(button(alone, "I’m Ben"))
    expect(alone.page.locator(".strip")).to_have_text("Ben · Round 1 of 2")
    puzzle = alone.page.url
    alone.reload()
    expect(alone.page.locator(".strip")).to_have_text("Ben · Round 1 of 2")
    find_word(alone)
    expect(alone.page.locator(".strip")).to_have_text("Ben: 3 stars")
    expect(alone.page.locator(".won-stars")).to_have_text("★★★")
    assert alone.page.url == puzzle
    # The turn has been counted, so a reload of its end leads on as well.
    alone.reload()
    expect(button(alone, "Another game")).to_have_count(0)
    alone.arrive("#/")
    expect(alone.rows).to_have_count(0)
    alone.press(button(alone, "Pass and play"))
    says(alone, "Round 2 of 2: Times")
    press_more(alone, "Skip Ben this round")
    alone.press(button(alone, "I’m Ann"))
    Round(alone).play()
    expect(alone.page.locator(".strip")).to_have_text("Ann: 3 stars")
    expect(button(alone, "My tables")).to_have_count(0)
    expect(button(alone, "See who won")).to_be_visible()
    come_back(alone)
    says(alone, "Ann and Ben share first place!")
    expect(alone.page.locator(".score")).to_have_text(
        ["🦊Ann3 starsCodeword – · Times: 10 right ★★★",
         "🐼Ben3 starsCodeword: 1 try ★★★ · Times –"])
    alone.press(button(alone, "Rematch"))
    says(alone, "Round 1 of 2: Codeword")
    press_more(alone, "Ann has left")
    says(alone, "Has Ann left? Their turns end, their stars stay.")
    alone.press(button(alone, "Ann has left"))
    says(alone, "Pass to Ben")
    press_more(alone, "Skip Ben this round")
    press_more(alone, "End the evening")
    says(alone, "End the evening? Only whole rounds count.")
    alone.press(button(alone, "End the evening"))
    says(alone, "No stars this time.")
    alone.press(button(alone, "Change players"))
    expect(button(alone, "Remove Ben")).to_be_visible()
    expect(button(alone, "Remove Ann")).to_have_count(0)


def test_it_goes_to_no_server(browsers, backend):
    player = joined(browsers(), backend).arrive()
    begin_evening(player, games=["Codeword"])
    give_up(player, "Ann")
    player.press(button(player, "I’m Ben"))
    expect(player.page.locator(".strip")).to_be_visible()
    player.page.wait_for_timeout(1500)
    assert not [path for _, path, _ in backend.asked if "evening" in path]


def test_axe_finds_no_barrier_and_nothing_is_cut(alone):
    found = []

    def look():
        found.extend(barriers(alone.page))
        for width, height in SIZES:
            alone.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{width}: {fault}" for fault in faults(measure(alone)))

    alone.open_from_settings("Play together")
    expect(button(alone, "View: Word packs")).to_be_visible()
    look()
    alone.close_modal()
    name_players(alone, names=("Wolfgang Amadeus Mozart", "Ben"))
    look()
    begin_with(alone, ("Codeword", "Times"))
    look()
    alone.press(button(alone, "More"))
    look()
    alone.press(button(alone, "Skip Wolfgang Amadeus Mozart this round"))
    look()
    for _ in range(3):
        alone.press(button(alone, "More"))
        alone.press(alone.page.get_by_role("button", name="this round"))
    says(alone, "No stars this time.")
    look()
    assert found == []


def test_a_tap_anywhere_on_the_picture_of_a_game_chooses_it(alone):
    name_players(alone)
    chosen = alone.page.locator(".game-switch:has(:checked)")
    expect(chosen).to_have_text(["WORDCodeword", "Hangman", "7×8Times"])
    for game in GAMES:
        switch = alone.page.get_by_role("switch", name=game, exact=True)
        was = switch.is_checked()
        alone.page.locator(".game-switch", has_text=game).locator(".tile-art").click()
        expect(switch).to_be_checked(checked=not was)


def test_a_player_at_a_keyboard_goes_from_page_to_page_with_enter(alone):
    name_players(alone)
    for title in ("Start", "I’m Ann"):
        button(alone, title).focus()
        alone.page.keyboard.press("Enter")
        if title != "I’m Ann":
            expect(alone.page.locator(".server .primary")).not_to_have_text(title)
            expect(alone.page.locator(".server .primary")).to_be_focused()
    expect(alone.page.locator(".strip")).to_contain_text("Ann · Round")


def test_where_the_pressed_button_is_gone_what_is_in_its_place_has_the_focus(alone):
    alone.open_from_settings("Play together")
    alone.press(button(alone, "Play: Pass and play"))
    alone.page.get_by_label("Player name").fill("Ann")
    alone.page.keyboard.press("Enter")
    button(alone, "Remove Ann").focus()
    alone.page.keyboard.press("Enter")
    expect(button(alone, "Remove Ann")).to_have_count(0)
    expect(alone.page.get_by_label("Player name")).to_be_focused()


def test_the_page_has_its_title_and_no_parts_of_the_settings(alone):
    alone.open_from_settings("Play together")
    expect(alone.page.get_by_role("dialog", name="Play together")).to_be_visible()
    # The page grows when its content is there, and its buttons move.
    expect(alone.page.get_by_text("Pass and play")).to_be_visible()
    expect(alone.page.get_by_role("radio", name="My games")).to_have_count(0)
    expect(button(alone, "Save to a file")).to_have_count(0)
    alone.close_modal()
    expect(button(alone, "Settings")).to_be_focused()
    alone.open_settings("My games")
    expect(button(alone, "Save to a file")).to_be_visible()


def test_it_speaks_german(browsers):
    player = browsers(**GERMAN.browser).arrive()
    player.open_from_settings("Zusammen spielen", "Einstellungen")
    expect(player.page.get_by_role("dialog", name="Zusammen spielen")).to_be_visible()
    player.press(button(player, "Spielen: Reihum an einem Gerät"))
    player.page.get_by_label("Name").fill("Anna")
    player.page.keyboard.press("Enter")
    expect(button(player, "Anna entfernen")).to_be_visible()
