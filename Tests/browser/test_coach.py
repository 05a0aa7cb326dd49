"""The coach: how a game was played, at its end and when a player looks back."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support import anagrams, hangman, memorize, times
from support.focus import tab_to
from support.records import identity, record
from support.translations import GERMAN
from support.worker import wait_for_worker

CODEWORD = record(identity(1), "light", ["raise", "night", "might", "light"])
GAMES = {
    "codeword": CODEWORD,
    "hangman": hangman.record(moves=[f"letter {letter}" for letter in "xqieagfr"]),
    "memorize": memorize.record(
        cards="01233210", moves=[1, 2, 3, 4, 8, 2, 1, 8, 2, 7, 3, 6, 4, 5]),
    "anagrams": anagrams.record(
        identity(1), racks=["cdenno"], moves=["word cod", "word conned"]),
    "times": times.record(
        options=times.TYPED, problems=times.TYPED_PROBLEMS, moves=times.played(56, 9, 18, 8)),
}
FILES = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
# How long the bars are, in points.
LENGTHS = "(bars) => bars.map((bar) => parseFloat(getComputedStyle(bar, '::after').width))"
# Makes the coach unreachable for the page, until `connected` is set.
NO_COACH = """
window.fetch = ((fetch) => (address, options) => window.connected || !address.includes("/coach")
  ? fetch(address, options) : Promise.reject(new TypeError("there is no connection")))(fetch)
"""


def open_end(player, game="codeword"):
    player.seed(GAMES[game], fragment=f"#/{game}/{identity(1)}")
    button = player.page.locator(".end, .game-end").get_by_role("button", name="How did I play?")
    expect(button).to_be_visible()
    return button


def ask(player, game="codeword"):
    player.press(open_end(player, game))
    expect(player.modal.locator(".coach-lead")).to_be_visible()
    return player.modal


def figures(modal):
    texts = modal.locator(".coach-bar span:nth-child(2)").all_inner_texts()
    return [float(text.replace(",", ".")) for text in texts]


def coach_files(player):
    return [name for name in player.page.evaluate(FILES) if "/coach" in name]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_each_game_leads_to_what_the_coach_says(phone, game):
    modal = ask(phone, game)
    assert "luck" not in modal.inner_text().lower()
    lengths = modal.locator(".coach-bar > div").evaluate_all(LENGTHS)
    assert [round(length / max(lengths, default=1), 2) for length in lengths] == pytest.approx(
        [figure / max(figures(modal)) for figure in figures(modal)], abs=0.02)
    expect(modal.locator("summary", has_text="How we count")).to_be_visible()


def test_nothing_of_the_coach_is_fetched_before_it_is_asked(phone):
    button = open_end(phone)
    assert coach_files(phone) == []
    phone.press(button)
    expect(phone.modal.locator(".coach-lead")).to_have_text("Found in 4 tries. Perfect play takes 3.4 on average.")


def test_the_question_is_answered_before_it_is_told_with_the_keyboard_alone(laptop):
    open_end(laptop)
    page = laptop.page
    tab_to(page, "How did I play?", "Shift+Tab")
    page.keyboard.press("Enter")
    modal = laptop.modal
    expect(modal.get_by_role("heading", name="What would you try here?")).to_be_visible()
    tab_to(page, "Your word")
    page.keyboard.type("album")
    page.keyboard.press("Enter")
    expect(modal.get_by_text("ALBUM makes 4 groups: no common word makes more.")).to_be_visible()
    tab_to(page, "Tell me")
    page.keyboard.press("Enter")
    expect(modal.get_by_role("textbox")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(modal).to_have_count(0)


def test_in_looking_back_each_move_has_its_card(phone):
    phone.seed(CODEWORD, fragment=f"#/codeword/{identity(1)}/moves")
    review = phone.page.locator(".review")
    phone.press(review.get_by_role("button", name="How did I play?"))
    expect(phone.modal.locator(".coach-lead")).to_be_visible()
    phone.press(phone.modal.get_by_role("button", name="Close"))
    card = review.locator(".coach-card")
    expect(card).to_contain_text("4. LIGHT")
    phone.press(review.get_by_role("button", name="Previous move"))
    expect(card).to_contain_text("3. MIGHT")
    expect(card).to_contain_text("5 words were possible")


@pytest.mark.parametrize(("game", "back", "words"), [
    ("hangman", 4, "4. E"), ("memorize", 2, "6. "), ("anagrams", 0, "1. CDENNO"),
])
def test_in_looking_back_at_other_games_a_move_has_its_card_too(phone, game, back, words):
    phone.seed(GAMES[game], fragment=f"#/{game}/{identity(1)}/moves")
    review = phone.page.locator(".review")
    phone.press(review.get_by_role("button", name="How did I play?"))
    expect(phone.modal.locator(".coach-lead")).to_be_visible()
    phone.press(phone.modal.get_by_role("button", name="Close"))
    for _ in range(back):
        phone.press(review.get_by_role("button", name="Previous move"))
    expect(review.locator(".coach-card")).to_contain_text(words)


def test_who_leaves_ends_what_is_reckoned_and_may_ask_again(seat):
    phone = seat(PHONE, service_workers="block")
    button = open_end(phone)
    held = []
    phone.page.route("**/coach.*.wasm", lambda route: held.append(route))
    phone.press(button)
    expect(phone.modal.get_by_text("Looking at your game")).to_be_visible()
    phone.press(phone.modal.get_by_role("button", name="Close"))
    expect(phone.modal).to_have_count(0)
    phone.page.unroute("**/coach.*.wasm")
    phone.press(button)
    expect(phone.modal.locator(".coach-lead")).to_be_visible()


def test_what_was_asked_once_is_there_without_a_network(seat):
    phone = seat(PHONE, service_workers="allow")
    phone.arrive()
    wait_for_worker(phone.page)
    ask(phone)
    phone.page.context.set_offline(True)
    phone.reload()
    phone.press(phone.page.locator(".end").get_by_role("button", name="How did I play?"))
    expect(phone.modal.locator(".coach-lead")).to_be_visible()


def test_where_the_coach_cannot_be_had_one_sentence_says_so(phone):
    phone.page.add_init_script(NO_COACH)
    button = open_end(phone)
    phone.press(button)
    expect(phone.modal.get_by_text("Can’t reach the coach.")).to_be_visible()
    phone.press(phone.modal.get_by_role("button", name="Close"))
    phone.page.evaluate("window.connected = true")
    phone.press(button)
    expect(phone.modal.locator(".coach-lead")).to_be_visible()


def test_it_speaks_german_where_the_page_does(seat):
    player = seat(PHONE, **GERMAN.browser)
    player.seed(CODEWORD, fragment=f"#/codeword/{identity(1)}")
    player.press(player.page.locator(".end").get_by_role("button", name="Wie lief es?"))
    lead = player.modal.locator(".coach-lead")
    expect(lead).to_have_text("Gefunden in 4 Versuchen. Perfekt gespielt sind es im Schnitt 3,4.")
    assert figures(player.modal) == [3.4, 4.5, 4]
