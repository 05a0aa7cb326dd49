"""What the worker keeps of files that arrive cut short, altered or replaced: nothing, or all of an update.

The console is not watched: the browser reports there what it refuses.
"""

import pytest
from playwright.sync_api import expect

from support.builds import DIST, NEW_SHEET, file_named, newer
from support.faulty import FAULTS, FaultySite, serving
from support.fresh_visits import (
    BODY, HANGMAN, KEPT, LATER_STYLES, PROGRAM, REST, SCRIPT, WORDS, folder, visit)
from support.waiting import wait_for
from support.worker import wait_for_worker

UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  const found = new Promise((resolve) => registration.onupdatefound = () =>
    registration.installing.onstatechange = ({ target }) => resolve(target.state))
  const refused = registration.update().then(() => found, () => "refused")
  return Promise.race([found, refused])
}"""


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
        wait_for(player.page, "() => performance.getEntriesByName('whole').length > 0")
        site.faults = {REST: fault}
        player.page.evaluate("() => navigator.serviceWorker.register('sw.js')")
        wait_for(player.page, "() => navigator.serviceWorker.controller !== null")
        assert player.page.evaluate(BODY, PROGRAM) is not None
        assert player.page.evaluate(BODY, REST) is None
        for name in [PROGRAM, REST]:
            assert player.page.evaluate(KEPT, name) is None
        site.faults.clear()
        assert player.page.evaluate(BODY, PROGRAM) is not None
        for name in [PROGRAM, REST]:
            assert player.page.evaluate(KEPT, name) is not None


@pytest.mark.parametrize("fault", FAULTS)
def test_broken_word_lists_are_neither_used_nor_kept_and_the_next_visit_has_them(visit, fault):
    site = FaultySite(DIST)
    with serving(site) as origin:
        player = visit(origin)
        site.faults = {WORDS: fault, HANGMAN: fault}
        player.arrive()
        expect(player.toast).to_contain_text("Can’t load the words")
        # The worker keeps words when they are asked for, and only if they came whole.
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
