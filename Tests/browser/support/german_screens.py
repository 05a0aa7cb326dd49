"""Every screen in German by its name, and how a player reaches it."""

from playwright.sync_api import expect

from support import anagrams, daily, german, hangman, memorize, times
from support.memorize import Cards
from support.records import identity, record
from support.times import Round, played


def choices(game):
    return lambda player: player.offer_choices(game)


def settings(part):
    def reach(player):
        player.open_sheet("Einstellungen")
        if part != "Allgemein":
            player.choose(part, "Einstellungen")
    return reach


def seed(player):
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
    def reach(player):
        seed(player)
        player.open_sheet("Statistik")
        player.press(player.modal.locator(".modal-head .segment").filter(has_text=game))
    return reach


def defaults(game):
    def reach(player):
        settings("Neue Spiele")(player)
        if game != "Codewort":
            player.choose(game, "Spiel")
    return reach


def opened(text):
    """Stores a game and opens it."""
    game = text.split()[3]
    return lambda player: (
        player.seed(text, fragment=f"#/{game}/{identity(1)}"),
        expect(player.page.locator(f".game.{game}")).to_be_visible())


def codeword(secret="there", attempts=(), **options):
    return opened(record(identity(1), secret, attempts, **options))


def rack(*moves, **options):
    return opened(anagrams.record(identity(1), moves=moves, **options))


def puzzle(*moves, **options):
    return opened(hangman.record(moves=moves, **options))


def then(reach, *buttons):
    """What is there after a few presses in a game."""
    def reach_all(player):
        reach(player)
        for name in buttons:
            player.press(player.page.get_by_role("button", name=name, exact=True))
    return reach_all


def typed(reach, *keys):
    """What is there after a few keys."""
    def reach_all(player):
        reach(player)
        for key in keys:
            player.page.keyboard.press(key)
    return reach_all


def own(game, part, label, text):
    """A word of one's own, which cannot be played."""
    def reach(player):
        player.offer_choices(game)
        player.press(player.modal.get_by_text(part))
        player.modal.get_by_label(label).fill(text)
    return reach


def review(reach):
    def reach_all(player):
        reach(player)
        player.page.evaluate("location.hash += '/moves'")
        expect(player.page.locator(".review")).to_be_visible()
    return reach_all


def cards(player, **options):
    return Cards(player, german.MEMORIZE).open(**options)


def round_(player, **options):
    return Round(player, german.TIMES).open(**options)


def about(player):
    player.open_from_settings("Über Pastime", "Einstellungen")
    player.modal.get_by_label("Wort nachschlagen").fill("zzzz")
    expect(player.modal.get_by_text("Nicht in der Liste")).to_be_visible()


SCREENS = {
    "the empty list": lambda player: None,
    "a list of games": lambda player: seed(player),
    "the menu of a game": lambda player: (
        seed(player), player.press(player.button("Aktionen").first)),
    "the settings": settings("Allgemein"),
    "the settings of the marks": settings("Farben"),
    "the settings of one's own games": settings("Meine Spiele"),
    "the daily five": lambda player: player.arrive("#/daily"),
    "the help of the daily five": lambda player: (
        player.arrive("#/daily"), player.press(player.button("Über die Tagesrätsel"))),
    "sharing the daily five": lambda player: (
        player.seed(
            memorize.record(daily.identity(daily.today(player)), moves=[1, 4, 2, 3]),
            fragment="#/daily"),
        player.press(player.button("Teilen"))),
    "a search of the list": lambda player: (
        player.seed(*(
            memorize.record(identity(number), moves=[1, 4]) for number in range(1, 8))),
        player.press(player.page.get_by_role("button", name="Suchen", exact=True)),
        player.page.get_by_label("Spiele suchen").fill("Kein")),
    "the statistics of all games": statistics("Alle"),
    "the statistics of Times": statistics("Kopfrechnen"),
    "the statistics of Memorize": statistics("Paare"),
    "about": about,
    "the keys": lambda player: player.page.keyboard.press("?"),
    "Memorize under way": lambda player: cards(
        player, cards="012345543210", moves=[1, 12, 2, 3]),
    "Memorize of two players": lambda player: cards(player, players=2, moves=[1, 2, 3]),
    "the end of a Memorize": lambda player: cards(player, moves=[1, 4, 2, 3]),
    "sharing a Memorize": lambda player: (
        cards(player, moves=[1, 4, 2, 3]), player.press(player.button("Teilen"))),
    "the help of Memorize": lambda player: (
        cards(player), player.press(player.button("So geht’s"))),
    "the choices of Memorize": choices("memorize"),
    "themes of one's own": lambda player: (
        player.offer_choices("memorize"),
        player.press(player.button("Deine Themen")),
        player.modal.get_by_label("Emojis").fill("🐧 x"),
        player.press(player.button("Thema speichern"))),
    "a Memorize that is looked through": review(lambda player: cards(player, moves=[1, 4, 2, 3])),
    "Times before the start": lambda player: round_(player),
    "Times with a problem": lambda player: round_(player, moves=["start"]),
    "Times after a miss": lambda player: round_(
        player, moves=["start", "answer 204", "next", "answer 222"]),
    "Times with the number pad": lambda player: round_(
        player, options=times.TYPED, problems=times.TYPED_PROBLEMS, moves=["start"]),
    "Times with the question whether to end": lambda player: (
        round_(player, moves=["start"]).tool("Beenden")),
    "a sprint": lambda player: round_(
        player, options=times.SPRINT, problems=times.SPRINT_PROBLEMS, moves=["start"]),
    "the end of a Times": lambda player: round_(player, moves=played(204, 222, 195, 252, 303)),
    "sharing a Times": lambda player: (
        round_(player, moves=played(204, 222, 195, 252, 303)).tool("Teilen")),
    "the help of Times": lambda player: (
        round_(player), player.press(player.button("So geht’s"))),
    "the choices of Times": choices("times"),
}

WORD_CHOICES = {
    "Codewort": "codeword",
    "Anagramme": "anagrams",
    "Galgenraten": "hangman",
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
    "sharing a Codeword": then(codeword(attempts=["geese", "there"]), "Teilen"),
    "the help of Codeword": then(codeword(), "So geht’s"),
    "a word of one's own": own(
        WORD_CHOICES["Codewort"], "Eigenes Wort", "Dein Wort", "zzzz"),
    "a Codeword that is looked through": review(codeword(attempts=["geese", "there"])),
    "Anagrams under way": rack(*FOUND, racks=["cdenno", "ehhssu"]),
    "Anagrams with a word that is refused": typed(rack(*FOUND), *"cone", "Enter"),
    "Anagrams after hints": rack("hint 26", "hint 26"),
    "Anagrams with the question whether to leave": then(
        rack(*FOUND, racks=["cdenno", "ehhssu"]), "Passen"),
    "the end of a rack": typed(rack(*FOUND, racks=["cdenno", "ehhssu"]), *"conned", "Enter"),
    "the end of an Anagrams": rack(
        "hint 26", "word cone", "word conned", "pass", racks=["cdenno", "ehhssu"]),
    "sharing an Anagrams": then(rack("word conned"), "Teilen"),
    "the help of Anagrams": then(rack(), "So geht’s"),
    "an Anagrams that is looked through": review(rack("word conned")),
    "Hangman under way": puzzle("letter a", "letter x", "hint"),
    "Hangman with a letter that was guessed": typed(puzzle("letter a"), "a"),
    "Hangman with the whole answer": then(puzzle("letter a"), "Lösen"),
    "Hangman with the question whether to begin anew": then(puzzle("letter a"), "Von vorn"),
    "a Hangman that was found": puzzle("hint", "answer giraffe"),
    "a Hangman that was lost": puzzle(*(f"letter {letter}" for letter in "bcdhjk")),
    "an evil Hangman that was lost": puzzle(
        "hint", *(f"letter {letter}" for letter in "bdkmw"), **EVIL),
    "sharing a Hangman": then(puzzle("answer giraffe"), "Teilen"),
    "the help of Hangman": then(puzzle(), "So geht’s"),
    "an answer of one's own": own(
        WORD_CHOICES["Galgenraten"], "Dein Wort oder Spruch für Freunde", "Dein Wort oder Spruch", "a"),
    "a Hangman that is looked through": review(puzzle("letter a", "answer giraffe")),
} | {
    f"a start of {game}": lambda player, game=game: player.arrive(f"#/{game}")
    for game in ["codeword", "anagrams", "hangman"]
} | {
    f"the choices of {title}": choices(game) for title, game in WORD_CHOICES.items()
} | {
    f"the settings of {game}": defaults(game) for game in WORD_CHOICES
} | {
    f"the statistics of {game}": statistics(game) for game in WORD_CHOICES
}
