"""Games that a house keeps: on every device of a player, whatever happens between them.

The console is not watched: the browser reports there what a line that fails does.
"""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE
from support import firefox as fox
from support import records, storage
from support.firefox import Firefox, firefox
from support.house import BUSY, CUT, LOST, PASSED, running_house
from support.kept import FOLLOW_SIGN, held, kept, look, sign, until
from support.player import Player
from support.records import identity, record
from support.safari import Safari
from support.webkit import webkit
from support.worker import wait_for_worker


@pytest.fixture
def house(tmp_path):
    with running_house(tmp_path / "house") as house:
        yield house


@pytest.fixture
def browsers(browser, house):
    """Gives players browsers of their own."""
    contexts = []

    def new(cookies=()):
        contexts.append(browser.new_context(**LAPTOP))
        contexts[-1].set_default_timeout(PATIENCE)
        contexts[-1].add_init_script(FOLLOW_SIGN)
        contexts[-1].add_cookies(cookies)
        return Player(contexts[-1].new_page(), house.origin, touches=False)

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def first(browsers, house):
    """A device whose player has just joined the house."""
    player = browsers().arrive()
    house.join(player.page)
    player.arrive()
    return player


@pytest.fixture
def second(browsers, house, first):
    """Another device of the same player."""
    return browsers(house.other_device()).arrive()


def are_same(house, *players):
    """Waits until all devices hold what the house keeps, and know it."""
    def same():
        rows = kept(players[0].page)
        return all(held(one.page) == rows and sign(one.page) == [0, 0] for one in players)

    until(same)


def test_nothing_of_it_is_fetched_before_a_player_has_joined(browsers, house):
    player = browsers()
    asked = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.arrive()
    wait_for_worker(player.page)
    player.start()
    assert [url for url in asked if "keeper" in url or "/v1/" in url] == []
    assert player.page.evaluate("navigator.locks.query().then(({ held }) => held.length)") == 0


def test_a_player_who_joins_is_kept_in_every_open_tab_without_a_reload(browsers, house):
    player = browsers().arrive()
    player.start()
    house.join(player.page)
    storage.put(player.page, "device/house", "yes")
    player.page.evaluate("new BroadcastChannel('pastime').postMessage(['device/house', 'yes'])")
    are_same(house, player)


def test_two_devices_play_one_game_in_turns(house, first, second):
    first.open_seeded(record(identity(1), "there"))
    first.play("geese")
    expect(first.attempt_rows).to_have_count(1)
    second.press(second.rows.first)
    expect(second.attempt_rows).to_have_count(1)
    second.play("three")
    expect(second.attempt_rows).to_have_count(2)
    expect(first.attempt_rows).to_have_count(2)
    first.play("there")
    expect(first.end).to_be_visible()
    expect(second.end).to_be_visible()
    are_same(house, first, second)
    assert records.attempts_of(second.record) == ["geese", "three", "there"]


def test_what_is_played_on_two_devices_at_the_same_time_is_all_there(house, first, second):
    first.open_seeded(record(identity(1), "there"))
    are_same(house, first, second)
    second.arrive(f"#/codeword/{identity(1)}")
    house.line = LOST
    first.play("geese")
    second.play("three")
    expect(first.attempt_rows).to_have_count(1)
    expect(second.attempt_rows).to_have_count(1)
    house.line = PASSED
    are_same(house, first, second)
    lines = records.lines_of(first.record)
    assert sorted(sum(map(records.attempts_of, lines), [])) == ["geese", "three"]


def test_where_the_storage_is_gone_and_the_cookie_is_not_all_games_are_back_without_a_tap(
        house, first):
    first.open_seeded(record(identity(1), "there", ["geese"]))
    first.seed(record(identity(2), "crane", begun=records.BEGUN + 1))
    are_same(house, first)
    before = held(first.page)
    first.page.goto(f"{house.origin}/healthz")
    first.page.evaluate("""() => new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('pastime')
      request.onsuccess = resolve
      request.onerror = reject
    })""")
    first.arrive()
    expect(first.rows).to_have_count(2)
    until(lambda: before.items() <= held(first.page).items())
    until(lambda: storage.row(first.page, "device/house") == "yes")


def test_after_hours_without_a_network_both_sides_come_together(house, first, second):
    are_same(house, first, second)
    house.line = LOST
    first.seed(*[record(identity(number), "there", ["geese"]) for number in range(1, 40)])
    second.seed(*[record(identity(number), "crane", ["geese"]) for number in range(40, 60)])
    first.start()
    house.line = PASSED
    look(first.page)
    look(second.page)
    are_same(house, first, second)
    assert len([key for key in held(first.page) if key.startswith("record/")]) == 60


@pytest.mark.parametrize("line", [BUSY, CUT, LOST])
def test_a_line_that_fails_loses_nothing(house, first, second, line):
    are_same(house, first, second)
    house.line = line
    first.open_seeded(record(identity(1), "there"))
    first.play("geese")
    expect(first.attempt_rows).to_have_count(1)
    until(lambda: sign(first.page)[0] == 1)
    asked = len(house.asked)
    until(lambda: len(house.asked) > asked + 1)
    first.play("three")
    house.line = PASSED
    are_same(house, first, second)
    assert records.attempts_of(first.record) == ["geese", "three"]
    until(lambda: sign(first.page) == [0, 0])


def test_a_house_that_is_killed_and_started_again_has_everything(house, first, second):
    first.open_seeded(record(identity(1), "there"))
    are_same(house, first, second)
    for word in ["geese", "three"]:
        house.stop()
        first.play(word)
        until(lambda: sign(first.page)[0] == 1)
        house.start()
        look(first.page)
        look(second.page)
        are_same(house, first, second)
    assert records.attempts_of(first.record) == ["geese", "three"]


def test_of_two_tabs_one_sends_and_the_other_takes_over(house, first):
    other = Player(first.page.context.new_page(), house.origin, touches=False)
    other.arrive()
    until(lambda: first.page.evaluate("""async () => {
      const { held, pending } = await navigator.locks.query()
      return held.length === 1 && pending.length === 1
    }"""))
    other.start()
    are_same(house, other)
    sent = house.pushes()
    other.play(other.secret)
    are_same(house, other)
    until(lambda: sign(other.page) == [0, 0])
    assert house.pushes() - sent <= 3, "both tabs have sent"
    first.page.close()
    other.press(other.button("Back to the list"))
    other.start()
    are_same(house, other)


def test_what_a_page_stored_that_could_not_tell_is_found(house, first):
    are_same(house, first)
    key = f"record/{identity(1)}"
    storage.put(first.page, key, record(identity(1), "there", ["geese"]))
    look(first.page)
    until(lambda: key in kept(first.page))


def test_a_device_that_the_house_does_not_know_says_so_and_plays_on(house, first):
    first.start()
    are_same(house, first)
    [token] = [one for one in first.page.context.cookies() if one["name"] == "pastime"]
    first.page.context.add_cookies([token | {"value": "0" * 64}])
    first.play(first.secret)
    expect(first.end).to_be_visible()
    until(lambda: sign(first.page)[0] == 2 and sign(first.page)[1] > 0)


def test_a_page_that_starts_does_not_read_what_is_only_known_about_the_house(browsers, house):
    player = browsers()
    player.seed(record(identity(1), "there"))
    storage.put(player.page, f"device/mark/record/{identity(1)}", "0" * 32)
    player.page.add_init_script("""
      const getAllKeys = IDBObjectStore.prototype.getAllKeys
      window.read = []
      IDBObjectStore.prototype.getAllKeys = function (...range) {
        const request = getAllKeys.apply(this, range)
        request.addEventListener("success", () => window.read.push(...request.result))
        return request
      }
    """)
    player.arrive()
    read = player.page.evaluate("read")
    assert f"record/{identity(1)}" in read
    assert [key for key in read if key.startswith("device/")] == []


@pytest.fixture(params=["webkit", "firefox"])
def visitor(house, request):
    """A player in Safari's engine, or in Firefox."""
    size = (390, 844)
    if request.param == "webkit":
        with webkit() as driver:
            yield Safari(driver, house.origin, size)
    elif fox.installed():
        with firefox() as connection:
            yield Firefox(connection, house.origin, size)
    else:
        pytest.skip("Firefox is not installed.")


def test_games_are_kept_in_other_engines_too(house, browsers, visitor):
    house.join(visitor)
    visitor.reload()
    visitor.evaluate(f"() => {{ {FOLLOW_SIGN} }}")
    visitor.put(record(identity(1), "there", ["geese"]))
    other = browsers(house.other_device()).arrive()
    other.seed(record(identity(2), "crane", ["geese"]))
    look(visitor)
    look(other.page)
    are_same(house, visitor, other)
    assert len(held(visitor)) >= 2
    other.arrive(f"#/codeword/{identity(1)}")
    other.play("three")
    # It is heard at once, without a look.
    until(lambda: "three" in held(visitor)[f"record/{identity(1)}"])


def test_a_tab_that_is_looked_at_takes_the_turn_from_one_that_sleeps(house, browsers, first):
    other = Player(first.page.context.new_page(), house.origin, touches=False)
    # A page that holds the lock and says nothing.
    other.page.goto(f"{house.origin}/healthz")
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


def test_where_a_browser_has_no_locks_each_tab_keeps_the_games(house, browsers):
    player = browsers()
    # An address of this machine that browsers do not trust without TLS.
    player.origin = house.origin.replace("127.0.0.1", "0.0.0.0")
    player.arrive()
    assert player.page.evaluate("() => [isSecureContext, 'locks' in navigator]") == [False, False]
    house.join(player.page)
    player.arrive()
    other = Player(player.page.context.new_page(), player.origin, touches=False)
    other.arrive()
    player.come_forward().start()
    player.play(player.secret)
    expect(player.end).to_be_visible()
    other.come_forward()
    expect(other.rows).to_have_count(1)
    are_same(house, player, other)
