"""The meanings of words at the end of a rack: fetched when needed, then stored, or fetched again."""

from playwright.sync_api import expect

from conftest import PHONE
from support.anagrams import NO_MEANINGS, Rack
from support.worker import wait_for_worker


def meaning(rack, word):
    """The text beside a word."""
    return rack.page.get_by_role("listitem").filter(
        has=rack.page.get_by_label(word, exact=True)).locator(".meaning")


def test_every_word_of_a_rack_that_ended_stands_with_its_meaning_found_or_missed(phone):
    rack = Rack(phone).open(moves=["word cod", "word ned"])
    expect(rack.page.locator(".meaning")).to_have_count(0)
    rack.enter("conned")
    expect(meaning(rack, "COD, found")).to_contain_text("fish")
    expect(meaning(rack, "CONNED, found")).to_contain_text("con: ")
    expect(meaning(rack, "NEON, missed")).not_to_be_empty()
    expect(rack.places.last).to_contain_text("Bonus words")
    expect(rack.page.locator(".word")).to_have_count(26 + 1)


def test_without_a_connection_the_end_says_so_and_asks_again_when_told(phone):
    phone.page.add_init_script(NO_MEANINGS)
    rack = Rack(phone).open(moves=["word conned"])
    sentence = rack.game.get_by_text("Can’t load meanings. Are you online?")
    expect(sentence).to_be_visible()
    rack.tool("Try again")
    expect(sentence).to_be_visible()
    phone.page.evaluate("window.connected = true")
    rack.tool("Try again")
    expect(meaning(rack, "CONNED, found")).to_contain_text("con: ")
    expect(sentence).to_have_count(0)


def test_meanings_that_were_fetched_once_are_there_without_a_network(seat):
    player = seat(PHONE, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    rack = Rack(player).open(moves=["word conned"])
    expect(meaning(rack, "CONNED, found")).to_contain_text("con: ")
    player.page.context.set_offline(True)
    player.reload()
    expect(meaning(rack, "CONNED, found")).to_contain_text("con: ")
