"""Themes of the player's own in Memorize: made, kept, shared and played."""

import re

from playwright.sync_api import expect

from conftest import PHONE
from support import storage
from support.files import open_file, save_file
from support.memorize import Cards


def make_theme(player, name, emoji):
    """Makes a theme in the modal for a new game."""
    player.offer_choices("memorize")
    player.press(player.modal.get_by_role("button", name="Your themes"))
    player.modal.get_by_label("Name").fill(name)
    player.modal.get_by_label("Emoji").fill(emoji)
    player.press(player.modal.get_by_role("button", name="Save theme"))


def themes_of(player):
    return [
        storage.row(player.page, key) for key in storage.keys(player.page)
        if key.startswith("theme/")]


def test_a_theme_of_ones_own_is_made_kept_played_and_told_what_is_wrong(phone):
    phone.arrive()
    make_theme(phone, "", "abc")
    status = phone.modal.locator("form .note")
    expect(status).to_contain_text("Give the theme a name. Add some emoji.")
    phone.modal.get_by_label("Name").fill("Ours")
    phone.modal.get_by_label("Emoji").fill("🐧👻🐧✏️")
    expect(status).to_have_text(re.compile("Repeated, counted once: 🐧"))
    phone.modal.get_by_label("Second colour").select_option("pink")
    phone.press(phone.modal.get_by_role("button", name="Save theme"))
    expect(phone.modal.get_by_role("combobox")).to_have_value("20")
    phone.press(phone.modal.get_by_role("button", name="Start"))
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
    other.offer_choices("memorize")
    names = other.modal.get_by_role("combobox").locator("option").all_text_contents()
    assert names[-2:] == ["Ours", "Theirs"]


def test_themes_travel_in_the_file_of_all_games_and_twice_changes_nothing(seat, tmp_path):
    here, there = seat(PHONE), seat(PHONE)
    here.arrive()
    make_theme(here, "Ours", "🐧👻")
    here.close_modal()
    here.open_settings("My games")
    save_file(here, tmp_path / "games.txt")
    there.arrive()
    there.open_settings("My games")
    open_file(there, tmp_path / "games.txt")
    expect(there.toast).to_contain_text("1 theme added.")
    open_file(there, tmp_path / "games.txt")
    expect(there.toast).to_contain_text("Nothing new")
    assert themes_of(there) == themes_of(here)


def test_a_theme_travels_by_link_and_is_changed_and_deleted(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    player.arrive()
    make_theme(player, "Ours", "🐧👻")
    player.press(player.modal.get_by_role("button", name="Your themes"))
    player.press(player.modal.get_by_role("button", name="Link"))
    expect(player.toast).to_contain_text("Link copied.")
    link = player.page.evaluate("navigator.clipboard.readText()")
    friend = seat(PHONE)
    friend.arrive("#" + link.partition("#")[2])
    expect(friend.modal.get_by_label("Name")).to_have_value("Ours")
    assert themes_of(friend) == []
    friend.press(friend.modal.get_by_role("button", name="Save theme"))
    expect(friend.toast).to_contain_text("Theme saved.")
    player.press(player.modal.get_by_role("button", name="Edit"))
    player.modal.get_by_label("Name").fill("Yours")
    player.press(player.modal.get_by_role("button", name="Save theme"))
    player.press(player.modal.get_by_role("button", name="Your themes"))
    player.press(player.modal.get_by_role("group", name="Yours").get_by_role("button", name="Delete"))
    expect(player.toast).to_contain_text("Theme deleted.")
    player.press(player.toast.get_by_role("button", name="Undo"))
    expect(player.modal.get_by_role("group", name="Yours")).to_be_visible()
