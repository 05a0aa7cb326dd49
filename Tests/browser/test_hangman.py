"""Whole games of Hangman, to each possible end, by touch and by keyboard."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.focus import choose, tab_to, tab_to_choices
from support.hangman import Puzzle, answer_of, plain_letters
from support.worker import wait_for_worker


def test_hm1_hm4_hm6_a_game_is_dealt_and_won_by_touch_on_a_phone(phone):
    phone.arrive()
    puzzle = Puzzle(phone).start()
    letters = answer_of(phone.record)
    puzzle.guess(sorted(set(letters)))
    expect(puzzle.end.get_by_role("heading")).to_have_text("No misses")
    expect(puzzle.dialog).to_have_count(0)
    expect(puzzle.end.get_by_role("button", name="Another game")).to_be_in_viewport(ratio=1)
    expect(puzzle.keyboard).to_have_count(0)
    assert plain_letters(puzzle.shown()) == letters
    assert puzzle.parts()[-1] == "won"


def test_hm5_hm7_a_game_is_lost_by_keyboard_and_every_miss_has_its_picture(laptop):
    puzzle = Puzzle(laptop).open(answers=["red_panda"])
    pictures = {puzzle.drawing.screenshot()}
    for number, letter in enumerate("xzqkb", start=1):
        puzzle.guess(letter)
        expect(puzzle.misses).to_have_text(
            f"Incorrect guesses: {' '.join('XZQKB'[:number])} · {6 - number} {'try' if number == 5 else 'tries'} left")
        expect(puzzle.said).to_have_text(
            f"blank, blank, blank, space, blank, blank, blank, blank, blank. {number} of 6 misses."
            f" No {letter.upper()}.")
        laptop.let_motion_end()
        pictures.add(puzzle.drawing.screenshot())
    puzzle.guess("w")
    expect(puzzle.end.get_by_role("heading")).to_have_text("Not this time")
    expect(puzzle.end.locator(".answer")).to_have_text("red panda")
    laptop.page.keyboard.press("w")
    laptop.page.keyboard.press("Escape")
    expect(puzzle.end.get_by_role("button", name="Another game")).to_be_focused()
    laptop.page.keyboard.press("e")
    laptop.let_motion_end()
    pictures.add(puzzle.drawing.screenshot())
    assert len(pictures) == 7
    assert puzzle.shown() == "red panda"
    assert [line.split()[-1] for line in laptop.record.splitlines()[7:]] == list("xzqkbw")


@pytest.mark.parametrize("look", ["Balloons", "Snowman"])
def test_hm9_the_other_drawings_have_a_picture_for_each_number_of_misses(laptop, look):
    laptop.arrive()
    laptop.offer_choices("hangman")
    laptop.choose(look, "Drawing")
    laptop.close_modal()
    puzzle = Puzzle(laptop).start()
    answer = answer_of(laptop.record)
    wrong = [letter for letter in "qxzjvkwbfghymp" if letter not in answer][:8]
    pictures = {puzzle.drawing.screenshot()}
    for letter in wrong[:7]:
        puzzle.guess(letter)
        expect(puzzle.misses).to_contain_text(letter.upper())
        laptop.let_motion_end()
        pictures.add(puzzle.drawing.screenshot())
    puzzle.guess(wrong[7:])
    expect(puzzle.end.get_by_role("heading")).to_have_text("Not this time")
    laptop.let_motion_end()
    pictures.add(puzzle.drawing.screenshot())
    assert len(pictures) == 9


@pytest.mark.parametrize(
    ("letters", "sentence"),
    [("5", "Only letters count."), ("g", "Already guessed: G is right."),
     ("x", "Already guessed: X is wrong.")])
def test_hm3_what_is_refused_says_why_and_costs_nothing(laptop, letters, sentence):
    puzzle = Puzzle(laptop).open(moves=["letter g", "letter x"])
    before = laptop.record
    laptop.page.keyboard.press(letters)
    expect(puzzle.message).to_have_text(sentence)
    expect(puzzle.said).to_have_text(sentence)
    assert laptop.record == before


def test_hm3_a_used_key_is_told_as_used_and_costs_nothing_by_touch(phone):
    puzzle = Puzzle(phone).open(moves=["letter g", "letter x"])
    before = phone.record
    for letter, name in [("g", "G, right"), ("x", "X, wrong")]:
        expect(puzzle.key(letter)).to_have_accessible_name(name)
        expect(puzzle.key(letter)).to_be_disabled()
        puzzle.key(letter).tap(force=True)
        expect(puzzle.message).to_contain_text("Already guessed")
    assert phone.record == before


def test_hm3_an_empty_guess_and_guesses_of_another_length_are_refused(phone):
    puzzle = Puzzle(phone).open(answers=["red_panda"])
    before = phone.record
    puzzle.answer("")
    expect(puzzle.message).to_have_text("Type the answer first.")
    puzzle.answer("red 1")
    expect(puzzle.message).to_have_text("Too short: use 8 letters.")
    assert phone.record == before


def test_hm3_a_hint_that_would_lose_and_answers_that_cannot_be_right_are_refused(laptop):
    wrong = [f"letter {letter}" for letter in "xzqk"]
    puzzle = Puzzle(laptop).open(answers=["red_panda"], moves=[*wrong, "answer blueraaa"])
    before = laptop.record
    puzzle.tool("Hint: −1 try")
    expect(puzzle.message).to_have_text("A hint would cost your last try.")
    for text, sentence in [
            ("blue raaa", "You already guessed this."),
            ("red zebra", "That doesn’t fit your letters."),
            ("a giant red panda", "Too long: use 8 letters.")]:
        puzzle.answer(text)
        expect(puzzle.message).to_have_text(sentence)
    assert laptop.record == before


def test_hm6_a_game_is_won_by_keyboard_alone(laptop):
    puzzle = Puzzle(laptop).open(answers=["red_panda"])
    laptop.page.keyboard.type("edanrp")
    expect(puzzle.end.get_by_role("heading")).to_have_text("No misses")
    tab_to(laptop.page, "Same puzzle")
    laptop.rest()
    laptop.page.keyboard.press("Enter")
    expect(puzzle.end).to_have_count(0)
    assert puzzle.shown() == "___ _____"


def test_hm7_a_game_is_lost_by_touch(phone):
    puzzle = Puzzle(phone).open(answers=["cat"])
    puzzle.guess("xzqkbm")
    expect(puzzle.end.get_by_role("heading")).to_have_text("Not this time")
    expect(puzzle.phrase).to_have_accessible_name("Not found. The answer was cat.")


def test_a_link_with_a_word_that_is_not_shown_is_refused(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    player.arrive()
    player.offer_choices("hangman")
    player.press(player.modal.locator("summary").last)
    player.modal.get_by_label("Your word or phrase").fill("holy crap")
    player.press(player.modal.get_by_role("button", name="Copy link"))
    expect(player.modal).to_contain_text("Pastime hides this word.")


def test_the_whole_answer_is_guessed_with_its_accents_or_without(phone):
    puzzle = Puzzle(phone).open(answers=["cr%c3%a8me_br%c3%bbl%c3%a9e"], category="food")
    puzzle.guess("ce")
    assert puzzle.shown() == "c_è_e ____ée"
    puzzle.answer("creme brulee")
    expect(puzzle.end.get_by_role("heading")).to_have_text("No misses")
    expect(puzzle.end.locator(".answer")).to_have_text("crème brûlée")


def test_a_hint_tells_the_meaning_for_a_stage(phone):
    puzzle = Puzzle(phone).open()
    puzzle.tool("Hint: −1 try")
    expect(puzzle.clue).to_have_text("Hint: it has a very long neck.")
    expect(puzzle.misses).to_have_text("5 tries left")
    assert puzzle.parts()[-1] == "p3"


def test_hm8_one_starts_over_with_the_same_puzzle_or_a_new_one(laptop):
    puzzle = Puzzle(laptop).open(moves=["letter x"])
    tab_to(laptop.page, "Start over")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "Same puzzle")
    laptop.page.keyboard.press("Enter")
    expect(puzzle.misses).to_have_text("6 tries left")
    assert puzzle.shown() == "_______"
    puzzle.guess("x")
    tab_to(laptop.page, "Start over")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "New puzzle")
    laptop.page.keyboard.press("Enter")
    expect(puzzle.misses).to_have_text("6 tries left")
    expect(laptop.rows).to_have_count(3)


def test_evil_mode_is_chosen_by_keyboard_and_proves_that_it_was_consistent(laptop):
    laptop.arrive()
    tab_to_choices(laptop.page, "Hangman")
    laptop.page.keyboard.press("Enter")
    tab_to(laptop.page, "Category")
    laptop.page.keyboard.type("Countries")
    choose(laptop.page, "Evil", group="Mode")
    tab_to(laptop.page, "Start")
    laptop.page.keyboard.press("Enter")
    puzzle = Puzzle(laptop)
    expect(puzzle.game).to_contain_text("Countries · evil")
    for letter in "zxqjkvwyfhbpgmtdculnrsoiea":
        wrong = puzzle.misses.inner_text().split("·")[0].removeprefix("Incorrect guesses:").split()
        puzzle.guess(letter)
        if puzzle.misses.get_by_text("0 tries left").or_(puzzle.end).first.is_visible():
            break
    expect(puzzle.end).to_contain_text("answers were possible at first.")
    answer = puzzle.end.locator(".answer").inner_text().lower()
    assert not set("".join(wrong).lower()) & set(answer)


def test_two_play_on_one_phone_with_a_phrase_of_their_own(phone):
    phone.arrive()
    phone.offer_choices("hangman")
    phone.press(phone.modal.locator("summary").last)
    phone.modal.get_by_label("Your word or phrase").fill("Ice cream!")
    phone.modal.get_by_label("A hint, if you like").fill("cold and sweet")
    phone.press(phone.modal.get_by_role("button", name="Play it here"))
    puzzle = Puzzle(phone)
    expect(puzzle.game).to_contain_text("Own words")
    assert puzzle.shown() == "___ _____!"
    puzzle.tool("Hint: −1 try")
    expect(puzzle.clue).to_have_text("Hint: cold and sweet.")


def test_a_game_goes_on_where_it_was_after_a_reload_and_without_a_network(seat):
    player = seat(PHONE, service_workers="allow")
    player.arrive()
    wait_for_worker(player.page)
    puzzle = Puzzle(player).open(moves=["letter f"])
    player.page.context.set_offline(True)
    player.reload()
    assert puzzle.shown() == "____ff_"
    puzzle.tool("Start over")
    puzzle.tool("New puzzle")
    expect(puzzle.misses).to_have_text("6 tries left")


def test_a_listener_finds_an_answer_by_what_is_spoken(laptop):
    puzzle = Puzzle(laptop).open(answers=["cat"])
    for letter, sentence in [
            ("a", "blank, a, blank. 0 of 6 misses. Yes, one A."),
            ("s", "blank, a, blank. 1 of 6 misses. No S."),
            ("c", "c, a, blank. 1 of 6 misses. Yes, one C.")]:
        puzzle.guess(letter)
        expect(puzzle.said).to_have_text(sentence)
        expect(puzzle.phrase).to_have_accessible_name(sentence.split(".")[0])


def test_what_is_shared_shows_no_letter_and_the_link_leads_to_the_same_puzzle(seat):
    player = seat(PHONE, permissions=["clipboard-read", "clipboard-write"])
    puzzle = Puzzle(player).open(moves=["letter x", "letter g", "letter i"])
    puzzle.guess("rafe")
    expect(puzzle.end).to_be_visible()
    player.rest()
    player.press(puzzle.end.get_by_role("button", name="Share"))
    text, link = player.copy_shared()
    assert text == "Pastime Hangman: 1 miss · Animals\n⬜🟩🟩🟩🟩🟩🟩"
    friend = seat(PHONE)
    friend.accept(link)
    assert Puzzle(friend).shown() == "_______"
    assert "answer=giraffe" in friend.record
