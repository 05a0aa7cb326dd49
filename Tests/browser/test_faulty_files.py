"""Files that arrive cut short, altered or replaced, all with the status 200: none is run.

The console is not watched: the browser reports there what it refuses.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from conftest import PATIENCE
from support.builds import DIST
from support.faulty import FAULTS, FaultySite, serving
from support.fresh_visits import (
    BODY, LATER_STYLES, NEEDED, PROGRAM, REST, SCRIPT, STYLES, WORDS, folder, visit)
from support.records import attempts_of
from support.translations import GERMAN
from support.waiting import wait_for
from support.webkit import webkit

UNLOADED = "Pastime didn’t load fully."


def told(player):
    """The notice of the page itself."""
    return player.page.locator("body > .notice")


def wait_for_styles(page):
    # If the browser has kept a broken file, the page loads itself once more.
    wait_for(
        page, "() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 0)")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", NEEDED)
def test_a_broken_first_visit_says_so_whatever_is_broken_and_the_next_is_whole(visit, name, fault):
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults[name] = fault
        player.page.goto(origin)
        expect(told(player)).to_contain_text(UNLOADED)
        # The page says it once, and the notice stays.
        player.page.wait_for_timeout(300)
        expect(told(player)).to_have_count(1)
        site.faults.clear()
        player.arrive()
        wait_for_styles(player.page)
        wait_for(player.page, "() => document.readyState === 'complete'")
        expect(told(player)).to_have_count(0)
        player.start()


@pytest.mark.parametrize("fault", FAULTS)
def test_where_the_second_part_of_the_program_is_broken_one_plays_on_is_told_and_gets_it_as_soon_as_it_is_whole(
        visit, fault):
    site = FaultySite(DIST)
    site.faults[REST] = fault
    with serving(site) as origin:
        player = visit(origin, service_workers="block")
        player.arrive()
        expect(told(player)).to_contain_text(UNLOADED)
        player.start()
        player.play("crane")
        expect(player.attempt_rows).to_have_count(1)
        player.press(player.button("How to play"))
        expect(player.page.locator("html")).to_have_attribute("data-waiting", "")
        site.faults.clear()
        # What was pressed meanwhile happens then, and the game is as it was.
        expect(player.modal).to_be_visible()
        expect(told(player)).to_have_count(0)
        expect(player.page.locator("html")).not_to_have_attribute("data-waiting", "")
        player.close_modal()
        expect(player.attempt_rows).to_have_count(1)
        assert attempts_of(player.record) == ["crane"]


def test_what_another_has_mended_in_the_meantime_is_taken_too(visit):
    # The worker asks for the same files, and may be the first to get them past what is kept.
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults[STYLES] = "altered"
        player.page.goto(origin)
        expect(told(player)).to_contain_text(UNLOADED)
        site.faults.clear()
        player.page.evaluate(BODY.replace("fetch(name)", "fetch(name, { cache: 'reload' })"), STYLES)
        expect(told(player)).to_have_count(0)
        expect(player.page.locator(".shell")).to_be_visible()
        wait_for_styles(player.page)


def test_where_files_are_missing_altogether_the_page_says_so_too(visit, folder):
    with serving(FaultySite(folder)) as origin:
        for name in [*NEEDED, LATER_STYLES]:
            aside = (folder / name).rename(folder / "aside")
            player = visit(origin)
            player.page.goto(origin)
            expect(told(player)).to_contain_text(UNLOADED)
            aside.rename(folder / name)
            # The page starts again once by itself: then there may be nothing left to press.
            with suppress(TimeoutError):
                told(player).get_by_role("button").click(timeout=5000)
            expect(player.page.locator(".shell")).to_be_visible()
            expect(told(player)).to_have_count(0)


def test_what_is_broken_is_told_in_the_language_of_the_browser(visit):
    site = FaultySite(DIST)
    site.faults[SCRIPT] = "replaced"
    with serving(site) as origin:
        player = visit(origin, **GERMAN.browser)
        player.page.goto(origin)
        expect(told(player)).to_contain_text("Pastime ist nicht ganz geladen.")


def test_a_page_that_is_itself_cut_short_says_so(visit):
    site = FaultySite(DIST)
    site.faults["index.html"] = "cut short"
    with serving(site) as origin:
        player = visit(origin)
        player.page.goto(origin)
        expect(told(player)).to_contain_text(UNLOADED)
        site.faults.clear()
        # The page starts again by itself, or when its button is pressed.
        with suppress(TimeoutError):
            told(player).get_by_role("button").click(timeout=1000)
        expect(player.page.locator(".shell")).to_be_visible()
        expect(told(player)).to_have_count(0)


def test_files_that_stay_broken_do_not_let_the_page_start_anew_for_ever(visit):
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults[SCRIPT] = "altered"
        player.page.goto(origin)
        expect(told(player)).to_contain_text(UNLOADED)
        starts = []
        player.page.on("domcontentloaded", lambda _: starts.append(1))
        player.page.wait_for_timeout(1500)
        assert starts == []


def test_without_a_secure_connection_files_are_checked_too(visit):
    site = FaultySite(DIST)
    with serving(site) as origin:
        for name in [SCRIPT, PROGRAM, WORDS]:
            player = visit("http://pastime.test", proxy={"server": origin})
            site.faults = {name: "altered"}
            player.page.goto(player.origin)
            if name == WORDS:
                expect(player.toast).to_contain_text("Can’t load the words")
            else:
                expect(told(player)).to_contain_text(UNLOADED)
            site.faults.clear()
            player.arrive()
            player.start()
            assert player.page.evaluate("() => !isSecureContext && !crypto.subtle")


@pytest.mark.parametrize("name", [*NEEDED, LATER_STYLES])
def test_safaris_engine_refuses_them_too_and_says_so(name):
    site = FaultySite(DIST)
    with serving(site) as origin, webkit() as driver:
        def found(selector):
            return driver.find_elements(By.CSS_SELECTOR, selector)

        wait = WebDriverWait(driver, PATIENCE / 1000)
        site.faults[name] = "altered"
        driver.get(origin)
        [notice] = wait.until(lambda _: found("body > .notice"))
        assert UNLOADED in notice.text
        site.faults.clear()
        driver.get("about:blank")
        driver.get(origin)
        wait.until(lambda _: found(".shell") and not found("body > .notice"))
