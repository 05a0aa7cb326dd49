"""The list of games, searched and filtered, and the statistics of each game and of all."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE, TABLET
from support import anagrams, hangman, memorize, storage, times
from support.games import NAMES
from support.layout import faults, measure
from support.records import BEGUN, identity, record

HOUR = 3_600_000

SEVEN = [
    record(identity(1), "crane", ["geese"], begun=BEGUN + 7 * HOUR),
    record(identity(2), "eve", ["see"], limit=1, begun=BEGUN + 6 * HOUR),
    anagrams.record(identity(3), begun=BEGUN + 5 * HOUR),
    hangman.record(identity(4), moves=["letter a"], begun=BEGUN + 4 * HOUR),
    hangman.record(
        identity(5), ["fish_and_chips"], category="food", moves=["answer fishandchips"],
        begun=BEGUN + 3 * HOUR),
    memorize.record(identity(6), moves=[1, 2], begun=BEGUN + 2 * HOUR),
    times.record(identity(7), moves=times.played(204), begun=BEGUN + HOUR),
]


def field(player):
    """The search field, which the word Search opens."""
    box = player.history.get_by_role("searchbox", name="Search your games")
    word = player.button("Search")
    if word.count() and word.get_attribute("aria-expanded") == "false":
        player.press(word)
    return box


def kind(player, name):
    """One of the segments that filter the list."""
    field(player)
    return player.history.get_by_role("radio", name=name, exact=True)


def filter_by(player, name):
    player.press(kind(player, name).locator("xpath=ancestor::label"))
    expect(kind(player, name)).to_be_checked()


def shown(player):
    """The numbers of the listed games."""
    return [int(href[-2:], 16) for href in player.rows.evaluate_all(
        "(rows) => rows.map((row) => row.getAttribute('href'))")]


def test_a_few_games_need_no_search(phone):
    phone.seed(*SEVEN[:5])
    expect(phone.rows).to_have_count(5)
    expect(field(phone)).to_have_count(0)


def test_a_search_finds_what_rows_show_and_nothing_that_is_hidden(phone):
    phone.seed(*SEVEN)
    for text, found in {
            "Geese": [1], "cdenno": [3], "chips": [5], "fish food": [5], "animals": [6, 4],
            "lost": [2], "hangman": [4, 5], "crane": [], "giraffe": [], "conned": [],
    }.items():
        field(phone).fill(text)
        expect(phone.rows).to_have_count(len(found))
        assert sorted(shown(phone)) == sorted(found), text


def test_the_filter_goes_together_with_the_search_and_both_are_gone_with_one_press(phone):
    phone.seed(*SEVEN)
    filter_by(phone, "Hangman")
    expect(phone.rows).to_have_count(2)
    field(phone).fill("food")
    expect(phone.rows).to_have_count(1)
    expect(phone.history.get_by_text("1 of 7 games")).to_be_visible()
    expect(phone.page.locator(".unseen[role=status]")).to_have_text("1 of 7 games")
    field(phone).fill("zebra")
    expect(phone.history.get_by_text("No games found.")).to_be_visible()
    phone.press(phone.button("Show all"))
    expect(phone.rows).to_have_count(7)
    expect(field(phone)).to_have_value("")
    expect(kind(phone, "All")).to_be_checked()


def test_with_the_keyboard_the_search_is_typed_taken_back_and_filtered_by_arrows(laptop):
    laptop.seed(*SEVEN, fragment=f"#/codeword/{identity(1)}")
    field(laptop).focus()
    laptop.page.keyboard.type("hang")
    expect(laptop.rows).to_have_count(2)
    assert laptop.draft() == "_____"
    laptop.page.keyboard.press("Escape")
    expect(laptop.rows).to_have_count(7)
    expect(field(laptop)).to_be_focused()
    expect(field(laptop)).to_have_value("")
    laptop.page.keyboard.press("Tab")
    expect(kind(laptop, "All")).to_be_focused()
    laptop.page.keyboard.press("ArrowRight")
    expect(kind(laptop, "Codeword")).to_be_checked()
    expect(kind(laptop, "Codeword")).to_be_focused()
    expect(laptop.rows).to_have_count(2)


def test_five_thousand_games_are_searched_at_the_speed_of_typing(laptop):
    laptop.arrive()
    text = record("ID", "there", ["geese"])
    laptop.page.evaluate(f"""([text, begun]) => {{ {storage.WITH_STORE}
      return work('readwrite', (store) => {{
        let request
        for (let number = 1; number <= 5000; number++) {{
          const id = number.toString(16).padStart(32, "0")
          const game = text.replace("ID", id).replace(/begun .*/, "begun " + (begun + number))
          request = store.put(number % 1000 ? game : game.replace("geese", "three"), "record/" + id)
        }}
        return request
      }})
    }}""", [text, BEGUN])
    laptop.arrive()
    expect(laptop.rows).to_have_count(200)
    field(laptop).fill("th")
    expect(laptop.rows).to_have_count(5)
    # The texts are cached by now, so a key press takes a fraction of a second on any machine.
    took = laptop.page.evaluate("""() => {
      const field = document.querySelector("[type=search]")
      const start = performance.now()
      for (const text of ["thr", "thre", "three", "thre", "thr"]) {
        field.value = text
        field.dispatchEvent(new Event("input", { bubbles: true }))
      }
      return (performance.now() - start) / 5
    }""")
    expect(laptop.rows).to_have_count(5)
    assert took < 250


def test_the_statistics_of_all_games_stand_in_one_table_that_leads_to_each(phone):
    phone.seed(*SEVEN)
    phone.open_sheet("Statistics")
    phone.choose("All", "Game")
    rows = phone.modal.get_by_role("row")
    expect(rows).to_have_count(4)
    assert rows.nth(1).get_by_role("cell").all_inner_texts() == ["1", "0%", "0:20"]
    phone.press(phone.modal.get_by_role("button", name="Hangman"))
    expect(phone.choice("Hangman", "Game")).to_be_checked()
    expect(phone.modal.get_by_role("table")).to_have_count(0)


def test_without_times_the_statistics_of_all_games_tell_none(phone):
    phone.seed(*SEVEN)
    phone.open_sheet("Settings")
    expect(phone.modal).to_be_visible()
    phone.press(phone.modal.get_by_text("Show the time"))
    phone.close_modal()
    phone.open_sheet("Statistics")
    phone.choose("All", "Game")
    expect(phone.modal.get_by_role("columnheader", name="Won")).to_be_visible()
    assert "Time" not in phone.modal.get_by_role("columnheader").all_inner_texts()


def test_one_help_holds_that_of_every_game(phone):
    phone.arrive()
    phone.open_from_settings("Help")
    for game in NAMES:
        phone.choose(game, "Game")
        expect(phone.modal.get_by_role("heading", name=f"How to play {game}")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "keys", "least"), [(390, 844, 336, 2), (360, 640, 280, 1), (320, 568, 260, 0.25)])
def test_what_is_found_is_in_view_above_the_keys_of_a_phone(seat, width, height, keys, least):
    player = seat(PHONE, viewport={"width": width, "height": height})
    player.seed(*SEVEN)
    field(player).fill("hang")
    expect(player.rows).to_have_count(2)
    player.let_motion_end()
    assert faults(measure(player)) == []
    first = player.rows.first.bounding_box()
    assert first["y"] + least * (first["height"] + 2) <= height - keys
    player.press(player.button("Search"))
    expect(player.page.locator(".day-card")).to_be_visible()


@pytest.mark.parametrize(
    ("device", "width", "height"),
    [(PHONE, 390, 844), (PHONE, 320, 568), (TABLET, 1024, 1366), (LAPTOP, 1440, 900)])
def test_search_filter_and_statistics_have_their_place(seat, device, width, height):
    player = seat(device, viewport={"width": width, "height": height})
    player.seed(*SEVEN)
    assert faults(measure(player)) == []
    field(player).fill("zebra")
    expect(player.rows).to_have_count(0)
    assert faults(measure(player)) == []
    player.open_sheet("Statistics")
    player.choose("All", "Game")
    assert faults(measure(player)) == []
