"""Whole games of Anagrams, to each possible end, by touch and by keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support import storage
from support.anagrams import Rack, moves_of, racks_of
from support.focus import choose, tab_to, tab_to_choices


def sixes(words):
    return [word for word in words if len(word) == 6]


def test_tt1_tt3_a_game_is_dealt_and_won_by_touch_on_a_phone(phone):
    phone.arrive()
    rack = Rack(phone).start()
    racks = racks_of(rack.record)
    assert len({"".join(sorted(letters)) for letters, _, _ in racks}) == 3
    points = 0
    for number, (letters, words, _) in enumerate(racks, start=1):
        expect(rack.score).to_have_text(f"Round {number}/3 · {points} points")
        assert rack.bank() == letters
        rack.find([word for word in words if len(word) < 6][:2] + sixes(words)[:1])
        expect(rack.message).to_contain_text(f"{sixes(words)[0].upper()} uses all six letters")
        points += sum(map(len, moves_of(rack.record)[-3:])) - 3 * len("word ")
        # The word of six letters is the goal, and the rack goes on until the player has enough.
        rack.tool("Finish")
        if number < 3:
            rack.tool("Next round")
            rack.go_on()
        else:
            rack.tool("End game")
    expect(rack.end).to_contain_text(f"{points} points")
    expect(rack.end).to_contain_text(", 3 with all six letters")
    expect(phone.button("Another game")).to_be_in_viewport()


def test_tt8_tt9_tt10_tt12_all_words_are_found_by_keyboard_alone(laptop):
    laptop.arrive()
    tab_to_choices(laptop.page, "Anagrams")
    laptop.page.keyboard.press("Enter")
    choose(laptop.page, "Find all", group="Mode")
    choose(laptop.page, "Samples", group="Words")
    choose(laptop.page, "1", group="Rounds")
    tab_to(laptop.page, "Start")
    rack = Rack(laptop)
    laptop.page.keyboard.press("Enter")
    expect(rack.game).to_contain_text("0 points")
    [(_, words, _)] = racks_of(rack.record)
    complete = rack.page.locator(".place.complete")
    found = []
    for length in range(3, 7):
        of_length = [word for word in words if len(word) == length]
        for word in of_length:
            rack.enter(word)
            found.append(word)
            if len(found) < len(words):
                expect(rack.score).to_have_text(f"{sum(map(len, found))} points")
        if len(found) < len(words):
            expect(complete).to_have_count(length - 2)
            rack.enter(found[0])
            expect(rack.message).to_have_text(f"{found[0].upper()}: Already found.")
    assert rack.found() == sorted(words)
    expect(rack.message).to_contain_text("Every word found.")
    expect(rack.end).to_contain_text(f"{sum(map(len, words))} points")


def test_tt11_the_next_rack_comes_by_a_tap_and_not_within_the_first_half_second(phone):
    phone.page.clock.install()
    rack = Rack(phone).open(racks=["hisswy", "cdenno"])
    phone.stop_time()
    rack.enter("swishy")
    expect(rack.end).to_contain_text("1 of 13 words")
    assert rack.shown(5) == ["hissy", "swish"], "what was missed is shown"
    expect(rack.page.locator(".word.missed")).to_have_count(12)
    phone.pass_time(0.45)
    phone.press(rack.end.get_by_role("button", name="Next round"))
    expect(rack.end).to_be_visible()
    phone.pass_time(0.1)
    phone.press(rack.end.get_by_role("button", name="Next round"))
    expect(rack.end).to_have_count(0)
    assert rack.bank() == "cdenno"
    expect(rack.score).to_have_text("Round 2/2 · 6 points")


def test_a_rack_is_passed_and_the_game_is_ended_by_touch(phone):
    rack = Rack(phone).open(racks=["hisswy", "cdenno", "ehhssu"])
    rack.tool("Pass")
    expect(rack.message).to_have_text("Give up on these letters? You’ll see the words you missed.")
    rack.tool("Keep looking")
    rack.tool("Pass")
    rack.tool("Next round")
    expect(rack.message).to_have_text("You missed 13 words.")
    rack.go_on()
    rack.enter("cod")
    rack.tool("Pass")
    rack.tool("End game")
    expect(rack.message).to_have_text("Game ended.")
    expect(rack.end).to_contain_text("3 points")
    assert moves_of(rack.record) == ["pass", "word cod", "finish"]
    phone.press(rack.end.get_by_role("button", name="Round 1"))
    assert rack.shown(6) == ["swishy"]


def test_the_time_of_a_rack_runs_out_and_the_next_has_two_minutes_again(tablet):
    tablet.page.clock.install()
    rack = Rack(tablet)
    rack.open(racks=["hisswy", "cdenno"], mode="timed")
    tablet.stop_time()
    rack.enter("wish")
    left = rack.time_left.inner_text()
    tablet.pass_time(1)
    assert rack.time_left.inner_text() != left
    tablet.pass_time(88)
    expect(rack.said).to_have_text("30 seconds left")
    expect(rack.end).to_have_count(0)
    tablet.pass_time(32)
    expect(rack.message).to_have_text("Time is up. Next round.")
    expect(rack.end).to_contain_text("1 of 13 words")
    tablet.pass_time(60)
    tablet.press(rack.end.get_by_role("button", name="Next round"))
    expect(rack.time_left).to_have_text("2:00")
    tablet.pass_time(121)
    expect(rack.message).to_have_text("Time is up. That was the last round.")
    expect(rack.end).to_contain_text("4 points")
    times = [int(line.split()[0]) for line in rack.record.partition("\n\n")[2].splitlines()]
    assert 120_000 <= times[1] < 121_000 and 120_000 <= times[2] - times[1] < 121_000


@pytest.mark.parametrize(
    ("word", "sentence"),
    [("co", "CO: Too short: at least 3 letters."), ("cne", "CNE: Not in the word list."),
     ("cond", "COND: A word, but not in this game."), ("cone", "CONE: Already found.")])
def test_tt8_tt9_a_word_that_does_not_count_says_why_and_is_not_kept(phone, word, sentence):
    rack = Rack(phone).open(moves=["word cone"])
    before = rack.record
    rack.enter(word)
    expect(rack.message).to_have_text(sentence)
    expect(rack.said).to_have_text(sentence)
    assert rack.found() == ["cone"]
    assert rack.record == before


def test_tt4_tt10_places_and_blanks_are_told_to_those_who_listen(laptop):
    rack = Rack(laptop).open(racks=["planet"], mode="find-all", moves=["word lean"])
    places = rack.page.get_by_role("group").and_(rack.places)
    expect(places.filter(has_text="2 words of 3 letters left")).to_have_count(1)
    expect(rack.places.nth(3)).to_have_accessible_name("3 letters, 0 of 2 found")
    expect(rack.places.nth(2)).to_have_accessible_name("4 letters, all 1 found")
    expect(rack.places.nth(1)).to_have_accessible_name("No 5-letter words")
    grounds = [
        place.evaluate("(place) => getComputedStyle(place).backgroundColor")
        for place in rack.places.all()]
    assert grounds[2] not in (grounds[0], grounds[1], grounds[3])
    assert grounds[1] != grounds[2], "what has no words is no success"
    rack.enter("ten")
    expect(rack.said).to_have_text("+3 points. 1 word of 3 letters left.")
    rack.enter("pan")
    expect(rack.bonus).to_have_text("Bonus +3: PAN")


def test_a_hint_shows_a_letter_and_twist_clear_and_last_word_help(phone):
    rack = Rack(phone).open()
    rack.tool("Free hint")
    rack.tool("Free hint")
    expect(rack.message).to_have_text("A word of 6 letters begins with C, O.")
    assert rack.shown(6) == ["co____"]
    order = rack.bank()
    rack.tool("Twist")
    assert rack.bank() != order and sorted(rack.bank()) == sorted(order)
    rack.enter("cod")
    rack.tool("Last word")
    expect(rack.field).to_have_value("cod")
    rack.tool("Clear")
    expect(rack.field).to_have_value("")


def test_tt11_tt12_a_game_goes_on_where_it_was_after_a_reload(phone):
    rack = Rack(phone).open(racks=["hisswy", "cdenno"])
    rack.enter("swishy")
    expect(rack.end).to_be_visible()
    phone.reload()
    expect(rack.score).to_have_text("Round 2/2 · 6 points")
    assert rack.bank() == "cdenno"
    rack.enter("cod")
    expect(rack.score).to_have_text("Round 2/2 · 9 points")
    phone.reload()
    expect(rack.score).to_have_text("Round 2/2 · 9 points")
    assert rack.found() == ["cod"]


def test_tt2_the_samples_hold_exactly_their_words(phone):
    phone.arrive("#/samples")
    expect(phone.rows).to_have_count(26)
    identities = [key.split("/")[1] for key in storage.keys(phone.page) if key.startswith("record")]
    counts = {}
    for identity in identities:
        text = storage.row(phone.page, f"record/{identity}")
        if "game anagrams" in text:
            counts |= {letters: len(words) for letters, words, _ in racks_of(text)}
    assert counts == {"cdenno": 26, "ehhssu": 17, "hisswy": 13}


def test_a_link_lets_a_friend_play_the_same_racks(seat):
    phone = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    rack = Rack(phone).open(racks=["hisswy", "cdenno", "ehhssu"], moves=["finish"])
    phone.press(rack.end.get_by_role("button", name="Share"))
    text, link = phone.copy_shared()
    assert text.startswith("Pastime Anagrams: 0 of 13 words · Classic · 3 rounds · samples\n3️⃣⬜⬜⬜⬜⬜\n")
    assert len(link) < 2_000
    friend = seat(PHONE)
    friend.accept(link)
    theirs = Rack(friend)
    expect(theirs.game).to_be_visible()
    assert racks_of(theirs.record) == racks_of(rack.record)
    assert "\nchallenge\n" in theirs.record


def test_tt2_the_choice_of_racks_follows_the_choice_of_samples(phone):
    phone.arrive()
    phone.offer_choices("anagrams")
    phone.show_more()
    racks = phone.modal.get_by_role("group", name="Rounds").locator("label")
    assert racks.all_text_contents() == ["1", "3", "5", "9"]
    phone.press(phone.modal.locator("label", has_text="Samples"))
    expect(racks).to_have_text(["1", "2", "3"])
    expect(racks.nth(2).get_by_role("radio")).to_be_checked()


def test_the_statistics_have_a_choice_of_game(phone):
    rack = Rack(phone).open(racks=["hisswy"], moves=["word ish", "word swishy"])
    phone.press(phone.button("Back to the list"))
    phone.press(phone.button("Statistics"))
    expect(phone.modal).to_contain_text("Best score")
    phone.press(phone.modal.locator("label", has_text="Codeword"))
    expect(phone.modal).to_contain_text("Finish a game to see it here.")


# Notes what flies: it may have landed before a test can look.
WATCH = """() => {
  window.flown = []
  new MutationObserver((changes) => {
    for (const copy of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (copy.className === "flying") window.flown.push(copy.textContent)
    }
  }).observe(document.body, { childList: true })
}"""
# What flew since the last look.
FLOWN = "() => window.flown.splice(0).join('')"
SLOTS = ".slot"


def test_letters_fly_into_the_slots_and_a_found_word_into_its_blank(phone):
    rack = Rack(phone).open()
    phone.page.evaluate(WATCH)
    rack.tap("cod")
    assert phone.page.evaluate(FLOWN) == "COD"
    assert "".join(rack.page.locator(SLOTS).all_text_contents()) == "COD"
    phone.let_motion_end()
    phone.press(rack.game.get_by_role("button", name="Enter", exact=True))
    assert phone.page.evaluate(FLOWN).startswith("COD")
    phone.let_motion_end()
    expect(phone.page.locator(".flying")).to_have_count(0)
    assert rack.found() == ["cod"]
    assert "".join(rack.page.locator(SLOTS).all_text_contents()) == ""


def test_nothing_flies_where_less_motion_is_wanted(seat):
    player = seat(PHONE, reduced_motion="reduce")
    rack = Rack(player).open()
    player.page.evaluate("""() => {
      window.flown = 0
      new MutationObserver((changes) => { window.flown += changes.length })
        .observe(document.body, { childList: true })
    }""")
    rack.enter("cod")
    rack.tool("Twist")
    assert player.movements() == []
    assert player.page.evaluate("window.flown") == 0
    assert rack.found() == ["cod"]


def test_the_ends_of_one_rack_and_of_the_game_are_told_apart(phone):
    rack = Rack(phone).open(racks=["hisswy", "cdenno"], moves=["word swishy", "word conned"])
    expect(rack.end.get_by_role("heading")).to_have_text("12 points")
    expect(rack.end.locator(".end-figure")).to_contain_text("2 of 39 words")
    expect(rack.end).to_contain_text("Round 2: 1 of 26 words")
    phone.press(rack.end.get_by_role("button", name="Round 1"))
    expect(rack.end).to_contain_text("Round 1: 1 of 13 words")
