"""One of the tabs of a browser keeps its games with a server, in every engine."""

import pytest
from playwright.sync_api import expect

from support import firefox as fox
from support import storage
from support.devices import browsers, first, backend, joined, second
from support.firefox import Firefox, firefox
from support.kept import FOLLOW_SIGN, are_same, held, kept, look, sign
from support.player import Player
from support.records import identity, record
from support.safari import Safari
from support.waiting import HeldBack, until
from support.webkit import webkit


def test_of_two_tabs_one_sends_and_the_other_takes_over(backend, first):
    other = Player(first.page.context.new_page(), backend.origin, touches=False)
    other.arrive()
    until(lambda: first.page.evaluate("""async () => {
      const { held, pending } = await navigator.locks.query()
      return held.length === 1 && pending.length === 1
    }"""))
    other.start()
    are_same(other)
    sent = backend.pushes()
    other.play(other.secret)
    are_same(other)
    until(lambda: sign(other.page) == [0, 0])
    assert backend.pushes() - sent <= 3, "both tabs have sent"
    first.page.close()
    other.press(other.button("Back to the list"))
    other.start()
    other.play(other.secret)
    expect(other.end).to_be_visible()
    are_same(other)
    assert len([key for key in kept(other.page) if key.startswith("record/")]) == 2


def test_a_tab_that_is_looked_at_takes_the_turn_from_one_that_sleeps(backend, browsers, first):
    other = Player(first.page.context.new_page(), backend.origin, touches=False)
    # A page that holds the lock and says nothing.
    other.page.goto(f"{backend.origin}/healthz")
    first.page.goto("about:blank")
    other.page.evaluate("""() => new Promise((resolve) => {
      navigator.locks.request("pastime-keeping", () => new Promise(() => resolve()))
    })""")
    first.arrive()
    key = f"record/{identity(1)}"
    storage.put(first.page, key, record(identity(1), "there", ["geese"]))
    # The worker waits in line before it can ask.
    until(lambda: first.page.evaluate(
        "() => navigator.locks.query().then(({ pending }) => pending.length === 1)"))
    look(first.page)
    until(lambda: key in kept(first.page))


def test_a_tab_whose_turn_is_taken_while_its_program_is_fetched_asks_nothing(backend, browsers):
    # Only without the worker that keeps files does the page itself request the program.
    player = joined(browsers(service_workers="block"), backend)
    held_back = HeldBack(player.page, "**/sync.*.wasm", player.page.context)
    player.arrive()
    held_back.wait()
    player.page.evaluate("""() => new Promise((resolve) => {
      navigator.locks.request("pastime-keeping", { steal: true }, () => {
        resolve()
        return new Promise((end) => { window.endTurn = end })
      })
    }).then(() => {})""")
    held_back.let_pass()
    # Longer than a tab takes when it has its turn.
    player.page.wait_for_timeout(1_500)
    assert [path for _, path, _ in backend.asked if path.startswith("/v1/rows")] == []
    player.page.context.unroute("**/sync.*.wasm")
    player.page.evaluate("endTurn()")
    other = Player(player.page.context.new_page(), backend.origin, touches=False)
    are_same(other.arrive())


def test_where_a_browser_has_no_locks_each_tab_keeps_the_games(backend, browsers):
    player = browsers()
    # An address of this machine that browsers do not trust without TLS.
    player.origin = backend.origin.replace("127.0.0.1", "0.0.0.0")
    player.arrive()
    assert player.page.evaluate("() => [isSecureContext, 'locks' in navigator]") == [False, False]
    backend.join(player.page)
    player.arrive()
    other = Player(player.page.context.new_page(), player.origin, touches=False)
    other.arrive()
    player.come_forward().start()
    player.play(player.secret)
    expect(player.end).to_be_visible()
    other.come_forward()
    expect(other.rows).to_have_count(1)
    are_same(player, other)


def test_every_open_tab_learns_that_the_browser_goes_on_without_the_server(backend, first, second):
    other = Player(first.page.context.new_page(), backend.origin, touches=False)
    other.arrive()
    gone = second.page.evaluate("""async () => {
      const list = await (await fetch("v1/devices")).text()
      const [, id] = list.match(/^(\\d+) other /m)
      const options = { method: "DELETE", headers: { Pastime: "1" } }
      return (await fetch(`v1/devices/${id}`, options)).status
    }""")
    assert gone == 204
    signs = [tab.history.get_by_role("button", name="This device was removed.")
             for tab in (first, other)]
    for tab, sign in zip((first, other), signs):
        look(tab.page)
        expect(sign).to_be_visible()
    first.press(signs[0])
    # The buttons move when the server has answered.
    expect(first.page.get_by_role("button", name="I have a code")).to_be_visible()
    first.press(first.page.get_by_role("button", name="Play without the server"))
    expect(other.page.locator(".home .pair button")).to_have_count(1)
    expect(signs[1]).to_have_count(0)


@pytest.fixture(params=["webkit", "firefox"])
def visitor(backend, request):
    """A player in Safari's engine, or in Firefox."""
    size = (390, 844)
    if request.param == "webkit":
        with webkit() as driver:
            yield Safari(driver, backend.origin, size)
    elif fox.installed():
        with firefox() as connection:
            yield Firefox(connection, backend.origin, size)
    else:
        pytest.skip("Firefox is not installed.")


def test_games_are_kept_in_other_engines_too(backend, browsers, visitor):
    backend.join(visitor)
    visitor.reload()
    visitor.evaluate(f"() => {{ {FOLLOW_SIGN} }}")
    visitor.put(record(identity(1), "there", ["geese"]))
    other = browsers().arrive()
    backend.pair(visitor, other.page)
    other.seed(record(identity(2), "crane", ["geese"]))
    look(visitor)
    look(other.page)
    are_same(visitor, other)
    assert len(held(visitor)) >= 2
    other.arrive(f"#/codeword/{identity(1)}")
    other.play("three")
    # The page hears of it at once, without a look.
    until(lambda: "three" in held(visitor)[f"record/{identity(1)}"])
