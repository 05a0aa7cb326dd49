"""Without a network, and when a new version arrives."""

import hashlib
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support.player import Player
from support.service import running_service

DIST = Path(__file__).parents[2] / "dist"


def wait_for_worker(page):
    """Waits until the service worker has everything and answers for the page."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_after_the_first_visit_the_page_opens_and_plays_without_a_network(seat):
    player = seat(PHONE)
    player.arrive()
    wait_for_worker(player.page)
    player.page.context.set_offline(True)
    player.reload()
    player.start()
    player.play(player.secret)
    expect(player.page.locator(".end")).to_be_visible()
    player.press(player.button("Back to the list"))
    player.press(player.button("About Pastime"))
    expect(player.page.locator(".notices")).to_contain_text("MIT License")


def test_the_page_can_be_installed(seat):
    player = seat(PHONE)
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
    """A service of its own over a copy of the page, which a test may change."""
    folder = tmp_path / "dist"
    shutil.copytree(DIST, folder)
    return folder


def newer(folder):
    """Puts a later build into a folder: the same page with another style sheet."""
    worker = (folder / "sw.js").read_text()
    index = (folder / "index.html").read_text()
    old = re.search(r"main\.[0-9a-f]{8}\.css", index)[0]
    new = "main.00000000.css"
    (folder / old).rename(folder / new)
    for stale in [*folder.glob("*.br"), *folder.glob("*.gz")]:
        stale.unlink()
    index = index.replace(old, new)
    (folder / "index.html").write_text(index)
    digest = hashlib.sha256(index.encode()).hexdigest()
    worker = re.sub(r'pageDigest = "[0-9a-f]+"', f'pageDigest = "{digest}"', worker)
    (folder / "sw.js").write_text(worker.replace(old, new))


def style_sheet(page):
    return page.locator("link[rel=stylesheet]").get_attribute("href")


def test_a_new_version_is_announced_and_taken_over_on_a_tap_and_never_mixed(browser, copied_site):
    with running_service(copied_site) as first:
        port = first.rsplit(":", 1)[1].strip("/")
        context = browser.new_context(**LAPTOP)
        player = Player(context.new_page(), first, touches=False)
        player.arrive()
        wait_for_worker(player.page)
        player.start()
        old = style_sheet(player.page)
    newer(copied_site)
    with running_service(copied_site, port=port):
        player.page.evaluate(
            "() => navigator.serviceWorker.getRegistration().then(found => found.update())")
        expect(player.page.locator(".toast")).to_contain_text("new version")
        # Until it is taken over, a reload gives the old page, whole.
        player.reload()
        assert style_sheet(player.page) == old
        expect(player.page.locator(".toast")).to_contain_text("new version")
        with player.page.expect_navigation():
            player.page.get_by_role("button", name="Update").click()
        expect(player.page.locator(".row")).to_have_count(1)
        assert style_sheet(player.page) == "main.00000000.css"
        assert player.page.evaluate("() => caches.keys().then(names => names.length)") == 1
        context.close()
