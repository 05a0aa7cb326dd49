"""Offline, and when a new version arrives."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE, PHONE
from support.anagrams import NO_MEANINGS, Rack
from support.builds import DIST, NEW_SHEET, change, newer
from support.player import Player
from support.service import running_service
from support.waiting import HeldBack, wait_for
from support.watch import Watch
from support.worker import wait_for_worker

# Registers the worker only when a test says so.
LATE_WORKER = """
const container = navigator.serviceWorker
const register = container?.register.bind(container)
const asked = new Promise((resolve) => { window.letRegister = resolve })
// An empty page has none.
if (container) container.register = (script) => asked.then(() => register(script))
"""


def test_after_the_first_visit_the_page_opens_and_plays_without_a_network(seat):
    player = seat(PHONE, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    # A first visit fetches no meanings: the end does without them.
    player.page.add_init_script(NO_MEANINGS)
    player.page.context.set_offline(True)
    player.reload()
    player.start()
    player.play(player.secret)
    expect(player.page.locator(".end")).to_be_visible()
    player.press(player.button("Back to the list"))
    player.open_from_settings("About Pastime")
    expect(player.page.locator(".notices")).to_contain_text("MIT License")


def test_the_page_can_be_installed(seat):
    player = seat(PHONE, service_workers="allow")
    player.arrive()
    manifest = player.page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())")
    assert manifest["name"] == "Pastime"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert player.page.evaluate(
            "address => fetch(address).then(answer => answer.ok)", icon["src"])


@pytest.fixture
def copied_site(tmp_path):
    """A copy of the page for a separate service, which a test may change."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    return folder


def style_sheet(page):
    return page.locator("link[rel=stylesheet]").first.get_attribute("href")


@pytest.fixture
def visited(browser, copied_site):
    """A player after a first visit, whose server then stops; and the port to restart it at."""
    with running_service(copied_site) as origin:
        context = browser.new_context(**LAPTOP)
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, origin)
        player = Player(context.new_page(), origin, touches=False)
        player.arrive()
        wait_for_worker(player.page)
        player.start()
    yield player, origin.rsplit(":", 1)[1].strip("/")
    context.close()
    watch.verify()


def ask_for_update(page):
    """Asks the server for a newer build, as the browser does by itself now and then."""
    page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update())")


def test_a_new_version_is_announced_and_taken_over_on_a_tap_and_never_mixed(visited, copied_site):
    player, port = visited
    old = style_sheet(player.page)
    newer(copied_site)
    with running_service(copied_site, port=port):
        # Opening the page makes the browser look for it, and still shows the complete old page.
        player.reload()
        assert style_sheet(player.page) == old
        expect(player.toast).to_contain_text("new version")
        # It stays so until the new one takes over.
        player.reload()
        assert style_sheet(player.page) == old
        expect(player.toast).to_contain_text("new version")
        with player.page.expect_navigation():
            player.press(player.button("Update"))
        expect(player.rows).to_have_count(1)
        assert style_sheet(player.page) == NEW_SHEET
        assert player.page.evaluate("() => caches.keys().then(names => names.length)") == 1


def test_every_open_page_goes_over_to_the_new_version_together_even_in_a_first_visit(
        visited, copied_site):
    player, port = visited
    with running_service(copied_site, port=port):
        other = Player(player.page.context.new_page(), player.origin, touches=False)
        other.arrive()
        newer(copied_site)
    with running_service(copied_site, port=port):
        ask_for_update(player.page)
        for one in [player, other]:
            expect(one.come_forward().toast).to_contain_text("new version")
        other.press(other.button("Update"))
        for one in [player, other]:
            expect(one.come_forward().page.locator(f"link[href='{NEW_SHEET}']")).to_be_attached()
            expect(one.rows).to_have_count(1)


def test_a_page_that_was_reloaded_past_its_worker_goes_over_too(visited, copied_site):
    player, port = visited
    with running_service(copied_site, port=port):
        session = player.page.context.new_cdp_session(player.page)
        with player.page.expect_navigation():
            session.send("Page.reload", {"ignoreCache": True})
        expect(player.game).to_be_visible()
        assert player.page.evaluate("() => navigator.serviceWorker.controller === null")
    newer(copied_site)
    with running_service(copied_site, port=port):
        ask_for_update(player.page)
        with player.page.expect_navigation():
            player.press(player.button("Update"))
        expect(player.game).to_be_visible()
        assert style_sheet(player.page) == NEW_SHEET


def test_where_the_browser_dropped_the_files_the_page_comes_whole_from_the_server(
        visited, copied_site):
    player, port = visited
    newer(copied_site)
    with running_service(copied_site, port=port):
        player.page.evaluate("""async () => {
          for (const name of await caches.keys()) await caches.delete(name)
        }""")
        player.reload()
        assert style_sheet(player.page) == NEW_SHEET
        expect(player.rows).to_have_count(1)


def test_a_new_version_that_is_not_whole_changes_nothing(visited, copied_site):
    player, port = visited
    old = style_sheet(player.page)
    newer(copied_site)
    (copied_site / NEW_SHEET).unlink()
    with running_service(copied_site, port=port):
        player.page.evaluate("""async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          const found = new Promise((resolve) => registration.onupdatefound = () =>
            registration.installing.onstatechange = ({ target }) => resolve(target.state))
          await registration.update()
          if (await found !== "redundant") throw new Error("it was installed")
        }""")
    player.page.add_init_script(NO_MEANINGS)
    player.page.context.set_offline(True)
    player.reload()
    assert style_sheet(player.page) == old
    expect(player.toast).to_have_count(0)
    player.play(player.secret)
    expect(player.end).to_be_visible()


def later_file(page):
    """The name of a file that a first visit does not fetch."""
    return page.locator("link[data-asset=meanings]").get_attribute("href")


def fetch(page, name):
    """Fetches a file as a game does."""
    return page.evaluate("name => fetch(name).then(answer => answer.text())", name)


def kept_files(page):
    """The names of all files that workers have stored."""
    return page.evaluate("""async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = await Promise.all(caches_.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => url.split("/").pop())
    }""")


def take_over(player):
    with player.page.expect_navigation():
        player.press(player.button("Update"))
    expect(player.page.locator(".shell")).to_be_visible()


def test_a_file_that_only_a_game_needs_is_fetched_when_it_asks_and_kept_from_then_on(seat):
    player = seat(LAPTOP, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    name = later_file(player.page)
    assert name not in kept_files(player.page)
    content = fetch(player.page, name)
    assert name in kept_files(player.page)
    player.page.context.set_offline(True)
    assert fetch(player.page, name) == content


def test_a_file_stays_kept_where_it_cannot_be_stored_a_second_time(seat):
    player = seat(LAPTOP, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    name = later_file(player.page)
    [worker] = player.page.context.service_workers
    worker.evaluate("""() => {
      const { put } = Cache.prototype
      let first
      Cache.prototype.put = function (...entry) {
        if (first) return first.then(() => { throw new Error("no room") })
        return first = put.apply(this, entry)
      }
    }""")
    player.page.evaluate("name => Promise.all([fetch(name), fetch(name)])", name)
    assert name in kept_files(player.page)


def test_a_file_that_a_game_asked_for_before_the_worker_was_there_is_kept_too(seat):
    player = seat(LAPTOP, service_workers="allow")
    player.page.add_init_script(LATE_WORKER)
    player.arrive()
    name = later_file(player.page)
    with player.page.expect_response(f"**/{name}"):
        Rack(player).open(moves=["pass"])
    assert kept_files(player.page) == []
    player.page.evaluate("letRegister()")
    wait_for_worker(player.page)
    wait_for(player.page, "async (name) => (await caches.match(name))?.ok", arg=name)


def test_a_file_that_is_on_its_way_while_the_worker_takes_over_is_kept_too(seat):
    player = seat(LAPTOP, service_workers="allow")
    player.page.add_init_script(LATE_WORKER)
    player.arrive()
    name = later_file(player.page)
    held = HeldBack(player.page, f"**/{name}")
    Rack(player).open(moves=["pass"])
    held.wait()
    player.page.evaluate("letRegister()")
    wait_for_worker(player.page)
    assert name not in kept_files(player.page)
    held.let_pass()
    wait_for(player.page, "async (name) => (await caches.match(name))?.ok", arg=name)


def test_a_file_that_a_game_asked_for_comes_along_to_the_next_version(visited, copied_site):
    player, port = visited
    name = later_file(player.page)
    newer(copied_site)
    with running_service(copied_site, port=port):
        ask_for_update(player.page)
        expect(player.toast).to_contain_text("new version")
        fetch(player.page, name)
        take_over(player)
        assert style_sheet(player.page) == NEW_SHEET
    assert kept_files(player.page).count(name) == 1
    assert fetch(player.page, name) == (copied_site / name).read_text()


def test_a_file_that_a_game_asked_for_is_there_anew_where_the_next_version_has_another(
        visited, copied_site):
    player, port = visited
    name = later_file(player.page)
    changed = re.sub(r"\.[0-9a-f]{8}\.", ".11111111.", name)
    with running_service(copied_site, port=port):
        fetch(player.page, name)
    change(copied_site, name, changed, b"another text")
    newer(copied_site)
    with running_service(copied_site, port=port):
        ask_for_update(player.page)
        take_over(player)
    kept = kept_files(player.page)
    assert changed in kept and name not in kept
    assert later_file(player.page) == changed
    assert fetch(player.page, changed) == "another text"
