"""Games that a server keeps, on every device of a player."""

from playwright.sync_api import expect

from support import records, storage
from support.devices import browsers, first, backend, second
from support.backend import LOST, PASSED
from support.kept import are_same, held, kept, look, sign
from support.records import identity, record
from support.waiting import until
from support.worker import wait_for_worker

WIPE = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase('pastime')
  request.onsuccess = resolve
  request.onerror = reject
})"""


def test_nothing_of_it_is_fetched_before_a_player_has_joined(browsers, backend):
    player = browsers()
    asked = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.arrive()
    wait_for_worker(player.page)
    player.start()
    assert [url for url in asked if "/sync." in url or "/v1/" in url] == []
    assert player.page.evaluate("navigator.locks.query().then(({ held }) => held.length)") == 0


def test_a_player_who_joins_is_kept_in_every_open_tab_without_a_reload(browsers, backend):
    player = browsers().arrive()
    player.start()
    player.play(player.secret)
    expect(player.end).to_be_visible()
    backend.join(player.page)
    storage.put(player.page, "device/house", "yes")
    player.page.evaluate("new BroadcastChannel('pastime').postMessage(['device/house', 'yes'])")
    are_same(player)
    assert f"record/{player.identity}" in kept(player.page)


def test_a_game_without_a_move_stays_on_its_device(backend, first, second):
    first.start()
    untouched = f"record/{first.identity}"
    first.arrive()
    first.seed(record(identity(1), "there", ["geese"]))
    are_same(first, second)
    assert storage.row(first.page, untouched)
    assert list(kept(first.page)) == [f"record/{identity(1)}"]


def test_two_devices_play_one_game_in_turns(backend, first, second):
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
    are_same(first, second)
    assert records.attempts_of(second.record) == ["geese", "three", "there"]


def test_what_is_played_on_two_devices_at_the_same_time_is_all_there(backend, first, second):
    first.open_seeded(record(identity(1), "there", ["crane"]))
    are_same(first, second)
    second.arrive(f"#/codeword/{identity(1)}")
    backend.line = LOST
    first.play("geese")
    second.play("three")
    expect(first.attempt_rows).to_have_count(2)
    expect(second.attempt_rows).to_have_count(2)
    backend.line = PASSED
    are_same(first, second)
    lines = records.lines_of(first.record)
    assert sorted(map(records.attempts_of, lines)) == [["crane", "geese"], ["crane", "three"]]


def test_where_the_storage_is_gone_and_the_cookie_is_not_all_games_are_back_without_a_tap(
        backend, first):
    first.open_seeded(record(identity(1), "there", ["geese"]))
    first.seed(record(identity(2), "crane", ["geese"], begun=records.BEGUN + 1))
    are_same(first)
    before = held(first.page)
    first.page.goto(f"{backend.origin}/healthz")
    first.page.evaluate(WIPE)
    first.arrive()
    expect(first.rows).to_have_count(2)
    until(lambda: before.items() <= held(first.page).items())
    until(lambda: storage.row(first.page, "device/house") == "yes")


def test_the_storage_may_be_gone_twenty_times(backend, first):
    first.seed(*[
        record(identity(number), "there", ["geese"], begun=records.BEGUN + number) for number in (1, 2)])
    are_same(first)
    before = held(first.page)
    for _ in range(20):
        first.page.goto(f"{backend.origin}/healthz")
        first.page.evaluate(WIPE)
        first.arrive()
        expect(first.rows).to_have_count(2)
        until(lambda: before.items() <= held(first.page).items())


def test_news_of_a_later_server_that_mean_nothing_to_this_page_are_passed_over(backend, first, second):
    backend.preface = b"event: weather\ndata: fine\n\n"
    for player in (first, second):
        player.arrive()
    first.open_seeded(record(identity(1), "there"))
    first.play("geese")
    are_same(first, second)
    expect(second.rows).to_have_count(1)


def test_what_a_page_stored_that_could_not_tell_is_found(backend, first):
    are_same(first)
    key = f"record/{identity(1)}"
    storage.put(first.page, key, record(identity(1), "there", ["geese"]))
    look(first.page)
    until(lambda: key in kept(first.page))


def test_a_page_that_starts_does_not_read_what_is_only_known_about_the_server(browsers, backend):
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


def test_the_worker_keeps_its_files_for_playing_offline_and_nothing_that_the_server_said(browsers, backend):
    player = browsers().arrive()
    wait_for_worker(player.page)
    backend.join(player.page)
    player.arrive().start()
    player.play(player.secret)
    expect(player.end).to_be_visible()
    are_same(player)
    assert kept(player.page)
    kept_files = player.page.evaluate("""async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    }""")
    assert len([path for path in kept_files if path.startswith("/sync.")]) == 2
    assert [path for path in kept_files if path.startswith("/v1/")] == []
