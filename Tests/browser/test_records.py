"""What is stored (CW-18), and in which order (CW-3): every move, whatever happens to the page."""

import pytest
from playwright.sync_api import expect

from support import records, storage
from support.player import Player
from support.records import identity, record
from support.waiting import wait_for

REFUSE_STORAGE = """
IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError") }
"""

# What Safari's engine does now and then: the request to open the database gets no answer.
NEVER_OPEN = "IDBFactory.prototype.open = function () { return this.asked = {} }"

# Two moves at the same moment: neither page knows of the other's yet.
HEAR_NOTHING = "BroadcastChannel.prototype.postMessage = () => {}"


def test_cw18_each_move_is_stored_when_it_is_made(phone):
    phone.open_seeded(record(identity(1), "there"))
    for count, word in enumerate(["geese", "eerie", "there"], start=1):
        before = phone.record
        phone.play(word)
        expect(phone.attempt_rows).to_have_count(count)
        after = phone.record
        assert after.startswith(before), "a record only grows"
        assert records.attempts_of(after) == ["geese", "eerie", "there"][:count]


def test_cw18_a_game_is_stored_when_it_is_dealt(phone):
    phone.arrive()
    phone.start()
    assert records.attempts_of(phone.record) == []
    phone.reload()
    expect(phone.keyboard).to_be_visible()


def test_a_game_that_is_left_without_a_move_leaves_nothing_and_is_there_again_a_step_forward(phone):
    phone.arrive()
    phone.start()
    dealt = phone.record
    phone.press(phone.button("Back to the list"))
    expect(phone.button("New Codeword")).to_be_visible()
    expect(phone.rows).to_have_count(0)
    wait_for(phone.page, storage.NO_GAME_IS_KEPT)
    phone.page.go_forward()
    expect(phone.keyboard).to_be_visible()
    phone.play("geese")
    assert phone.record.startswith(dealt)
    phone.reload()
    phone.press(phone.button("Back to the list"))
    expect(phone.rows).to_have_count(1)


def test_cw18_a_reload_in_mid_game_loses_nothing_but_a_half_typed_word(phone):
    phone.open_seeded(record(identity(1), "there"))
    phone.play_all(["geese", "eerie"])
    phone.enter("thr")
    shown, stored = phone.attempts(), phone.record
    phone.reload()
    expect(phone.attempt_rows).to_have_count(2)
    assert phone.attempts() == shown
    assert phone.record == stored
    assert phone.draft() == "_____"
    phone.play_all(["three"])


@pytest.mark.parametrize(
    "damage",
    [lambda text: text.replace("eerie", "eeri3"), lambda text: text[:-3],
     lambda text: text.replace("40000 40000", "10000 40000")],
    ids=["not a word", "cut off", "time goes backwards"])
def test_a_record_that_is_corrupt_in_a_move_is_told_kept_and_shown_up_to_there(phone, damage):
    corrupt = damage(record(identity(1), "there", ["geese", "eerie"]))
    phone.open_seeded(corrupt)
    expect(phone.toast).to_contain_text("1 game can’t be read in full.")
    assert [word for word, _ in phone.attempts()] == ["geese"]
    assert phone.record == corrupt


def test_a_corrupt_record_is_not_overwritten_by_playing_on(phone):
    corrupt = record(identity(1), "there", ["geese", "eerie"])[:-3]
    phone.open_seeded(corrupt)
    phone.play("three")
    expect(phone.attempt_rows).to_have_count(2)
    kept = records.lines_of(phone.record)
    assert len(kept) == 2 and corrupt in kept
    [ours] = [text for text in kept if text != corrupt]
    assert records.attempts_of(ours) == ["geese", "three"]
    phone.reload()
    expect(phone.attempt_rows).to_have_count(2)
    assert [word for word, _ in phone.attempts()] == ["geese", "three"]


def test_a_record_without_a_game_is_told_and_kept_beside_the_others(phone):
    phone.arrive()
    storage.put(phone.page, f"record/{identity(1)}", "not a record")
    phone.seed(record(identity(2), "there"))
    expect(phone.toast).to_contain_text("It stays as it is.")
    expect(phone.rows).to_have_count(1)
    assert storage.row(phone.page, f"record/{identity(1)}") == "not a record"


def test_refused_storage_is_told_and_the_game_still_plays(phone):
    phone.page.add_init_script(REFUSE_STORAGE)
    phone.arrive()
    expect(phone.toast).to_contain_text("This browser won’t save games.")
    phone.press(phone.toast.get_by_role("button", name="Dismiss"))
    phone.start()
    phone.play_all(["crane"])
    phone.press(phone.button("Back to the list"))
    expect(phone.rows).to_have_count(1)


def test_a_database_that_is_never_opened_does_not_keep_the_page_waiting(phone):
    phone.page.add_init_script(NEVER_OPEN)
    phone.page.clock.install()
    phone.page.goto(phone.origin)
    wait_for(phone.page, "() => indexedDB.asked")
    phone.page.clock.fast_forward(10_000)
    expect(phone.toast).to_contain_text("This browser won’t save games.")
    phone.press(phone.toast.get_by_role("button", name="Dismiss"))
    phone.start()
    phone.play_all(["crane"])


def test_what_one_tab_plays_shows_in_the_other(phone):
    phone.open_seeded(record(identity(1), "there"))
    other = Player(phone.page.context.new_page(), phone.origin, touches=True)
    other.arrive(f"#/codeword/{identity(1)}")
    phone.come_forward().play("geese")
    expect(other.attempt_rows).to_have_count(1)
    other.come_forward().play("eerie")
    expect(phone.attempt_rows).to_have_count(2)
    assert records.attempts_of(phone.record) == ["geese", "eerie"]
    phone.come_forward().press(phone.button("Back to the list"))
    phone.start()
    expect(other.page.locator(".history-link")).to_have_count(2)


def test_two_tabs_that_go_on_with_one_game_keep_both_their_moves(phone):
    phone.page.context.add_init_script(HEAR_NOTHING)
    phone.open_seeded(record(identity(1), "there"))
    other = Player(phone.page.context.new_page(), phone.origin, touches=True)
    other.arrive(f"#/codeword/{identity(1)}")
    phone.come_forward().play("geese")
    expect(phone.attempt_rows).to_have_count(1)
    assert records.attempts_of(phone.record) == ["geese"]

    other.come_forward().play("eerie")
    expect(other.toast).to_contain_text("You also played on elsewhere.")
    other.play_all(["three"])
    assert other.identity == identity(1)
    assert attempts_of_lines(other) == [["eerie", "three"], ["geese"]]
    phone.come_forward().play("there")
    expect(phone.end).to_be_visible()
    expect(phone.toast).to_contain_text("You also played on elsewhere.")
    assert attempts_of_lines(phone) == [["eerie", "three"], ["geese", "there"]]

    # The line that is finished is shown at the next visit; the menu has the other one.
    other.come_forward().reload()
    expect(other.end).to_be_visible()
    other.press(other.button("Back to the list"))
    expect(other.rows).to_have_count(1)
    other.open_sheet("Actions")
    expect(other.modal).to_contain_text("Other versions")
    other.press(other.modal.get_by_role("button", name="Play from there"))
    expect(other.attempt_rows).to_have_count(2)
    other.play("there")
    expect(other.end).to_be_visible()
    assert attempts_of_lines(other) == [["eerie", "three", "there"], ["geese", "there"]]


def attempts_of_lines(player):
    """The words that were tried in each line of the game."""
    return sorted(records.attempts_of(text) for text in records.lines_of(player.record))


def test_cw3_the_list_is_sorted_by_the_latest_attempt_and_opening_changes_nothing(laptop):
    begun = records.BEGUN
    laptop.seed(
        record(identity(1), "there", ["geese"], begun=begun - 9_000),
        record(identity(2), "crane", ["geese"], begun=begun),
        record(identity(3), "noon", ["soon"], begun=begun - 8_000))
    order = [identity(2), identity(3), identity(1)]
    assert listed(laptop) == order
    for place in range(3):
        laptop.press(laptop.rows.nth(place))
        laptop.enter("ge")
        assert listed(laptop) == order
    laptop.press(laptop.rows.nth(1))
    laptop.erase()
    laptop.erase()
    laptop.play_all(["moon"])
    assert listed(laptop) == [identity(3), identity(2), identity(1)]


def listed(player):
    return [row.get_attribute("href").rpartition("/")[2] for row in player.rows.all()]
