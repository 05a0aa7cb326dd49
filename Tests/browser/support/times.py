"""A player of Times: what they do, and what they see."""

import re

from playwright.sync_api import expect

from support.records import BEGUN

CLASSIC = "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near"
PROBLEMS = (
    "12*17=202,204,206,201 20*11=219,223,220,222 15*13=195,193,196,197 18*14=249,252,251,254"
    " 16*19=307,303,306,304")
TYPED = "mode=round operations=*/+- first=2-10 second=2-10 count=4 answers=0 wrong=near"
TYPED_PROBLEMS = "7*8 54/6 9+8 15-7"
SPRINT = "mode=sprint-60 operations=* first=2-9 second=2-9 count=60 answers=4 wrong=near"
SPRINT_PROBLEMS = " ".join(["7*8=56,58,54,53", "6*9=51,53,54,57"] * 30)
LARGEST = "mode=round operations=/ first=900-999 second=900-999 count=2 answers=6 wrong=slips"
LARGEST_PROBLEMS = (
    "995004/999=996,997,998,999,1000,1001"
    " 997002/999=998,997,996,999,1000,1001")

# The names of its parts.
NAMES = {
    "game": "Times", "answers": "Answers", "pad": "Number pad", "answered": "Answered so far"}

SIGNS = {"×": lambda a, b: a * b, "÷": lambda a, b: a // b, "+": lambda a, b: a + b,
         "−": lambda a, b: a - b}


def record(
        identity=f"{1:032x}", options=CLASSIC, problems=PROBLEMS, moves=(), begun=BEGUN, step=3000):
    """The record of a Times, with one move every `step` milliseconds."""
    lines = [
        "pastime 1", "game times 1", f"id {identity}", f"begun {begun}", f"options {options}",
        f"puzzle {problems}", ""]
    for number, move in enumerate(moves, start=1):
        lines.append(f"{number * step} {number * step} {move}")
    return "".join(line + "\n" for line in lines)


def played(*answers):
    """The moves of a round with these answers."""
    return [
        move for number, answer in enumerate(answers)
        for move in ["next" if number else "start", f"answer {answer}"]]


class Round:
    """The game of Times in front of a player.

    Without motion, each problem waits for Next. Where the round goes on by itself after a right answer, a test
    has to wait for the next problem.
    """

    def __init__(self, player, names=NAMES, goes_on=False):
        page = player.page
        if not goes_on:
            page.emulate_media(reduced_motion="reduce")
        self.player = player
        self.page = page
        self.goes_on = goes_on
        self.game = page.get_by_role("region", name=names["game"])
        self.answers = self.game.get_by_role("group", name=names["answers"]).get_by_role("button")
        self.pad = self.game.get_by_role("group", name=names["pad"])
        self.problem = self.game.locator(".problem")
        self.headline = self.game.locator(".end-headline")
        self.tally = self.game.locator(".tally")
        self.message = self.game.locator(".message")
        self.answered = self.game.get_by_role("list", name=names["answered"]).locator("li")
        self.go = self.game.locator(".go, .end-buttons .primary")
        self.said = page.locator(".unseen[role=status]")

    def open(self, **options):
        """Stores a game and opens it."""
        self.player.seed(record(**options), fragment=f"#/times/{1:032x}")
        expect(self.game).to_be_visible()
        return self

    def start(self):
        """Starts a game with the default options from the list."""
        self.player.press(self.player.button("New Times"))
        expect(self.game).to_be_visible()
        return self

    def go_on(self):
        """Presses the one button, or its key, once it is there."""
        expect(self.go).to_be_enabled()
        if self.player.touches:
            self.go.tap()
        else:
            self.page.keyboard.press("Enter")

    def asked(self):
        """The text of the problem, once it is shown."""
        expect(self.problem).to_have_text(re.compile(r"^\d+ \S \d"))
        return self.problem.inner_text()

    def shown(self):
        """The result of the shown problem, computed from what is visible."""
        left, sign, right = self.asked().split("=")[0].split()
        return SIGNS[sign](int(left), int(right))

    def choices(self):
        return [
            int(re.search(r"\d+", name).group()) for name in
            self.answers.evaluate_all("(all) => all.map((each) => each.ariaLabel)")]

    def choose(self, answer):
        """Chooses an answer: by touch, or with its key."""
        place = self.choices().index(answer)
        if self.player.touches:
            self.answers.nth(place).tap()
        else:
            self.page.keyboard.press(str(place + 1))

    def answer(self, right=True):
        """Answers the shown problem, and waits until another tap is not a double tap."""
        # The page shows a problem once it has stored that the player asked for it.
        expect(self.answers.first).not_to_have_attribute("aria-disabled", "true")
        result = self.shown()
        if self.goes_on:
            # A tap on a problem that has just followed by itself may be the second half of a double tap.
            self.page.wait_for_timeout(300)
        self.choose(
            result if right else next(other for other in self.choices() if other != result))
        self.page.wait_for_timeout(300)
        return result

    def play(self):
        """Plays the round to its end, without a miss. Motion is reduced, so each problem waits to be asked for."""
        self.go_on()
        self.answer()
        while not self.is_over():
            self.go_on()
            self.answer()

    def is_over(self):
        """Whether the round is over; waits until it is, or until the player can go on to the next problem."""
        expect(self.go).to_be_enabled()
        return self.headline.count() > 0

    def type(self, number):
        """Types an answer: with the pad on a touch device, else with the keyboard."""
        for digit in str(number):
            if self.player.touches:
                self.pad.get_by_role("button", name=digit, exact=True).tap()
            else:
                self.page.keyboard.press(digit)

    def enter(self):
        if self.player.touches:
            self.pad.get_by_role("button", name="OK").tap()
        else:
            self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(300)

    def tool(self, name):
        self.player.press(self.game.get_by_role("button", name=name, exact=True))
