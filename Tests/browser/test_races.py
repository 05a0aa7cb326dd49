"""Races in the pages of the online program: friends who play the same puzzle at the same moment (docs/races.md)."""

from contextlib import suppress

import pytest
from playwright.sync_api import expect

from support.barriers import barriers
from support.devices import browsers, backend
from support.keyboards import type_word
from support.layout import faults, measure
from support.racers import MAIN, Racer, make_breaking, secret_of
from support.safari import Safari
from support.translations import GERMAN
from support.webkit import webkit

PHONE = {"width": 390, "height": 844}
SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]
COPIES = ["clipboard-read", "clipboard-write"]
WRONG = ["crane", "moist"]


@pytest.fixture
def racer(browsers):
    def new(**options):
        player = browsers(permissions=COPIES, **options)
        player.page.set_viewport_size(PHONE)
        return Racer(player)
    return new


@pytest.fixture
def two(racer):
    """The host of a race and another player, in the waiting room."""
    ann = racer()
    link = ann.open()
    return ann, racer().join(link, "Bo", "🐻"), link


def insist(act, seen):
    """Repeats an action until what it leads to is there."""
    for _ in range(10):
        act()
        with suppress(AssertionError):
            return expect(seen).to_be_visible(timeout=1_500)
    expect(seen).to_be_visible()


def wrong(backend):
    return next(word for word in WRONG if word != secret_of(backend))


def test_three_race_one_of_them_on_a_breaking_line_and_once_more(two, racer, backend):
    ann, bo, link = two
    cy = racer()
    make_breaking(cy.page.context)
    name = cy.page.get_by_label("Your name", exact=True)
    joined = cy.rows.filter(has_text="Cy (you)")
    # A player repeats what got lost.
    insist(lambda: cy.player.arrive(link), name)
    cy.choose("🐼")
    name.fill("Cy")
    insist(lambda: cy.press("Join"), joined)
    expect(ann.rows).to_have_count(3)
    assert not bo.button("Start").is_visible()
    ann.begin()
    for one in (ann, bo, cy):
        one.is_playing()
    tried, secret = wrong(backend), secret_of(backend)
    bo.player.play(tried)
    expect(ann.strip).to_have_text("Bo 1 · Cy 0")
    cy.player.play(secret)
    expect(cy.player.end).to_be_visible()
    expect(ann.strip).to_have_text("Bo 1 · Cy ✓")
    insist(lambda: cy.player.press(cy.strip), cy.rows.first)
    expect(cy.rows.filter(has_text="Bo")).to_contain_text("1 try · ")
    insist(lambda: cy.press("Watch Bo"), cy.page.get_by_text("1. ", exact=False).first)
    cy.sees(f"1. {tried}")
    bo.player.play(secret)
    expect(bo.player.end).to_be_visible()
    ann.player.play(tried)
    expect(ann.player.attempt_rows).to_have_count(1)
    ann.player.play(secret)
    expect(ann.strip).to_have_text("Over: results")
    ann.look()
    expect(ann.rows.nth(0)).to_contain_text("1. 🐼 Cy")
    expect(ann.rows.nth(0)).to_contain_text("1 try · ")
    expect(ann.rows.nth(2)).to_contain_text("2 tries · ")
    # The first player who wants another race makes it, and all others join the same race.
    bo.look()
    ann.press("Rematch")
    expect(ann.button("Copy link")).to_be_visible()
    bo.sees("Ann wants a rematch.")
    bo.press("Join next race")
    expect(ann.rows).to_have_count(2)
    ann.begin()
    ann.is_playing()
    bo.is_playing()


def test_a_page_that_is_loaded_anew_is_back_in_the_race(two, backend):
    ann, bo, link = two
    bo.player.reload()
    expect(bo.rows).to_have_count(2)
    ann.begin()
    ann.is_playing()
    bo.is_playing()
    tried = wrong(backend)
    bo.player.play(tried)
    expect(bo.player.attempt_rows).to_have_count(1)
    bo.player.arrive(link)
    bo.press("Keep playing")
    bo.is_playing()
    expect(bo.player.attempt_rows).to_have_count(1)
    # The player who opened it has another address, and finds the way back.
    ann.player.arrive()
    ann.choose_race()
    ann.press("Back to the race")
    expect(ann.rows.filter(has_text="Bo")).to_contain_text("1 try")
    ann.press("Keep playing")
    ann.is_playing()


def test_a_server_that_is_killed_in_the_middle_has_lost_nothing(two, backend):
    ann, bo, _ = two
    ann.begin()
    ann.is_playing()
    bo.is_playing()
    tried, secret = wrong(backend), secret_of(backend)
    bo.player.play(tried)
    expect(ann.strip).to_have_text("Bo 1")
    backend.stop()
    backend.start()
    ann.player.play(secret)
    expect(ann.player.end).to_be_visible()
    expect(bo.strip).to_have_text("Ann ✓")
    bo.player.play(secret)
    expect(bo.player.end).to_be_visible()
    bo.look()
    expect(bo.rows.nth(0)).to_contain_text("1. 🦊 Ann")


def test_without_a_network_it_is_said_and_what_was_done_stays(two, backend):
    ann, bo, _ = two
    backend.line = "lost"
    ann.press("Start")
    ann.sees("Can’t reach the server. Are you online?")
    expect(ann.rows).to_have_count(2)
    backend.line = "passed"
    ann.press("Start")
    ann.is_playing()
    bo.is_playing()


def test_a_guest_is_not_kept_and_nothing_tells_them_so(two, backend):
    ann, bo, _ = two
    assert "pastime-kept" not in bo.page.evaluate("document.cookie")
    bo.press("Back")
    expect(bo.button("Race: A race")).to_be_visible()
    bo.player.arrive()
    bo.player.open_settings("My games")
    expect(bo.button("Back up my games")).to_be_visible()


def test_axe_finds_no_barrier_on_its_pages_and_nothing_is_cut(racer, backend):
    ann = racer(reduced_motion="reduce")
    found = []

    def look(name):
        found.extend(f"{name}: {barrier}" for barrier in barriers(ann.page))
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{name}, {width}: {fault}" for fault in faults(measure(ann.player)))

    ann.player.arrive()
    ann.choose_race()
    look("the choice")
    ann.press("Next")
    look("the name")
    ann.be("Ann", "🦊", "Create race")
    expect(ann.button("Copy link")).to_be_visible()
    code = ann.page.locator(".code").inner_text().replace(" ", "")
    bo = racer().join(f"#/pair/{code}", "Bartholomew", "🐻")
    expect(ann.rows).to_have_count(2)
    look("the waiting room")
    ann.begin()
    ann.is_playing()
    bo.is_playing()
    bo.player.play(wrong(backend))
    expect(ann.strip).to_have_text("Bartholomew 1")
    look("the game")
    ann.look()
    look("the course")
    ann.press("Keep playing")
    ann.is_playing()
    for one in (ann, bo):
        one.player.play(secret_of(backend))
        expect(one.player.end).to_be_visible()
    ann.look()
    expect(ann.button("Rematch")).to_be_visible()
    look("the standings")
    assert found == []


def test_it_speaks_german_where_the_page_does(racer):
    ann = racer(**GERMAN.browser)
    ann.player.arrive()
    ann.player.open_from_settings("Zusammen spielen", "Einstellungen")
    ann.press("Starten: Ein Rennen")
    expect(ann.page.get_by_role("radio", name="Deutsch", exact=True)).to_be_checked()
    ann.choose("Kopfrechnen")
    expect(ann.page.get_by_role("radio", name="Deutsch", exact=True)).to_have_count(0)
    ann.press("Weiter")
    ann.page.get_by_label("Dein Name", exact=True).fill("Änne")
    ann.press("Rennen eröffnen")
    expect(ann.rows).to_contain_text("Änne (du)")


def race_in_german(ann, bo, backend):
    """Two play a race with German words. Returns a word that is not the secret one."""
    ann.player.arrive()
    ann.choose_race()
    ann.choose("Deutsch")
    ann.press("Next")
    ann.be("Ann", "🦊", "Create race")
    expect(ann.button("Copy link")).to_be_visible()
    code = ann.page.locator(".code").inner_text().replace(" ", "")
    bo.player.arrive(f"#/pair/{code}")
    bo.sees("A race: Codeword · Deutsch")
    bo.be("Bo", "🐻", "Join")
    expect(ann.rows).to_have_count(2)
    ann.begin()
    ann.is_playing()
    bo.is_playing()
    return next(word for word in ("münze", "würde") if word != secret_of(backend))


def test_a_race_has_words_of_the_language_that_its_host_chose(racer, backend):
    ann, bo = racer(), racer()
    first = race_in_german(ann, bo, backend)
    for one in (ann, bo):
        type_word(one.player, first)
        expect(one.player.attempt_rows).to_have_count(1)
        type_word(one.player, secret_of(backend))
        expect(one.player.end).to_be_visible()


# Holds the German word lists back until they are released.
HELD_WORDS = """
  const load = fetch
  const released = new Promise((release) => { window.releaseWords = release })
  window.fetch = async (file, ...options) => {
    if (String(file).includes("words-de")) await released
    return load(file, ...options)
  }
"""


def test_a_word_that_waits_for_the_lists_is_judged_when_they_come(racer, backend):
    ann = racer()
    ann.page.add_init_script(HELD_WORDS)
    first = race_in_german(ann, racer(), backend)
    type_word(ann.player, first)
    expect(ann.player.game).to_contain_text("Loading the words …")
    assert ann.player.attempts() == []
    ann.page.evaluate("releaseWords()")
    expect(ann.player.attempt_rows).to_have_count(1)
    type_word(ann.player, secret_of(backend))
    expect(ann.player.end).to_be_visible()


def test_a_guest_races_in_webkit(racer, backend):
    ann = racer()
    link = ann.open()
    with webkit() as driver:
        bo = Safari(driver, backend.origin, (390, 844))
        bo.arrive(link)
        bo.wait(lambda: bo.evaluate(MAIN) == "Join")
        bo.type("Bo")
        bo.evaluate("() => document.querySelector('.server .primary').click()")
        expect(ann.rows).to_have_count(2)
        ann.begin()
        ann.is_playing()
        strip = "() => document.querySelector('.strip')?.textContent"
        bo.wait(lambda: bo.evaluate(strip) == "Ann 0")
        ann.player.play(wrong(backend))
        bo.wait(lambda: bo.evaluate(strip) == "Ann 1")
