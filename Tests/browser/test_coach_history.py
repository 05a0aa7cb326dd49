"""The coach over several games: the last ones as a chart, two results of one puzzle, and what words mean."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support import coach
from support.coach import HANGMANS, MANY, MEMORIZES, OWN_OF_LINK, see_both, see_last, see_meanings, see_only
from support.records import identity
from test_coach import figures

GAMES = {"Codeword": MANY[:5], "Hangman": HANGMANS, "Memorize": MEMORIZES}
# Where the two columns of a game of the chart are, in points below the top of the chart.
COLUMNS = """(chart) => [...chart.children].map((column) => ["::before", "::after"].map((part) => {
  const style = getComputedStyle(column, part)
  return [parseFloat(style.height), parseFloat(style.bottom)]
}))"""


@pytest.mark.parametrize("game", GAMES)
def test_statistics_lead_to_the_last_games_as_a_chart(phone, game):
    modal = see_last(phone, *GAMES[game], game=game)
    count = len(GAMES[game])
    expect(modal.locator(".coach-lead")).to_contain_text(f"Your last {count} games")
    usual, expected, mean = figures(modal)
    assert 0 < usual <= expected and mean > 0
    chart = modal.get_by_role("list", name="Chance: ")
    columns = chart.get_by_role("listitem")
    expect(columns).to_have_count(count)
    said = columns.all_inner_texts()
    phone.press(modal.locator("summary", has_text="Game by game"))
    assert modal.locator("details[open] p").all_inner_texts() == said
    assert "luck" not in modal.inner_text().lower()


def test_columns_are_as_high_as_what_they_stand_for(phone):
    modal = see_last(phone, *MANY[:5])
    said = modal.locator(".coach-chart li").all_inner_texts()
    told = [
        [float(part.replace("−", "-")) for part in text.split("(")[1].rstrip(")").split(", ")]
        for text in said]
    columns = modal.locator(".coach-chart").evaluate(COLUMNS)
    per_tenth = max(height for column in columns for height, _ in column) / (
        10 * max(abs(value) for values in told for value in values))
    for values, column in zip(told, columns, strict=True):
        for value, (height, _) in zip(values, column, strict=True):
            # Whole percents of the chart, and never less than can be seen.
            assert abs(height - max(2, abs(value) * 10 * per_tenth)) < 3


def test_from_one_game_the_way_leads_to_those_before_it_and_back(laptop):
    laptop.seed(*MANY[:3], fragment=f"#/codeword/{identity(101)}")
    laptop.press(laptop.page.locator(".end").get_by_role("button", name="How did I play?"))
    lead = laptop.modal.locator(".coach-lead")
    expect(lead).to_contain_text("Found in 3 tries")
    laptop.press(laptop.modal.get_by_role("button", name="Your last games"))
    expect(lead).to_contain_text("Your last 2 games of 5 letters")
    laptop.press(laptop.modal.get_by_role("button", name="Back to this game"))
    expect(lead).to_contain_text("Found in 3 tries")


def test_one_game_has_a_sentence_and_no_chart(phone):
    modal = see_only(phone)
    expect(modal.locator(".coach-lead")).to_contain_text("Finish two games to see a chart.")
    expect(modal.locator(".coach-chart, .coach-bar")).to_have_count(0)


def test_who_leaves_while_it_counts_ends_it_and_may_come_again(laptop):
    coach.open_last(laptop, *MANY)
    expect(laptop.modal.locator(".coach-wait")).to_contain_text("of 20 …")
    assert len(laptop.page.workers) == 1
    laptop.page.keyboard.press("Escape")
    expect(laptop.modal).to_have_count(0)
    for _ in range(100):
        if laptop.page.workers:
            laptop.page.wait_for_timeout(50)
    assert laptop.page.workers == []
    laptop.open_sheet("Statistics")
    laptop.press(laptop.modal.locator(".modal-head .segment").filter(has_text="Codeword"))
    laptop.press(laptop.modal.get_by_role("button", name="Your last games"))
    expect(laptop.modal.locator(".coach-chart li")).to_have_count(20, timeout=60_000)


def test_the_game_goes_on_beside_what_was_left(laptop):
    coach.open_last(laptop, *MANY)
    expect(laptop.modal.locator(".coach-wait")).to_be_visible()
    laptop.page.keyboard.press("Escape")
    laptop.start()
    laptop.play("crane")
    expect(laptop.attempt_rows).to_have_count(1)


def test_two_results_of_one_puzzle_stand_beside_each_other(phone):
    modal = see_both(phone)
    rows = [pair.locator("p").all_text_contents() for pair in modal.locator(".coach-pair").all()]
    assert rows[0] == ["Tries", "You 4", "Your friend 3"]
    assert rows[1] == ["Perfect play", "You 3.4", "Your friend 3.4"]
    assert rows[2] == ["These words, on average", "You 4.5", "Your friend 4.6"]
    assert rows[3][:2] == ["Try 1", "You RAISE: 108 words left"]
    assert rows[3][2].startswith("Your friend ABOUT: ")
    assert rows[6] == ["Try 4", "You LIGHT: found", "Your friend –"]
    phone.press(modal.get_by_role("button", name="Back to this game"))
    expect(modal.locator(".coach-lead")).to_contain_text("Found in 4 tries")


def test_in_a_friends_game_that_is_looked_through_each_move_has_its_card_and_nobody_is_called_you(seat):
    # With motion it goes on by itself.
    phone = seat(PHONE, reduced_motion="reduce")
    phone.seed(OWN_OF_LINK)
    phone.arrive(coach.link_to(coach.FRIENDS))
    review = phone.page.locator(".review")
    phone.press(review.get_by_role("button", name="How did they play?"))
    expect(phone.modal.get_by_role("heading", name="How did they play?")).to_be_visible()
    expect(phone.modal.locator(".coach-pair").first).to_have_text("TriesYou 4Your friend 3")
    expect(phone.modal.get_by_role("textbox")).to_have_count(0)
    phone.press(phone.modal.get_by_role("button", name="Close"))
    phone.press(review.get_by_role("button", name="Next move"))
    expect(review.locator(".coach-card")).to_contain_text("1. ABOUT")


@pytest.mark.parametrize(("width", "columns"), [(320, 2), (390, 2), (1440, 3)])
def test_what_two_games_compare_stands_above_them_on_a_phone(seat, width, columns):
    player = seat(PHONE)
    player.page.set_viewport_size({"width": width, "height": 844})
    see_both(player)
    pair = player.modal.locator(".coach-pair").nth(4)
    lefts = pair.evaluate("(pair) => [...pair.children].map((part) => part.getBoundingClientRect().left)")
    assert len({round(left) for left in lefts}) == columns


def test_words_that_still_fitted_unfold_with_what_they_mean(phone):
    modal = see_meanings(phone)
    words = modal.locator(".coach-words[open] p")
    expect(words).to_have_count(5)
    expect(words.filter(has_text="TIGHT")).not_to_have_text("TIGHT ")
    phone.press(modal.locator("details[open] .coach-words > summary"))
    expect(modal.locator(".coach-words[open]")).to_have_count(0)
