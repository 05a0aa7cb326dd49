"""The choice of the language: the browser's at first, then the player's, also offline."""

import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import times
from support.player import Player
from support.times import Round
from support.translations import GERMAN
from support.worker import wait_for_worker

REFUSED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("it is not allowed", "SecurityError") },
})"""


def language(player):
    return player.page.evaluate("document.documentElement.lang")


def programs(page, tag):
    """The files of the program in a language."""
    links = page.locator(f"link:is([data-program], [data-rest])[hreflang={tag}]")
    return {link.get_attribute("href") for link in links.all()}


def languages(player):
    """The languages of the page in the settings, which also have those of the words."""
    return player.modal.get_by_role("group", name=re.compile("^(Language|Sprache)"))


def choose(player, name, settings):
    """Chooses a language, without waiting for the page."""
    player.open_sheet(settings)
    player.press(languages(player).locator(".segment").filter(has_text=name))


def change(player, name, tag, settings):
    """Chooses a language. The page starts again, with the settings where the player chose it."""
    choose(player, name, settings)
    expect(player.page.locator(f"html[lang={tag}] .shell")).to_be_visible()
    expect(languages(player).get_by_role("radio", name=name, exact=True)).to_be_focused()
    expect(player.modal.get_by_role("status").locator("p.unseen")).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(player.modal).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "spoken"), [("de-AT", "de"), ("en-GB", "en"), ("fr-CA", "fr"), ("it-IT", "en")])
def test_the_first_language_is_that_of_the_browser_where_there_is_one(seat, locale, spoken):
    player = seat(PHONE, locale=locale)
    fetched = []
    player.page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    player.arrive()
    assert language(player) == spoken
    player.page.wait_for_load_state("networkidle")
    assert {name for name in fetched if name.endswith(".wasm")} == programs(player.page, spoken)


def test_what_is_chosen_holds_at_once_and_after_a_reload_and_no_game_is_lost(seat):
    player = seat(LAPTOP)
    player.arrive()
    round = Round(player).start()
    round.go_on()
    problem = round.asked()
    change(player, "Deutsch", "de", "Settings")
    expect(Round(player, GERMAN.of(times.NAMES)).problem).to_have_text(problem, use_inner_text=True)
    player.reload()
    assert language(player) == "de"
    player.open_sheet("Einstellungen")
    expect(player.choice("Deutsch", "Sprache (language)")).to_be_checked()
    player.press(player.modal.get_by_role("button", name="Schließen"))
    change(player, "English", "en", "Einstellungen")
    expect(round.problem).to_have_text(problem, use_inner_text=True)


def test_after_the_first_visit_it_works_in_german_without_a_network(seat):
    player = seat(PHONE, service_workers="allow", **GERMAN.browser)
    player.arrive()
    wait_for_worker(player.page)
    player.page.context.set_offline(True)
    player.reload()
    player.press(player.button("Neues Spiel: Kopfrechnen"))
    expect(player.page.get_by_role("region", name="Kopfrechnen")).to_be_visible()


def test_without_a_network_a_language_that_was_used_can_be_changed_to_and_no_other(
        browser, origin):
    # The console is not watched: the browser reports there what it could not fetch.
    context = browser.new_context(**PHONE)
    player = Player(context.new_page(), origin, touches=True)
    player.arrive()
    wait_for_worker(player.page)
    for name in programs(player.page, "de"):
        assert not player.page.evaluate("async (name) => Boolean(await caches.match(name))", name)
    player.page.context.set_offline(True)
    choose(player, "Deutsch", "Settings")
    expect(player.toast).to_contain_text("Can’t load the language")
    expect(player.choice("English", "Language")).to_be_checked()
    assert language(player) == "en"
    player.page.context.set_offline(False)
    player.press(player.modal.get_by_role("button", name="Close"))
    change(player, "Deutsch", "de", "Settings")
    player.page.context.set_offline(True)
    player.reload()
    assert language(player) == "de"
    change(player, "English", "en", "Einstellungen")
    change(player, "Deutsch", "de", "Settings")
    context.close()


def test_where_the_browser_keeps_nothing_the_language_stays_and_the_page_says_so(seat):
    player = seat(PHONE, **GERMAN.browser)
    player.page.add_init_script(REFUSED)
    player.arrive()
    choose(player, "English", "Einstellungen")
    expect(player.toast).to_contain_text("Dieser Browser speichert nichts.")
    expect(player.choice("Deutsch", "Sprache (language)")).to_be_checked()
    assert language(player) == "de"


def test_what_the_page_says_without_its_program_is_said_in_its_language(browser, origin):
    context = browser.new_context(**PHONE, **GERMAN.browser)
    context.route("**/*.wasm", lambda route: route.abort())
    player = Player(context.new_page(), origin, touches=True)
    player.page.goto(origin)
    notice = player.page.get_by_role("alert")
    expect(notice).to_contain_text("Pastime ist nicht ganz geladen.")
    expect(notice.get_by_role("button")).to_have_text("Neu laden")
    context.close()
