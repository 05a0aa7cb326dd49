"""Every screen by its name, and how a player reaches it."""

from playwright.sync_api import expect

from support.anagrams import Rack
from support.daily import Five, record_of, today
from support.hangman import Puzzle
from support.memorize import Cards
from support.times import TYPED, TYPED_PROBLEMS, Round, played


def open_sample(player, words):
    """Opens the first sample whose row has these words."""
    player.arrive("#/samples")
    codewords = player.page.locator(".history-link[href*=codeword]")
    player.press(codewords.filter(has_text=words).first)
    expect(player.game).to_be_visible()


def wait_for_meanings(player):
    expect(player.page.locator(".meaning").first).not_to_be_empty()


def at_home(*steps):
    """The screen after a few steps on a page that has no games."""
    def reach(player):
        player.arrive()
        for step in steps:
            step(player)
    return reach


SCREENS = {
    "the empty list": at_home(),
    "a list of games": lambda player: player.arrive("#/samples"),
    "a new game": at_home(lambda player: player.start()),
    "a game under way": lambda player: open_sample(player, "2 tries"),
    "a game that is over": lambda player: open_sample(player, "· found"),
    "the choices": at_home(lambda player: player.offer_choices("codeword")),
    "the settings": at_home(lambda player: player.press(player.button("Settings"))),
    "the settings of Codeword": at_home(lambda player: player.open_settings("Codeword")),
    "the settings of one's own games": at_home(lambda player: player.open_settings("My games")),
    "the statistics": lambda player: (
        player.arrive("#/samples"), player.open_sheet("Statistics")),
    "about": at_home(
        lambda player: player.open_from_settings("About Pastime"),
        lambda player: player.press(player.page.get_by_text("Licences and notices"))),
    "the menu of a game": lambda player: (
        player.arrive("#/samples"), player.press(player.page.locator(".history-menu").first)),
    "the help": at_home(
        lambda player: player.start(), lambda player: player.press(player.button("How to play"))),
    "the keys": at_home(lambda player: player.page.keyboard.press("?")),
    "sharing": lambda player: (
        open_sample(player, "· found"), player.press(player.button("Share"))),
    "a game that is looked through": lambda player: (
        open_sample(player, "· found"),
        player.page.evaluate("location.hash += '/moves'"),
        expect(player.page.locator(".review")).to_be_visible()),
    "Anagrams under way": lambda player: Rack(player).open(
        racks=["hisswy", "cdenno"], moves=["word swishy", "word cod", "word ned", "hint 25"]),
    "Anagrams with the question whether to leave": lambda player: (
        Rack(player).open().tool("Pass")),
    "Anagrams against the clock": lambda player: Rack(player).open(mode="timed"),
    "the end of a rack of Anagrams": lambda player: (
        Rack(player).open(racks=["hisswy", "cdenno"], moves=["word wish"]).enter("swishy"),
        wait_for_meanings(player)),
    "the end of an Anagrams": lambda player: (
        Rack(player).open(racks=["hisswy", "cdenno"], moves=["word swishy", "word conned"]),
        wait_for_meanings(player)),
    "Hangman under way": lambda player: Puzzle(player).open(
        answers=["red_panda"], moves=["letter a", "letter x", "hint"]),
    "Hangman with the field for the answer": lambda player: Puzzle(player).open().tool("Solve"),
    "Hangman with the question whether to start over": lambda player: (
        Puzzle(player).open().tool("Start over")),
    "the dialog at the end of a Hangman": lambda player: Puzzle(player).open(
        answers=["cat", "dog", "cow", "pig", "hen", "rat"]).guess("xzwvjf"),
    "the end of a Hangman": lambda player: Puzzle(player).open(
        answers=["cat"], moves=[f"letter {letter}" for letter in "xzqkbm"]),
    "the choices of Hangman": at_home(
        lambda player: player.offer_choices("hangman"),
        lambda player: player.press(player.modal.locator("summary").last)),
    "the help of Hangman": lambda player: (
        Puzzle(player).open(), player.press(player.button("How to play"))),
    "sharing a Hangman": lambda player: (
        Puzzle(player).open(answers=["cat"], moves=["answer cat"]),
        player.press(player.button("Share"))),
    "Memorize under way": lambda player: Cards(player).open(
        cards="012345543210", moves=[1, 12, 2, 3]),
    "Memorize of two players": lambda player: Cards(player).open(players=2, moves=[1, 2, 3]),
    "the end of a Memorize": lambda player: Cards(player).open(moves=[1, 4, 2, 3]),
    "the choices of Memorize": at_home(lambda player: player.offer_choices("memorize")),
    "themes of one's own": at_home(
        lambda player: player.offer_choices("memorize"),
        lambda player: player.press(player.button("Your themes")),
        lambda player: player.modal.get_by_label("Emoji").fill("🐧 x")),
    "the help of Memorize": lambda player: (
        Cards(player).open(), player.press(player.button("How to play"))),
    "sharing a Memorize": lambda player: (
        Cards(player).open(moves=[1, 4, 2, 3]), player.press(player.button("Share"))),
    "Times before the start": lambda player: Round(player).open(),
    "Times with a problem": lambda player: Round(player).open(moves=["start"]),
    "Times after a miss": lambda player: Round(player).open(
        moves=["start", "answer 204", "next", "answer 222"]),
    "Times with the number pad": lambda player: Round(player).open(
        options=TYPED, problems=TYPED_PROBLEMS, moves=["start"]),
    "Times with the question whether to end": lambda player: (
        Round(player).open(moves=["start"]).tool("End")),
    "the end of a Times": lambda player: Round(player).open(
        moves=played(204, 222, 195, 252, 303)),
    "the chart of Times": lambda player: (
        Round(player).open(moves=played(204, 222, 195, 252, 303)).tool("My tables")),
    "sharing a Times": lambda player: (
        Round(player).open(moves=played(204, 222, 195, 252, 303)).tool("Share")),
    "the choices of Times": at_home(lambda player: player.offer_choices("times")),
    "the help of Times": lambda player: (
        Round(player).open(), player.press(player.button("How to play"))),
    "the daily five": lambda player: player.seed(
        record_of(today(player)), fragment="#/daily"),
    "the help of the daily five": lambda player: (
        Five(player).open(), player.open_sheet("About daily puzzles")),
    "sharing the daily five": lambda player: (
        player.seed(record_of(today(player)), fragment="#/daily"),
        player.press(Five(player).part.get_by_role("button", name="Share"))),
    "the choices of Anagrams": at_home(lambda player: player.offer_choices("anagrams")),
    "the help of Anagrams": lambda player: (
        Rack(player).open(), player.press(player.button("How to play"))),
    "sharing an Anagrams": lambda player: (
        Rack(player).open(moves=["word conned"]), player.press(player.button("Share"))),
}
