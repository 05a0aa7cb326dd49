"""Other programs change a page while it is played: what is shown is still what is announced and judged."""

import re

import pytest
from playwright.sync_api import expect

from support.anagrams import Rack, moves_of
from support.hangman import Puzzle, answer_of
from support.marks import marks
from support.meddling import ENCLOSE, PROGRAMS
from support.memorize import Cards, board, cards_of, pairs_of
from support.records import identity, record
from support.times import TYPED, TYPED_PROBLEMS, Round

# Games with their letters and numbers are not translated.
TRANSLATED = """(all) => all
  .filter((each) => each.textContent && !each.closest("[translate=no]")).map((each) => each.className)"""


@pytest.fixture(params=PROGRAMS)
def player(laptop, request):
    laptop.page.add_init_script(PROGRAMS[request.param])
    return laptop


def is_untranslated(player, *parts):
    for part in parts:
        found = player.page.locator(part)
        expect(found).not_to_have_count(0)
        assert found.evaluate_all(TRANSLATED) == []


def test_a_codeword_is_played_while_other_programs_change_the_page(player):
    player.open_seeded(record(identity(1), "river", limit=6))
    said = player.page.locator(".unseen[role=status]")
    tried = []
    for word in ["crane", "moist", "river"]:
        if tried:
            expect(said).to_contain_text(f"Attempt {len(tried)}, ")
        player.enter("zz")
        assert player.draft() == "zz___"
        player.submit()
        # Later a lesson about the marks stands in its place.
        if not tried:
            expect(player.message).to_have_text("Add 3 letters.")
        expect(said).to_have_text("Add 3 letters.")
        player.erase()
        player.erase()
        player.play(word)
        tried.append((word, marks(word, "river")))
        expect(player.attempt_rows).to_have_count(len(tried))
        assert player.attempts() == tried
        is_untranslated(player, ".peg")
    expect(player.end).to_contain_text("RIVER")
    expect(player.end).to_contain_text("3 tries")
    is_untranslated(player, ".answer")


def test_an_anagrams_is_played_while_other_programs_change_the_page(player):
    rack = Rack(player).open()
    score = 0
    for count, (word, points) in enumerate([("cod", 3), ("done", 4), ("conned", 6)], start=1):
        player.page.keyboard.type(word)
        expect(rack.field).to_have_value(word)
        assert rack.page.locator(".slot").all_text_contents()[: len(word)] == [*word.upper()]
        is_untranslated(player, ".slot", ".tiles .tile", ".box")
        player.page.keyboard.press("Enter")
        score += points
        if count == 1:
            # Later a lesson stands in its place.
            expect(rack.message).to_have_text("+3 points.")
        if count < 3:
            expect(rack.field).to_have_value("")
            expect(rack.game.locator(".titles")).to_contain_text(f"{score} points")
            expect(rack.said).to_contain_text(f"+{points} points.")
            assert rack.found() == sorted(["cod", "done", "conned"][:count])
            counts = rack.page.locator(".place-count").all_text_contents()
            assert sum(int(text.split()[0].split("/")[0]) for text in counts) == count
    expect(rack.page.locator(".game-end, .end").first).to_be_visible()
    assert moves_of(player.record) == ["word cod", "word done", "word conned"]


def test_a_hangman_is_played_while_other_programs_change_the_page(player):
    puzzle = Puzzle(player).open(answers=["giraffe"])
    shown = "_______"
    missed = 0
    for letter in "exiagqrf":
        puzzle.guess(letter)
        isRight = letter in "giraffe"
        missed += not isRight
        shown = "".join(l if l == letter else s for l, s in zip("giraffe", shown))
        if shown != "giraffe":
            expect(puzzle.key(letter)).to_have_class("key right" if isRight else "key wrong")
            assert "".join(puzzle.phrase.locator(".blank").all_text_contents()) == shown.replace("_", "")
            expect(puzzle.misses).to_contain_text(f"{6 - missed} tries left")
            expect(puzzle.said).to_contain_text(puzzle.message.inner_text())
            is_untranslated(player, ".blank", ".key", ".misses")
    expect(puzzle.end).to_contain_text("giraffe")
    assert "".join(answer_of(player.record)) == "giraffe"


def test_a_memorize_is_played_while_other_programs_change_the_page(player):
    cards = Cards(player).open(cards=board(3), players=2)
    pairs = pairs_of(cards_of(player.record))
    scores = cards.scores.locator(".player")
    cards.turn_up(pairs[0][0], pairs[1][0])
    expect(cards.said).to_contain_text(re.compile("match|pair", re.I))
    for number, (one, other) in enumerate([pairs[2], *pairs[:2]], start=1):
        cards.turn_up(one, other)
        expect(scores).to_have_text(["Player 1: 0", f"Player 2: {2 * number}"])
        assert sum(face.endswith("*") for face in cards.faces()) == 2 * number
    expect(cards.end).to_be_visible()


def test_a_times_is_played_while_other_programs_change_the_page(player):
    round = Round(player).open()
    round.go_on()
    expected = []
    for number, problem in enumerate(["12 × 17", "20 × 11", "15 × 13", "18 × 14", "16 × 19"]):
        expect(round.problem).to_contain_text(problem)
        names = round.choices()
        seen = [int(text.strip()[1:]) for text in round.answers.all_text_contents()]
        assert seen == names
        is_untranslated(player, ".problem", ".choice")
        expected.append(round.answer(right=number != 2))
        if number < 4:
            expect(round.message).to_contain_text("Right" if number != 2 else "195")
            round.go_on()
    expect(round.headline).to_be_visible()
    answers = [move for move in moves_of(player.record) if move.startswith("answer")]
    assert [int(move.split()[1]) == right for move, right in zip(answers, expected)] == [True, True, False, True, True]
    for right, row in zip(sorted(expected), range(5)):
        expect(round.answered.filter(has_text=str(right)).first).to_be_visible()


def test_the_typed_answers_of_a_times_are_what_is_seen_while_other_programs_change_the_page(player):
    round = Round(player).open(options=TYPED, problems=TYPED_PROBLEMS)
    problems = {"7 × 8": 56, "54 ÷ 6": 9, "9 + 8": 17, "15 − 7": 8}
    for problem, result in problems.items():
        round.go_on()
        expect(round.problem).to_contain_text(problem)
        assert round.shown() == result
        round.type(result)
        expect(round.problem).to_contain_text(f"= {result}")
        is_untranslated(player, ".pad .key")
        round.enter()
        expect(round.said).to_contain_text("Right")
    expect(round.headline).to_be_visible()


def test_rows_that_another_program_has_enclosed_do_not_end_the_page(laptop):
    laptop.seed(*[record(identity(number), "there", ["geese"]) for number in range(1, 4)])
    laptop.page.locator(".history li").evaluate_all(ENCLOSE)
    laptop.start()
    word = laptop.secret
    laptop.play(word)
    expect(laptop.end).to_be_visible()
    expect(laptop.rows).to_have_count(4)
    # The newest stands first, before what encloses the next one.
    expect(laptop.rows.first).to_have_attribute("href", re.compile(laptop.identity))


def test_keys_reach_the_game_where_another_program_stands_before_it(laptop):
    laptop.open_seeded(record(identity(1), "there"))
    laptop.page.evaluate("() => document.querySelector('#root').prepend(document.createElement('div'))")
    laptop.page.evaluate("() => document.activeElement.blur()")
    laptop.enter("geese")
    assert laptop.draft() == "geese"
