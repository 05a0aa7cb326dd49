"""Two copies of the page on one host: a beta beside the stable one, and two servers."""

import shutil
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE
from support import storage
from support.builds import DIST, NEW_SHEET, newer
from support.backend import running_front, running_backend, serving
from support.kept import FOLLOW_SIGN, are_same, kept
from support.player import Player
from support.records import identity, record
from support.waiting import wait_for
from support.watch import Watch
from support.worker import wait_for_worker

# Whether its own worker serves a page that was opened before the worker was there.
OWN_WORKER = "() => navigator.serviceWorker.controller?.scriptURL === new URL('sw.js', location).href"

PUT_EARLIER = """([key, text]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("pastime", 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore("rows").put(text, key)
  opening.onsuccess = () => resolve(opening.result.close())
  opening.onerror = () => reject(opening.error)
})"""


class Files(SimpleHTTPRequestHandler):
    """A static host, as there are many."""

    def log_message(self, *_):
        pass


@pytest.fixture
def site(tmp_path):
    """The folder of a static host: a stable copy of the page, and a beta in a folder below it."""
    folder = tmp_path / "site"
    shutil.copytree(DIST, folder)
    shutil.copytree(DIST, folder / "beta")
    return folder


@contextmanager
def one_browser(browser, origin):
    """Gives a player, who has one browser, a page at an address."""
    context = browser.new_context(**LAPTOP)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(FOLLOW_SIGN)
    yield lambda address=origin: Player(context.new_page(), address, touches=False)
    context.close()


@pytest.fixture
def open_copy(browser, site):
    """Opens a copy of the page by its folder."""
    with serving(partial(Files, directory=site)) as origin:
        with one_browser(browser, origin) as page_at:
            yield lambda folder="": page_at(f"{origin}{folder}")


def test_each_of_two_copies_has_its_own_games_settings_and_files(open_copy):
    stable = open_copy().arrive()
    wait_for_worker(stable.page)
    stable.start()
    stable.page.evaluate("localStorage.setItem('pastime-language', 'en')")
    beta = open_copy("/beta").arrive()
    expect(beta.rows).to_have_count(0)
    beta.page.evaluate("window.isFirstVisit = true")
    wait_for(beta.page, OWN_WORKER)
    wait_for_worker(beta.page)
    # The first worker takes the page over as it is, although another one served it before.
    assert beta.page.evaluate("window.isFirstVisit")
    beta.start()
    beta.play(beta.secret)
    expect(beta.end).to_be_visible()
    beta.press(beta.button("Back to the list"))
    beta.start()
    stable.arrive()
    expect(stable.rows).to_have_count(1)
    beta.arrive()
    expect(beta.rows).to_have_count(2)


def test_a_new_beta_takes_nothing_from_the_stable_copy(open_copy, site):
    stable = open_copy().arrive()
    wait_for_worker(stable.page)
    beta = open_copy("/beta").arrive()
    wait_for(beta.page, OWN_WORKER)
    wait_for_worker(beta.page)
    newer(site / "beta")
    beta.page.evaluate("() => navigator.serviceWorker.getRegistration().then(found => found.update())")
    with beta.page.expect_navigation():
        beta.press(beta.button("Update"))
    expect(beta.page.locator(f"link[href='{NEW_SHEET}']")).to_be_attached()
    stable.page.context.set_offline(True)
    for player in (stable, beta):
        player.arrive().start()


def test_a_copy_in_a_folder_goes_on_with_what_an_earlier_version_kept_there(open_copy):
    beta = open_copy("/beta")
    text = record(identity(1), "there", ["geese"])
    beta.page.goto(f"{beta.origin}/manifest.webmanifest")
    beta.page.evaluate(PUT_EARLIER, [f"record/{identity(1)}", text])
    beta.arrive()
    expect(beta.rows).to_have_count(1)
    # It is done once: what is deleted here does not come back.
    beta.seed(record(identity(2), "crane"))
    expect(beta.rows).to_have_count(2)
    stable = open_copy().arrive()
    expect(stable.rows).to_have_count(1)


def test_what_an_earlier_version_kept_is_of_the_copies_whose_workers_are_there(open_copy):
    stable = open_copy().arrive()
    wait_for_worker(stable.page)
    storage.put(stable.page, f"record/{identity(1)}", record(identity(1), "there", ["geese"]))
    beta = open_copy("/beta")
    beta.page.goto(f"{beta.origin}/manifest.webmanifest")
    beta.page.evaluate("() => navigator.serviceWorker.register('sw.js').then(() => {})")
    beta.arrive()
    expect(beta.rows).to_have_count(1)


def test_two_houses_on_two_ports_leave_each_other_their_devices(browser, tmp_path):
    with running_backend(tmp_path / "one") as one, running_backend(tmp_path / "two") as two:
        with one_browser(browser, one.origin) as page_at:
            first, second = page_at().arrive(), page_at(two.origin).arrive()
            play_in_both(one, first, two, second)


def test_two_houses_in_two_folders_of_one_host_have_nothing_of_each_other(browser, tmp_path):
    with running_backend(tmp_path / "one") as one, running_backend(tmp_path / "two") as two:
        with running_front({"/one/": one, "/two/": two}) as origin:
            with one_browser(browser, origin) as page_at:
                first, second = page_at(f"{origin}/one").arrive(), page_at(f"{origin}/two").arrive()
                play_in_both(one, first, two, second)
                for backend, player in ((one, first), (two, second)):
                    assert backend.ask(player.page, "house", method="GET")["address"] == player.origin


def play_in_both(one, first, two, second):
    """A player joins two servers with one browser, and plays in both."""
    one.join(first.page)
    two.join(second.page)
    first.seed(record(identity(1), "there", ["geese"]))
    second.seed(record(identity(2), "crane", ["three"]))
    for backend, player, number in ((one, first, 1), (two, second, 2)):
        are_same(player)
        expect(player.rows).to_have_count(1)
        assert backend.ask(player.page, "player", method="GET")["device"] == "1"
        assert [key for key in kept(player.page) if key.startswith("record/")] == [
            f"record/{identity(number)}"]
