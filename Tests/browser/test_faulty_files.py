"""Files that arrive cut short, altered or replaced, all with the status 200: none is run or kept.

The console is not watched: the browser reports there what it refuses.
"""

import shutil
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

from conftest import LAPTOP, PATIENCE
from support.builds import DIST, NEW_SHEET, file_named, newer
from support.faulty import FAULTS, FaultySite, serving
from support.player import Player
from support.records import attempts_of
from support.translations import GERMAN
from support.webkit import webkit
from support.worker import wait_for_worker

# What a first visit needs before it shows anything, and how it looks.
STYLES, SCRIPT, PROGRAM = NEEDED = [
    file_named("main", ".css"), file_named("main", ".js"), file_named("app", ".wasm")]
# The second part of the program, which comes behind the first frame.
REST = file_named("app-rest", ".wasm")
# How it looks behind the first frame.
LATER_STYLES = file_named("later", ".css")
WORDS, HANGMAN = file_named("words"), file_named("hangman")
UNLOADED = "Pastime didn’t load fully."

UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  const found = new Promise((resolve) => registration.onupdatefound = () =>
    registration.installing.onstatechange = ({ target }) => resolve(target.state))
  const refused = registration.update().then(() => found, () => "refused")
  return Promise.race([found, refused])
}"""
BODY = "(name) => fetch(name).then((answer) => answer.text()).catch(() => null)"
KEPT = "(name) => caches.match(name).then((answer) => answer?.text() ?? null)"


@pytest.fixture
def visit(browser):
    """Gives players a browser of their own, which has kept nothing yet."""
    contexts = []

    def visit(origin, **options):
        contexts.append(browser.new_context(**(LAPTOP | options)))
        contexts[-1].set_default_timeout(PATIENCE)
        return Player(contexts[-1].new_page(), origin, touches=False)

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def folder(tmp_path):
    """A copy of the page, which a test may change."""
    return shutil.copytree(DIST, tmp_path / "dist")


def told(player):
    """What the page says itself."""
    return player.page.locator("body > .notice")


def wait_for_styles(page):
    # What the browser kept of a broken file makes the page load itself once more.
    page.wait_for_function(
        "() => [...document.styleSheets].some((sheet) => sheet.cssRules.length > 0)")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", NEEDED)
def test_a_broken_first_visit_says_so_whatever_is_broken_and_the_next_is_whole(visit, name, fault):
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults[name] = fault
        player.page.goto(origin)
        expect(told(player)).to_contain_text(UNLOADED)
        # It is said once, and stays.
        player.page.wait_for_timeout(300)
        expect(told(player)).to_have_count(1)
        site.faults.clear()
        player.arrive()
        wait_for_styles(player.page)
        player.page.wait_for_function("() => document.readyState === 'complete'")
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


@pytest.mark.parametrize("fault", FAULTS)
def test_of_the_two_parts_of_the_program_the_worker_keeps_both_or_none(visit, fault):
    site = FaultySite(DIST, is_kept=False)
    with serving(site) as origin:
        player = visit(origin)
        # The page has the whole program before there is a worker, which then cannot have it.
        site.faults["sw.js"] = "replaced"
        # A second registration that began before the page's own has failed would share its failure.
        with player.page.expect_console_message(lambda message: "ServiceWorker" in message.text):
            player.arrive()
        player.page.wait_for_function("() => performance.getEntriesByName('whole').length > 0")
        site.faults = {REST: fault}
        player.page.evaluate("() => navigator.serviceWorker.register('sw.js')")
        player.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        assert player.page.evaluate(BODY, PROGRAM) is not None
        assert player.page.evaluate(BODY, REST) is None
        for name in [PROGRAM, REST]:
            assert player.page.evaluate(KEPT, name) is None
        site.faults.clear()
        assert player.page.evaluate(BODY, PROGRAM) is not None
        for name in [PROGRAM, REST]:
            assert player.page.evaluate(KEPT, name) is not None


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
            # The page begins anew once by itself: then there may be nothing left to press.
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
        # The page begins anew by itself, or when it is told to.
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


@pytest.mark.parametrize("fault", FAULTS)
def test_broken_word_lists_are_neither_used_nor_kept_and_the_next_visit_has_them(visit, fault):
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults = {WORDS: fault, HANGMAN: fault}
        player.arrive()
        expect(player.toast).to_contain_text("Can’t load the words")
        # The worker keeps words when they are asked for, as what came whole.
        player.page.evaluate("navigator.serviceWorker.ready")
        for name in [WORDS, HANGMAN]:
            assert player.page.evaluate(KEPT, name) is None
        site.faults.clear()
        player.arrive()
        player.start()
        wait_for_worker(player.page)
        for name in [WORDS, HANGMAN]:
            assert player.page.evaluate(KEPT, name) == (DIST / name).read_text()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_file_that_a_game_asks_for_later_is_not_kept(visit, fault):
    meanings = file_named("meanings")
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        player.arrive()
        wait_for_worker(player.page)
        site.faults[meanings] = fault
        assert player.page.evaluate(BODY, meanings) is None
        assert player.page.evaluate(KEPT, meanings) is None
        site.faults.clear()
        whole = (DIST / meanings).read_text()
        assert player.page.evaluate(BODY, meanings) == whole
        assert player.page.evaluate(KEPT, meanings) == whole


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_update_is_refused_and_the_old_page_goes_on(visit, folder, fault):
    # Otherwise the browser would have most files from the first visit.
    site = FaultySite(folder, is_kept=False)
    with serving(site) as origin:
        player = visit(origin)
        player.arrive()
        wait_for_worker(player.page)
        old = player.page.locator("link[rel=stylesheet]").first.get_attribute("href")
        newer(folder)
        for name in [
                "index.html", NEW_SHEET, LATER_STYLES, SCRIPT, PROGRAM, REST, WORDS, HANGMAN,
                file_named("icon-192")]:
            site.faults = {name: fault}
            assert player.page.evaluate(UPDATE) == "redundant", name
        # The browser looks for an update by itself, some time after a page was loaded: the last fault stays,
        # or it could find everything whole.
        player.reload()
        assert player.page.locator("link[rel=stylesheet]").first.get_attribute("href") == old
        # One that is cut short would be a worker that does nothing.
        if fault != "altered":
            site.faults["sw.js"] = fault
            assert player.page.evaluate(UPDATE) == "refused"
        expect(player.toast).to_have_count(0)
        player.start()
        site.faults.clear()
        assert player.page.evaluate(UPDATE) == "installed"
        expect(player.toast).to_contain_text("new version")


def test_what_an_earlier_worker_has_kept_broken_is_not_taken_over(visit, folder):
    meanings = file_named("meanings")
    with serving(FaultySite(folder)) as origin:
        player = visit(origin)
        player.arrive()
        wait_for_worker(player.page)
        newer(folder)
        player.page.evaluate(UPDATE)
        expect(player.toast).to_contain_text("new version")
        player.page.evaluate(
            """async (file) => {
              const [name] = await caches.keys()
              await (await caches.open(name)).put(file, new Response("words"))
            }""", meanings)
        with player.page.expect_navigation():
            player.press(player.button("Update"))
        expect(player.page.locator(".shell")).to_be_visible()
        assert player.page.evaluate(KEPT, meanings) is None
        assert player.page.evaluate(BODY, meanings) == (folder / meanings).read_text()


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
