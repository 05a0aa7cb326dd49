"""The page begins to show a move when the move is stored, and no move that it showed is lost."""

import os
import signal
import threading
from contextlib import contextmanager, suppress
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Error, expect

from conftest import PATIENCE, PHONE
from support import storage
from support.builds import DIST
from support.chromium import ARGUMENTS, chromium
from support.faulty import FaultySite, serving
from support.player import Player
from support.records import identity, record
from support.waiting import wait_for

# How often the browser is killed: KILLS=100 takes minutes.
KILLS = int(os.environ.get("KILLS", "3"))

# Lets the page learn `slowness` milliseconds later that a row is stored.
SLOW = """
const { set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete")
Object.defineProperty(IDBTransaction.prototype, "oncomplete", { set(told) {
  set.call(this, () => {
    if (this.mode === "readonly") return told()
    setTimeout(() => { window.isStored = true; told() }, window.slowness)
  })
} })
"""
TURNS = """const turns = () => document.getAnimations().some(
  ({ animationName, currentTime }) => animationName === "turn" && currentTime > 0)"""
# Notes the state of the storage for each frame in which the pegs turn.
WATCH = f"""(slowness) => {{
  {TURNS}
  Object.assign(window, {{ slowness, isStored: false, frames: [] }})
  const look = () => {{
    const hasSign = document.documentElement.hasAttribute("data-storing")
    if (turns()) frames.push(isStored ? "stored" : hasSign ? "late" : "early")
    requestAnimationFrame(look)
  }}
  look()
}}"""
# Whether the marks of a word are seen, if nothing turns.
MARKED = "const turns = () => document.querySelector('.board [role=img]') !== null"


def end(seen):
    """Asks for the end of the browser as soon as the marks of a word are seen, or begin to be, without the sign that
    the word is not stored yet."""
    return f"""(address) => {{
  {seen}
  const isStored = () => !document.documentElement.hasAttribute("data-storing")
  const look = () =>
    turns() && isStored() ? fetch(address, {{ mode: "no-cors" }}) : requestAnimationFrame(look)
  look()
}}"""


@pytest.fixture
def slow(seat):
    """A player who has entered a word, and whose storage can be slow."""
    player = seat(PHONE)
    player.page.add_init_script(SLOW)
    player.open_seeded(record(identity(1), "there"))
    player.enter("geese")
    return player


@pytest.mark.parametrize(("slowness", "seen"), [
    (0, {"stored"}), (30, {"stored"}), (400, {"late", "stored"})])
def test_pegs_turn_when_the_move_is_stored_or_else_with_a_sign(slow, slowness, seen):
    slow.page.evaluate(WATCH, slowness)
    slow.submit()
    expect(slow.attempt_rows).to_have_count(1)
    slow.let_motion_end()
    frames = set(slow.page.evaluate("frames"))
    # On a busy machine each storage may be slow.
    assert "stored" in frames and seen <= frames <= {"late", "stored"}
    expect(slow.page.locator("html[data-storing]")).to_have_count(0)


def test_input_does_not_wait_for_the_storage(slow):
    slow.page.evaluate(WATCH, 100_000)
    slow.submit()
    slow.enter("tho")
    expect(slow.pegs.nth(2)).to_contain_text("O")
    expect(slow.attempt_rows).to_have_count(1)
    expect(slow.page.locator("html[data-storing]")).to_be_attached()
    assert not slow.page.evaluate("isStored")


@contextmanager
def killer(profile):
    """Gives an address; a request to it kills the browser with this profile."""
    processes = [
        int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline")
        if str(profile) in text(path)]
    killed = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            killed.set()

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", killed
    finally:
        server.shutdown()
        server.server_close()


def text(path):
    """What a file of the system says; nothing once its process has ended."""
    with suppress(OSError):
        return path.read_text()
    return ""


@pytest.fixture
def still(seat):
    """A player without motion who has entered a word, and whose storage can be slow."""
    player = seat(PHONE, reduced_motion="reduce")
    player.page.add_init_script(SLOW)
    player.open_seeded(record(identity(1), "there"))
    player.enter("geese")
    return player


def test_without_motion_a_change_is_seen_when_the_move_is_stored_or_else_with_a_sign(still):
    for slowness, seen in [(30, {"stored"}), (400, {"late", "stored"})]:
        still.page.evaluate(WATCH.replace(TURNS, MARKED), slowness)
        still.submit()
        expect(still.attempt_rows).to_have_count(1)
        wait_for(still.page, "() => isStored")
        frames = set(still.page.evaluate("frames"))
        assert seen <= frames | {"stored"} and "early" not in frames
        still.open_seeded(record(identity(2), "there"))
        still.enter("geese")


def test_without_motion_a_call_that_is_no_input_shows_nothing_before_it_is_stored(still):
    still.page.evaluate(WATCH.replace(TURNS, MARKED), 40)
    # At the next frame the program hears of the page's size.
    still.page.evaluate(
        "() => addEventListener('click', () => requestAnimationFrame(() => dispatchEvent(new Event('resize'))))")
    still.submit()
    wait_for(still.page, "() => isStored")
    expect(still.attempt_rows).to_have_count(1)
    assert "early" not in still.page.evaluate("frames")


def test_without_motion_input_does_not_wait_for_a_storage_that_is_late(still):
    still.page.evaluate(WATCH.replace(TURNS, MARKED), 100_000)
    still.submit()
    expect(still.page.locator("html[data-storing]")).to_be_attached()
    still.page.evaluate("() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true }))")
    # At once: nothing else calls the program in between.
    assert still.draft() == "t____"
    assert not still.page.evaluate("isStored")


@pytest.mark.parametrize(
    ("motion", "seen"), [("no-preference", TURNS), ("reduce", MARKED)], ids=["motion", "no motion"])
def test_a_browser_that_is_killed_has_every_move_that_was_told(browser, tmp_path, motion, seen):
    launch = partial(
        browser.browser_type.launch_persistent_context, tmp_path, executable_path=chromium(), args=ARGUMENTS,
        reduced_motion=motion)
    with serving(FaultySite(DIST)) as origin:
        for number in range(KILLS):
            context = launch()
            context.set_default_timeout(PATIENCE)
            player = Player(context.pages[0], origin, touches=False)
            player.open_seeded(record(identity(number), "there"))
            player.enter("geese")
            with killer(tmp_path) as (address, killed):
                player.page.evaluate(end(seen), address)
                with suppress(Error):
                    player.submit()
                assert killed.wait(PATIENCE / 1000)
        context = launch()
        page = context.pages[0]
        page.goto(origin)
        for number in range(KILLS):
            assert "geese" in storage.row(page, f"record/{identity(number)}"), number
        context.close()
