"""Every screen by its name, and how a player reaches it on a page in another language."""

from playwright.sync_api import expect

from support import anagrams, daily, hangman, memorize, times
from support.memorize import Cards
from support.records import identity, record
from support.times import Round, played


def choices(game):
    return lambda player, said: (player.arrive(), player.offer_choices(game))


def settings(part):
    def reach(player, said):
        player.arrive()
        player.open_sheet(said("Settings"))
        if part != "General":
            player.choose(said(part), said("Settings"))
    return reach


def seed(player, said=None):
    """Stores a game of each kind in the list."""
    player.seed(
        times.record(identity(1), moves=played(204, 222, 195, 252, 303)),
        memorize.record(identity(2), moves=[1, 4, 2, 3]),
        record(identity(3), "there", ["geese"]),
        record(identity(4), "there", ["there"]),
        anagrams.record(identity(5), moves=["word coned", "word conned"]),
        hangman.record(identity(6), moves=["letter a", "letter x"]),
        hangman.record(identity(7), moves=["answer giraffe"]))


def statistics(game):
    def reach(player, said):
        seed(player)
        player.open_sheet(said("Statistics"))
        player.press(player.modal.locator(".modal-head .segment").filter(has_text=said(game)))
    return reach


def opened(text):
    """Stores a game and opens it."""
    game = text.split()[3]
    return lambda player, said: (
        player.seed(text, fragment=f"#/{game}/{identity(1)}"),
        expect(player.page.locator(f".game.{game}")).to_be_visible())


def codeword(secret="there", attempts=(), **options):
    return opened(record(identity(1), secret, attempts, **options))


def rack(*moves, **options):
    return opened(anagrams.record(identity(1), moves=moves, **options))


def puzzle(*moves, **options):
    return opened(hangman.record(moves=moves, **options))


def then(reach, *buttons):
    """The screen after a few presses in a game."""
    def reach_all(player, said):
        reach(player, said)
        for name in buttons:
            player.press(player.page.get_by_role("button", name=said(name), exact=True))
    return reach_all


def typed(reach, *keys):
    """The screen after a few keys."""
    def reach_all(player, said):
        reach(player, said)
        for key in keys:
            player.page.keyboard.press(key)
    return reach_all


def own(game, part, label, text):
    """A word of the player's own, which cannot be played."""
    def reach(player, said):
        choices(game)(player, said)
        player.press(player.modal.get_by_text(said(part)))
        player.modal.get_by_label(said(label), exact=True).fill(text)
    return reach


def review(reach):
    def reach_all(player, said):
        reach(player, said)
        player.page.evaluate("location.hash += '/moves'")
        expect(player.page.locator(".review")).to_be_visible()
    return reach_all


def cards(player, said, **options):
    return Cards(player, said.of(memorize.NAMES)).open(**options)


def round_(player, said, **options):
    return Round(player, said.of(times.NAMES)).open(**options)


def about(player, said):
    player.arrive()
    player.open_from_settings(said("About Pastime"), said("Settings"))
    player.modal.get_by_label(said("Look up a word")).fill("zzzz")
    expect(player.modal.locator(".look-up .note")).not_to_be_empty()


SCREENS = {
    "the empty list": lambda player, said: player.arrive(),
    "a list of games": lambda player, said: seed(player),
    "the menu of a game": lambda player, said: (
        seed(player), player.press(player.button(said("Actions")).first)),
    "the settings": settings("General"),
    "the settings of Codeword": settings("Codeword"),
    "the settings of one's own games": settings("My games"),
    "the daily five": lambda player, said: player.arrive("#/daily"),
    "the help of the daily five": lambda player, said: (
        player.arrive("#/daily"), player.press(player.button(said("About daily puzzles")))),
    "sharing the daily five": lambda player, said: (
        player.seed(
            memorize.record(daily.identity(daily.today(player)), moves=[1, 4, 2, 3]),
            fragment="#/daily"),
        player.press(player.button(said("Share")))),
    "a search of the list": lambda player, said: (
        player.seed(*(
            memorize.record(identity(number), moves=[1, 4]) for number in range(1, 8))),
        player.press(player.page.get_by_role("button", name=said("Search"), exact=True)),
        player.page.get_by_label(said("Search your games")).fill("qqq")),
    "the statistics of all games": statistics("All"),
    "the statistics of Times": statistics("Times"),
    "the statistics of Memorize": statistics("Memorize"),
    "about": about,
    "the keys": lambda player, said: (player.arrive(), player.page.keyboard.press("?")),
    "Memorize under way": lambda player, said: cards(
        player, said, cards="012345543210", moves=[1, 12, 2, 3]),
    "Memorize of two players": lambda player, said: cards(player, said, players=2, moves=[1, 2, 3]),
    "the end of a Memorize": lambda player, said: cards(player, said, moves=[1, 4, 2, 3]),
    "sharing a Memorize": lambda player, said: (
        cards(player, said, moves=[1, 4, 2, 3]), player.press(player.button(said("Share")))),
    "the help of Memorize": lambda player, said: (
        cards(player, said), player.press(player.button(said("How to play")))),
    "the choices of Memorize": choices("memorize"),
    "themes of one's own": lambda player, said: (
        choices("memorize")(player, said),
        player.press(player.button(said("Your themes"))),
        player.modal.get_by_label(said("Emoji")).fill("🐧 x"),
        player.press(player.button(said("Save theme")))),
    "a Memorize that is looked through": review(
        lambda player, said: cards(player, said, moves=[1, 4, 2, 3])),
    "Times before the start": lambda player, said: round_(player, said),
    "Times with a problem": lambda player, said: round_(player, said, moves=["start"]),
    "Times after a miss": lambda player, said: round_(
        player, said, moves=["start", "answer 204", "next", "answer 222"]),
    "Times with the number pad": lambda player, said: round_(
        player, said, options=times.TYPED, problems=times.TYPED_PROBLEMS, moves=["start"]),
    "Times with the question whether to end": lambda player, said: (
        round_(player, said, moves=["start"]).tool(said("End"))),
    "a sprint": lambda player, said: round_(
        player, said, options=times.SPRINT, problems=times.SPRINT_PROBLEMS, moves=["start"]),
    "the end of a Times": lambda player, said: round_(player, said, moves=played(204, 222, 195, 252, 303)),
    "sharing a Times": lambda player, said: (
        round_(player, said, moves=played(204, 222, 195, 252, 303)).tool(said("Share"))),
    "the help of Times": lambda player, said: (
        round_(player, said), player.press(player.button(said("How to play")))),
    "the choices of Times": choices("times"),
}

WORD_CHOICES = {
    "Codeword": "codeword",
    "Anagrams": "anagrams",
    "Hangman": "hangman",
}
FOUND = ["word con", "word cone", "word ned", "word done"]
EVIL = {"answers": ["giraffe", "octopus", "panther"]}
WORD_GAMES = {
    "Codeword under way": codeword(attempts=["geese", "their"], limit=6),
    "Codeword with a word that is refused": typed(
        codeword(attempts=["their"], mode="ultra-hard"), *"crane", "Enter"),
    "Codeword with letters that are missing": typed(codeword(), "a", "Enter"),
    "a Codeword that was found": codeword(attempts=["geese", "there"]),
    "a Codeword that was lost": codeword(attempts=["geese", "crane", "stone", "mouse"], limit=4),
    "sharing a Codeword": then(codeword(attempts=["geese", "there"]), "Share"),
    "the help of Codeword": then(codeword(), "How to play"),
    "a word of one's own": own(
        WORD_CHOICES["Codeword"], "Make a word for a friend", "Your word", "zzzz"),
    "a Codeword that is looked through": review(codeword(attempts=["geese", "there"])),
    "Anagrams under way": rack(*FOUND, racks=["cdenno", "ehhssu"]),
    "Anagrams with a word that is refused": typed(rack(*FOUND), *"cone", "Enter"),
    "Anagrams after hints": rack("hint 26", "hint 26"),
    "Anagrams with the question whether to leave": then(
        rack(*FOUND, racks=["cdenno", "ehhssu"]), "Pass"),
    "the end of a rack": typed(rack(*FOUND, racks=["cdenno", "ehhssu"]), *"conned", "Enter"),
    "the end of an Anagrams": rack(
        "hint 26", "word cone", "word conned", "pass", racks=["cdenno", "ehhssu"]),
    "sharing an Anagrams": then(rack("word conned"), "Share"),
    "the help of Anagrams": then(rack(), "How to play"),
    "an Anagrams that is looked through": review(rack("word conned")),
    "Hangman under way": puzzle("letter a", "letter x", "hint"),
    "Hangman with a letter that was guessed": typed(puzzle("letter a"), "a"),
    "Hangman with the whole answer": then(puzzle("letter a"), "Solve"),
    "Hangman with the question whether to begin anew": then(puzzle("letter a"), "Start over"),
    "a Hangman that was found": puzzle("hint", "answer giraffe"),
    "a Hangman that was lost": puzzle(*(f"letter {letter}" for letter in "bcdhjk")),
    "an evil Hangman that was lost": puzzle(
        "hint", *(f"letter {letter}" for letter in "bdkmw"), **EVIL),
    "sharing a Hangman": then(puzzle("answer giraffe"), "Share"),
    "the help of Hangman": then(puzzle(), "How to play"),
    "an answer of one's own": own(
        WORD_CHOICES["Hangman"], "Your own word or phrase, for a friend", "Your word or phrase", "a"),
    "a Hangman that is looked through": review(puzzle("letter a", "answer giraffe")),
} | {
    f"a start of {game}": lambda player, said, game=game: player.arrive(f"#/{game}")
    for game in ["codeword", "anagrams", "hangman"]
} | {
    f"the choices of {title}": choices(game) for title, game in WORD_CHOICES.items()
} | {
    f"the statistics of {game}": statistics(game) for game in WORD_CHOICES
}
