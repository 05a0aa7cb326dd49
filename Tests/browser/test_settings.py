"""Settings take effect at once (CW-11) and are kept between visits (CW-17)."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE, TABLET
from support.records import identity, record

# By part of the settings, one line per group of radio buttons: the first choice, and another one.
CHOICES = {
    "General": {
        "Appearance": ("System", "Dark"),
        "Motion": ("System", "Reduced"),
    },
    "Codeword": {
        "Colour scheme": ("Standard", "Colour-blind"),
        "Shape": ("Rounded", "Square"),
        "Letters": ("5", "6"),
    },
}
TIME = "Show the time"
EXACT = "Exact: right letter, right place"

# How round a peg is, as a fraction of its side.
ROUNDNESS = """(pegs) => pegs.map((peg) => {
  const radius = getComputedStyle(peg).borderTopLeftRadius
  const part = parseFloat(radius) / (radius.endsWith("%") ? 100 : peg.offsetWidth)
  return part >= 0.5 ? "circle" : part > 0.15 ? "rounded" : "square"
})"""


@pytest.fixture
def playing(tablet):
    """A player at a game with one attempt, beside the list, with the settings open."""
    tablet.open_seeded(record(identity(1), "there", ["tepee"]))
    tablet.open_sheet("Settings")
    return tablet


def test_cw11_a_gear_over_the_list_opens_the_settings(phone):
    phone.arrive()
    phone.press(phone.history.get_by_role("button", name="Settings"))
    expect(phone.page.get_by_role("dialog", name="Settings")).to_be_visible()
    expect(time_switch(phone)).to_be_checked()
    for part, groups in CHOICES.items():
        phone.turn_to(part)
        for group, (first, _) in groups.items():
            expect(phone.choice(first, group)).to_be_checked()


@pytest.mark.parametrize("part", ["General", "Codeword", "My games"])
def test_a_part_of_the_settings_fits_a_screen_of_a_phone(phone, part):
    phone.arrive()
    phone.open_settings(part)
    hidden = phone.modal.evaluate("(modal) => modal.scrollHeight - modal.clientHeight")
    assert hidden <= 0, f"{hidden} points below the edge"


def test_cw11_the_pegs_take_their_shape_at_once_on_the_board_in_the_list_and_in_the_preview(
        playing):
    playing.turn_to("Codeword")
    assert shapes(playing) == {"rounded"}
    for shape in ["Circle", "Square", "Rounded"]:
        playing.choose(shape, "Shape")
        assert shapes(playing) == {shape.lower()}


def test_cw9_cw11_new_games_have_the_chosen_length_at_once(tablet):
    tablet.arrive()
    tablet.open_settings("Codeword")
    tablet.choose("6", "Letters")
    tablet.close_modal()
    expect(tablet.button("New Codeword, 6 letters")).to_be_visible()
    tablet.start()
    assert "options length=6 attempts=any mode=standard" in tablet.record
    expect(tablet.pegs).to_have_count(6)
    tablet.offer_choices("codeword")
    expect(tablet.choice("6", "Letters")).to_be_checked()


def test_cw11_a_game_under_way_stays_of_the_kind_it_is(playing):
    before = playing.record
    playing.turn_to("Codeword")
    playing.choose("3", "Letters")
    playing.close_modal()
    expect(playing.pegs).to_have_count(5)
    playing.play_all(["three"])
    assert playing.record.startswith(before)


@pytest.mark.parametrize("system", ["light", "dark"])
def test_cw11_the_appearance_is_the_chosen_one_whatever_the_system_says(seat, system):
    player = seat(PHONE, color_scheme=system)
    player.arrive()
    player.open_sheet("Settings")
    assert player.is_dark() == (system == "dark")
    for title in ["Dark", "Light", "System"]:
        player.choose(title, "Appearance")
        assert player.is_dark() == ({"System": system}.get(title, title.lower()) == "dark")


@pytest.mark.parametrize(
    ("system", "chosen", "moves"),
    [("no-preference", "Reduced", False), ("reduce", "Full", True)])
def test_cw11_there_is_as_much_motion_as_was_chosen_whatever_the_system_says(
        seat, system, chosen, moves):
    player = seat(TABLET, reduced_motion=system)
    player.open_seeded(record(identity(1), "there"))
    player.play_all(["geese"])
    player.let_motion_end()
    assert ("turn" in player.movements()) == (not moves)
    player.open_sheet("Settings")
    player.choose(chosen, "Motion")
    player.close_modal()
    player.play_all(["eerie"])
    player.let_motion_end()
    assert ("turn" in player.movements()) == moves


def test_cw11_the_time_is_shown_in_the_game_and_in_the_list_or_in_neither(playing):
    listed = playing.rows.first.get_by_text("0:2")
    for is_shown in [False, True]:
        playing.press(time_switch(playing))
        expect(time_switch(playing)).to_be_checked(checked=is_shown)
        expect(playing.clock).to_be_visible(visible=is_shown)
        expect(listed).to_be_visible(visible=is_shown)


def test_cw17_every_setting_holds_after_a_reload(playing):
    playing.press(time_switch(playing))
    for part, groups in CHOICES.items():
        playing.turn_to(part)
        for group, (_, other) in groups.items():
            playing.choose(other, group)
    playing.turn_to("Codeword")
    playing.modal.get_by_label(EXACT).fill("#aa3311")
    playing.reload()
    assert playing.is_dark()
    assert shapes(playing) == {"square"}
    expect(playing.clock).to_be_hidden()
    playing.open_sheet("Settings")
    expect(time_switch(playing)).not_to_be_checked()
    for part, groups in CHOICES.items():
        playing.turn_to(part)
        for group, (_, other) in groups.items():
            expect(playing.choice(other, group)).to_be_checked()
    playing.turn_to("Codeword")
    expect(playing.modal.get_by_label(EXACT)).to_have_value("#aa3311")


def test_a_time_that_is_not_to_be_shown_is_told_nowhere(tablet):
    tablet.open_seeded(record(identity(1), "there", ["there"]))
    expect(tablet.clock).to_have_text("0:20")
    tablet.open_sheet("Settings")
    tablet.press(time_switch(tablet))
    tablet.close_modal()
    expect(tablet.game).not_to_contain_text("0:20", use_inner_text=True)
    assert "seconds" not in tablet.rows.first.get_attribute("aria-label")


def time_switch(player):
    return player.modal.get_by_role("switch", name=TIME)


def shapes(player):
    """The shapes of all pegs, wherever they are, each once."""
    return {*player.page.locator(".peg").evaluate_all(ROUNDNESS)}
