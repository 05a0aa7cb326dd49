"""Games are taken from device to device in a file, and merged (CW-18)."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support import records
from support.files import archive, kept, open_file, save_file
from support.records import identity, record

ONLY_HERE = record(identity(1), "there", ["geese"])
ONLY_THERE = record(identity(2), "crane")
SHORTER = record(identity(3), "noon", ["soon"])
LONGER = record(identity(3), "noon", ["soon", "moon"])
ONE_WAY = record(identity(4), "eve", ["see", "bee"])
OTHER_WAY = record(identity(4), "eve", ["eye"])


@pytest.fixture
def devices(seat, tmp_path):
    """Two devices with some games in common, and a file with the games of each."""
    here, there = seat(PHONE), seat(PHONE)
    here.seed(ONLY_HERE, SHORTER, ONE_WAY)
    there.seed(ONLY_THERE, LONGER, OTHER_WAY)
    files = [tmp_path / "here.txt", tmp_path / "there.txt"]
    for device, file in zip([here, there], files):
        device.open_settings("My games")
        save_file(device, file)
    return [here, there], files


def test_two_devices_that_open_each_others_files_hold_the_same_games_and_every_move(devices):
    (here, there), (from_here, from_there) = devices
    open_file(here, from_there)
    expect(here.toast).to_contain_text("3 games added.")
    open_file(there, from_here)
    expect(there.toast).to_contain_text("2 games added.")
    for device in [here, there]:
        device.reload()
        expect(device.rows).to_have_count(4)
    games = kept(here)
    assert games == kept(there)
    assert games[identity(1)] == ONLY_HERE
    assert games[identity(2)] == ONLY_THERE
    assert games[identity(3)] == LONGER
    assert records.lines_of(games[identity(4)]) == [ONE_WAY, OTHER_WAY]


def test_the_same_file_twice_is_the_same_as_once(devices):
    (here, _), (from_here, from_there) = devices
    open_file(here, from_here)
    expect(here.toast).to_contain_text("Nothing new: you have all 3 games.")
    open_file(here, from_there)
    expect(here.toast).to_contain_text("3 games added.")
    once = kept(here)
    open_file(here, from_there)
    expect(here.toast).to_contain_text("Nothing new: you have all 3 games.")
    assert kept(here) == once
    here.reload()
    expect(here.rows).to_have_count(4)


def test_a_game_that_was_deleted_here_comes_back_out_of_a_file_where_one_asks_for_it(devices):
    (here, _), (from_here, _) = devices
    here.close_modal()
    here.press(here.button("Actions").first)
    here.press(here.button("Delete this game"))
    expect(here.rows).to_have_count(2)
    here.open_settings("My games")
    open_file(here, from_here)
    here.press(here.toast.get_by_role("button", name="Restore deleted games"))
    expect(here.toast).to_contain_text("1 game added.")
    here.reload()
    expect(here.rows).to_have_count(3)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [(lambda text: text.replace("crane", "cr4ne"), "line 17"),
     (lambda text: text.replace("clock 0", "clock x"), "line 2"),
     (lambda text: text.replace("archive 1", "archive 9"), "line 1"),
     (lambda text: text[:-3], "line 19")],
    ids=["a letter", "a clock", "a later version", "cut off"])
def test_a_file_that_is_at_fault_anywhere_names_the_line_and_changes_nothing(
        phone, tmp_path, spoil, fault):
    whole = archive(ONLY_HERE, record(identity(2), "crane", ["geese"]))
    file = tmp_path / "games.txt"
    file.write_text(spoil(whole))
    phone.seed(SHORTER)
    phone.open_settings("My games")
    open_file(phone, file)
    expect(phone.toast).to_contain_text(f"Nothing changed. {fault.capitalize()} of the file")
    assert kept(phone) == {identity(3): SHORTER}
    phone.reload()
    expect(phone.rows).to_have_count(1)
    phone.open_settings("My games")
    file.write_text(whole)
    open_file(phone, file)
    expect(phone.toast).to_contain_text("2 games added.")
