"""Whole games (CW-1, CW-8), from the empty list to the end."""

from playwright.sync_api import expect

from support.focus import choose, tab_to, tab_to_choices
from support.marks import marks
from support.words import wrong_words


def test_cw1_a_game_is_won_by_touch_on_a_phone(phone):
    phone.arrive()
    expect(phone.rows).to_have_count(0)
    phone.start()
    secret = phone.secret
    wrong = wrong_words(secret, 2)

    phone.play("zzzzz")
    expect(phone.message).to_have_text("Not in the word list.")
    assert phone.attempts() == [], "a word that is not in the list costs nothing"
    for _ in range(5):
        phone.erase()

    phone.play_all(wrong)
    phone.play(secret)
    expect(phone.end).to_be_visible()
    assert phone.attempts() == [(word, marks(word, secret)) for word in [*wrong, secret]]
    expect(phone.end).to_contain_text(secret.upper())
    expect(phone.end).to_contain_text("3 tries")
    expect(phone.keyboard).to_have_count(0)
    expect(phone.pegs).to_have_count(0)


def test_cw8_another_game_starts_from_the_end_but_not_within_the_first_half_second(phone):
    phone.page.clock.install()
    phone.arrive()
    phone.start()
    won = phone.identity
    phone.stop_time()
    phone.play(phone.secret)
    phone.pass_time(0.62)
    another = phone.button("Another game")
    expect(another).to_be_focused()
    phone.press(another)
    phone.pass_time(0.45)
    phone.press(another)
    assert phone.identity == won, "a tap that was meant for the keyboard starts nothing"

    phone.pass_time(0.1)
    phone.press(another)
    expect(phone.keyboard).to_be_visible()
    assert phone.identity != won
    assert phone.attempts() == []


def test_cw1_a_game_with_six_attempts_in_hard_mode_is_lost_by_keyboard_alone(laptop):
    laptop.arrive()
    keyboard = laptop.page.keyboard
    tab_to_choices(laptop.page, "Codeword")
    keyboard.press("Enter")
    expect(laptop.modal).to_be_visible()
    choose(laptop.page, "6", group="Tries")
    choose(laptop.page, "Hard", group="Mode")
    tab_to(laptop.page, "Start")
    laptop.begin(lambda: keyboard.press("Enter"))
    expect(laptop.game).to_contain_text("5 letters · 6 tries · hard")

    secret = laptop.secret
    wrong = wrong_words(secret, 6)
    laptop.play_all(wrong)
    expect(laptop.end).to_contain_text("Not this time")
    expect(laptop.end).to_contain_text(secret.upper())
    expect(laptop.keyboard).to_have_count(0)
    assert laptop.attempts() == [(word, marks(word, secret)) for word in wrong]

    before = laptop.record
    laptop.enter(secret)
    assert laptop.record == before, "a game that is over takes no word"
