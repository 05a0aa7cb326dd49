"""What happens to devices and their server when the line between them fails."""

import pytest
from playwright.sync_api import expect

from support import records
from support.devices import browsers, first, backend, second
from support.backend import BUSY, BY_TURNS, CUT, LOST, PASSED
from support.kept import are_same, held, look, sign
from support.records import identity, record
from support.waiting import until


def test_after_hours_without_a_network_both_sides_come_together(backend, first, second):
    are_same(first, second)
    backend.line = LOST
    first.seed(*[record(identity(number), "there", ["geese"]) for number in range(1, 40)])
    second.seed(*[record(identity(number), "crane", ["geese"]) for number in range(40, 60)])
    first.start()
    first.play(first.secret)
    expect(first.end).to_be_visible()
    backend.line = PASSED
    look(first.page)
    look(second.page)
    are_same(first, second)
    assert len([key for key in held(first.page) if key.startswith("record/")]) == 60


@pytest.mark.parametrize("line", [BUSY, CUT, LOST])
def test_a_line_that_fails_loses_nothing(backend, first, second, line):
    are_same(first, second)
    backend.line = line
    first.open_seeded(record(identity(1), "there"))
    first.play("geese")
    expect(first.attempt_rows).to_have_count(1)
    until(lambda: sign(first.page)[0] == 1)
    asked = len(backend.asked)
    until(lambda: len(backend.asked) > asked + 1)
    first.play("three")
    backend.line = PASSED
    are_same(first, second)
    assert records.attempts_of(first.record) == ["geese", "three"]
    until(lambda: sign(first.page) == [0, 0])


def test_a_server_that_is_killed_and_started_again_has_everything(backend, first, second):
    first.open_seeded(record(identity(1), "there"))
    are_same(first, second)
    for word in ["geese", "three"]:
        backend.stop()
        first.play(word)
        until(lambda: sign(first.page)[0] == 1)
        backend.start()
        look(first.page)
        look(second.page)
        are_same(first, second)
    assert records.attempts_of(first.record) == ["geese", "three"]


def test_a_device_that_the_server_does_not_know_says_so_and_plays_on(backend, first):
    first.start()
    are_same(first)
    [token] = [one for one in first.page.context.cookies() if one["httpOnly"]]
    first.page.context.add_cookies([token | {"value": "0" * 64}])
    first.play(first.secret)
    expect(first.end).to_be_visible()
    until(lambda: sign(first.page)[0] == 2 and sign(first.page)[1] > 0)


def test_a_whole_game_is_played_while_each_request_fails_in_another_way(backend, first, second):
    backend.line = BY_TURNS
    first.open_seeded(record(identity(1), "there"))
    for count, word in enumerate(["geese", "three", "crane", "there"], start=1):
        first.play(word)
        expect(first.attempt_rows).to_have_count(count)
        look(first.page)
    expect(first.end).to_be_visible()
    failed = [status for _, _, status in backend.asked if status in (0, 503)]
    assert len(failed) >= 2, "nothing has failed"
    # It still comes through.
    until(lambda: look(first.page) or sign(first.page) == [0, 0])
    until(lambda: look(second.page) or held(second.page) == held(first.page))
    backend.line = PASSED
    are_same(first, second)
