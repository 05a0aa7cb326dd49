"""How the parts of a screen stand to each other, which no measure of cut or overlapping parts finds."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import times
from support.anagrams import Rack
from support.daily import identity as daily_identity
from support.daily import record_of
from support.hangman import Puzzle
from support.layout import at_each, faults, measure
from support.memorize import Cards, board
from support.records import identity, record
from support.times import Round, played

WIDE = [(1180, 820), (1440, 900), (1920, 1080)]
COLOUR = "(element) => getComputedStyle(element).color"
GAMES = ["Codeword", "Anagrams", "Hangman", "Memorize", "Times"]


def seated(seat, device=LAPTOP, **options):
    return seat(device, reduced_motion="reduce", **options)


def middle(box):
    return box["x"] + box["width"] / 2


def test_todays_five_and_the_tiles_stand_in_the_middle_and_the_art_fills_its_tile(seat):
    player = seated(seat)
    player.arrive()
    welcome = player.page.locator(".welcome")
    for size in at_each(player, WIDE):
        place = welcome.bounding_box()
        card, tiles, art, tile = [
            welcome.locator(part).first.bounding_box()
            for part in (".day-card", ".shelf-tiles", ".game-tile .tile-art", ".game-tile")]
        assert abs(middle(card) - middle(tiles)) <= 1, size
        under = place["y"] + place["height"] - tiles["y"] - tiles["height"]
        assert abs(card["y"] - place["y"] - under) <= 2, size
        assert art["height"] >= tile["height"] * 0.4, size


def test_the_name_of_a_game_stands_in_its_middle_and_the_buttons_beside_it_together(seat):
    player = seated(seat)
    Rack(player).open()
    bar = player.page.locator(".game .title-bar")
    for size in at_each(player, [(844, 390), *WIDE]):
        titles, speaker, help = [
            bar.locator(part).bounding_box() for part in (".titles", ".speaker", ".speaker + .round")]
        assert abs(middle(titles) - middle(bar.bounding_box())) <= 1, size
        assert help["x"] - (speaker["x"] + speaker["width"]) <= 12, size


def test_what_stands_below_the_name_needs_one_line_on_a_phone(seat):
    player = seated(seat, PHONE)
    sizes = [(320, 568), (360, 640), (390, 844)]
    player.open_seeded(record(identity(1), "river", ["crane"], limit=6))
    subtitle = player.page.locator(".titles .subtitle")
    for size in at_each(player, sizes):
        assert subtitle.bounding_box()["height"] < 24, size
    player.seed(record_of("2025-11-20"), fragment=f"#/codeword/{daily_identity('2025-11-20')}")
    for size in at_each(player, sizes):
        expect(subtitle, size).to_contain_text("20 Nov · 5 letters")
        assert subtitle.bounding_box()["height"] < 24, size


def test_a_game_that_was_found_on_another_day_needs_two_lines_of_the_list(seat):
    player = seated(seat, PHONE)
    player.seed(*[record_of(f"2025-11-{day}") for day in (18, 19, 20)])
    for size in at_each(player, [(390, 844), (820, 1180), (1180, 820), (1440, 900)]):
        expect(player.rows, size).to_have_count(3)
        assert {round(row.bounding_box()["height"]) for row in player.rows.all()} == {62}, size


@pytest.mark.parametrize("game", GAMES)
def test_start_is_in_view_on_a_phone_that_lies(seat, game):
    player = seated(seat, PHONE, viewport={"width": 844, "height": 390})
    player.arrive()
    player.offer_choices(game.lower())
    expect(player.modal.get_by_role("button", name="Start")).to_be_in_viewport(ratio=1)
    assert faults(measure(player)) == []


def test_every_answer_of_a_round_is_in_view_at_its_end(seat):
    player = seated(seat)
    round = Round(player).open(moves=played(204, 222, 195, 252, 303))
    for size in at_each(player, [(390, 844), (1440, 900), (1920, 1080)]):
        expect(round.answered, size).to_have_count(5)
        for answer in round.answered.all():
            expect(answer, size).to_be_in_viewport(ratio=1)


def test_the_answers_to_a_sum_stand_below_it_without_a_void(seat):
    player = seated(seat)
    round = Round(player).open(moves=["start"])
    for size in at_each(player, [(820, 1180), (1440, 900)]):
        sum, answer = round.problem.bounding_box(), round.answers.first.bounding_box()
        assert answer["y"] - sum["y"] - sum["height"] < 130, size


def test_what_came_of_a_round_takes_one_line_of_its_row(seat):
    player = seated(seat)
    player.seed(times.record(identity(1), moves=played(204, 222, 195, 252, 304)))
    progress = player.page.locator(".history-progress")
    for size in at_each(player, [(320, 568), (390, 844), (820, 1180), (1180, 820), (1440, 900)]):
        expect(progress, size).to_have_text("4 of 5 right")
        assert progress.bounding_box()["height"] < 24, size


def test_the_drawing_of_a_hangman_stands_above_its_word(seat):
    player = seated(seat)
    puzzle = Puzzle(player).open()
    for size in at_each(player, WIDE):
        drawing, phrase = puzzle.drawing.bounding_box(), puzzle.phrase.bounding_box()
        assert drawing["y"] + drawing["height"] <= phrase["y"], size
        assert drawing["height"] > player.page.viewport_size["height"] * 0.28, size


def test_every_headline_of_an_end_has_the_colour_of_text(phone):
    Rack(phone).open(moves=["word conned"])
    colours = [phone.page.locator(".end-headline").evaluate(COLOUR)]
    Cards(phone).open(cards=board(2), moves=[1, 4, 2, 3])
    colours.append(phone.page.locator(".end-headline").evaluate(COLOUR))
    assert {*colours} == {phone.page.locator("h2").first.evaluate(COLOUR)}


def test_the_headline_of_a_memorize_needs_one_line(seat):
    player = seated(seat)
    moves = [1, 2, 3, 1, 2, 3, *(move for card in range(1, 25) for move in (card, 49 - card))]
    Cards(player).open(cards=board(24), moves=moves)
    headline = player.page.locator(".end-headline")
    for size in at_each(player, [(320, 568), (390, 844), (820, 1180), (1440, 900)]):
        expect(headline, size).to_have_text("24 pairs in 27 turns")
        letters = headline.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)")
        assert headline.bounding_box()["height"] < letters * 1.5, size


def test_the_calendar_stands_beside_the_five_where_there_is_room(seat):
    player = seated(seat, PHONE)
    player.arrive("#/daily")
    for size in at_each(player, [(844, 390), *WIDE]):
        games = player.page.locator(".daily .shelf").bounding_box()
        calendar = player.page.locator(".calendar").bounding_box()
        assert games["x"] + games["width"] < calendar["x"], size
        assert faults(measure(player)) == [], size


def test_the_picture_of_a_game_that_is_begun_stands_in_one_row(seat):
    player = seated(seat)
    for game in ["codeword", "anagrams"]:
        player.arrive(f"#/{game}")
        for size in at_each(player, [(320, 568), (390, 844), (844, 390), (820, 1180), (1440, 900)]):
            signs = player.page.locator(".start-art .peg, .start-art .tile").all()
            assert len(signs) in (4, 6), size
            assert len({round(sign.bounding_box()["y"]) for sign in signs}) == 1, size
