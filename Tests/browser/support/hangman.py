"""A player of Hangman: what they do, and what they see."""

import re
import unicodedata
from urllib.parse import unquote

from playwright.sync_api import expect

from support.records import BEGUN


def record(
        identity=f"{1:032x}", answers=("giraffe",), category="animals", moves=(), misses=6,
        begun=BEGUN, clue="it_has_a_very_long_neck"):
    """The record of a Hangman with one answer, or with several in evil mode."""
    mode = "standard" if len(answers) == 1 else "evil"
    puzzle = " ".join(f"answer={answer} clue={clue}" for answer in answers)
    lines = [
        "pastime 1", "game hangman 1", f"id {identity}", f"begun {begun}",
        f"options answers={category} difficulty=any misses={misses} mode={mode}",
        f"puzzle category={category} {puzzle}", ""]
    for number, move in enumerate(moves, start=1):
        lines.append(f"{number * 10_000} {number * 10_000} {move}")
    return "".join(line + "\n" for line in lines)


def answer_of(text):
    """The letters of the answer, in a record that has only one."""
    [puzzle] = [line for line in text.splitlines() if line.startswith("puzzle ")]
    [answer] = [field for field in puzzle.split() if field.startswith("answer=")]
    return plain_letters(unquote(answer.removeprefix("answer=")))


def plain_letters(text):
    """The letters of a text as their keys have them: in lower case, without accents."""
    return [
        letter for letter in unicodedata.normalize("NFD", text.lower())
        if letter.isascii() and letter.isalpha()]


class Puzzle:
    """The game of Hangman in front of a player."""

    def __init__(self, player):
        page = player.page
        self.player = player
        self.page = page
        self.game = page.get_by_role("region", name="Hangman")
        self.keyboard = self.game.get_by_role("group", name="Letters")
        self.phrase = self.game.locator(".phrase")
        self.misses = self.game.locator(".misses")
        self.message = self.game.locator(".message")
        self.clue = self.game.locator(".clue")
        self.drawing = self.game.locator(".drawing")
        self.end = self.game.locator(".end")
        self.dialog = page.get_by_role("dialog")
        self.said = page.locator(".unseen[role=status]")

    def open(self, **options):
        """Stores a game and opens it."""
        self.player.seed(record(**options), fragment=f"#/hangman/{1:032x}")
        expect(self.game).to_be_visible()
        return self

    def start(self):
        """Starts a game with the default options from the list."""
        self.player.press(self.player.button("New Hangman"))
        expect(self.game).to_be_visible()
        return self

    def key(self, letter):
        name = re.compile(f"^{letter.upper()}(,|$)")
        return self.keyboard.get_by_role("button", name=name)

    def guess(self, letters):
        """Guesses letters: with the keys on the screen of a touch device, else with the keyboard."""
        for letter in letters:
            if self.player.touches:
                self.player.press(self.key(letter))
            else:
                self.page.keyboard.press(letter)

    def tool(self, name):
        self.player.press(self.game.get_by_role("button", name=name, exact=True))

    def answer(self, text):
        """Guesses the whole answer."""
        field = self.game.get_by_role("textbox", name="The whole answer")
        if not field.is_visible():
            self.tool("Solve")
        expect(field).to_be_visible()
        field.fill(text)
        field.press("Enter")

    def shown(self):
        """What is shown of the answer; `_` for a blank."""
        return self.phrase.evaluate(
            "(phrase) => [...phrase.children].map((word) => [...word.children].map("
            "(place) => place.textContent || '_').join('')).join(' ')")

    def parts(self):
        """The parts of the drawing."""
        return self.drawing.locator("use").evaluate_all(
            "(parts) => parts.map((part) => part.getAttribute('href').split('-')[1])")
