"""The page in German: the frame, Times and Memorize; the word games stay in English."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import daily, german, memorize, times
from support.anagrams import Rack
from support.hangman import Puzzle
from support.layout import faults, measure
from support.memorize import Cards
from support.records import identity, record
from support.sentences import foreign, pieces, sources, standing_in
from support.times import Round, played
from test_accessibility import barriers

# The pieces of text that are shown or read out in another language than their part of the page.
SPOKEN = """(language) => {
  const found = []
  const spoken = (element) => element.closest("[lang]").lang === language
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("template, noscript, .notices") || !spoken(element)) continue
    // A button of the list that begins a word game is called so in German, and by its choices in English.
    const isMixed = element.closest(":is(.game-tile, .live-tile):has([lang=en])")
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"]) {
      if (element.hasAttribute(name) && !isMixed) found.push(element.getAttribute(name))
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data)
    }
  }
  return found.map((text) => text.trim()).filter(Boolean)
}"""

OWN = pieces(sources("German"))
ENGLISH = foreign(OWN, pieces([*sources("English"), *sources("Texts"), *sources("Codeword"),
                               *sources("Anagrams"), *sources("Hangman")]))
# Names that are the same in every language, and words in the credits of the word lists.
NAMES = {"English", "Codeword", "Anagrams", "Hangman", "Words", "for", "and", "University"}


def choices(title):
    return lambda player: player.press(player.button(title))


def settings(part):
    def reach(player):
        player.open_sheet("Einstellungen")
        if part != "Allgemein":
            player.choose(part, "Teil der Einstellungen")
    return reach


def seed(player):
    """Stores a game of each kind in the list."""
    player.seed(
        times.record(identity(1), moves=played(204, 222, 195, 252, 303)),
        memorize.record(identity(2), moves=[1, 4, 2, 3]),
        record(identity(3), "there", ["geese"]))


def statistics(game):
    def reach(player):
        seed(player)
        player.open_sheet("Statistik")
        player.press(player.sheet.locator(".sheet-head .segment").filter(has_text=game))
    return reach


def cards(player, **options):
    return Cards(player, german.MEMORIZE).open(**options)


def round_(player, **options):
    return Round(player, german.TIMES).open(**options)


def look_through(player):
    cards(player, moves=[1, 4, 2, 3])
    player.page.evaluate("location.hash += '/moves'")
    expect(player.page.locator(".review")).to_be_visible()


def about(player):
    player.press(player.button("Über Pastime"))
    player.sheet.get_by_label("Ein englisches Wort nachschlagen").fill("zzz")
    expect(player.sheet.get_by_text("Nicht in der Liste")).to_be_visible()


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
        player.arrive("#/daily"), player.press(player.button("Über die fünf des Tages"))),
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
        cards(player), player.press(player.button("Spielanleitung"))),
    "the choices of Memorize": choices("Thema, Spieler und Wertung wählen"),
    "themes of one's own": lambda player: (
        player.press(player.button("Thema, Spieler und Wertung wählen")),
        player.press(player.button("Deine eigenen Themen")),
        player.sheet.get_by_label("Emojis").fill("🐧 x"),
        player.press(player.button("Thema speichern"))),
    "a Memorize that is looked through": look_through,
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
        round_(player), player.press(player.button("Spielanleitung"))),
    "the choices of Times": choices("Modus, Zahlen und Antworten wählen"),
}

# The word games, whose own sentences are English.
WORD_GAMES = {
    "a Codeword": lambda player: player.open_seeded(record(identity(1), "there", ["geese"])),
    "the end of a Codeword": lambda player: player.open_seeded(
        record(identity(1), "there", ["there"])),
    "the help of Codeword": lambda player: (
        player.open_seeded(record(identity(1), "there")),
        player.press(player.button("Spielanleitung"))),
    "the choices of Codeword": choices("Choose length, attempts and mode"),
    "an Anagrams": lambda player: Rack(player).open(moves=["word conned"]),
    "a Hangman": lambda player: Puzzle(player).open(answers=["red_panda"], moves=["letter a"]),
}


def english_in(player):
    """The English sentences in what the page marks as German."""
    spoken = "\n".join(player.page.evaluate(SPOKEN, "de"))
    return {piece for piece in ENGLISH - NAMES if standing_in(piece, spoken)}


@pytest.fixture(params=["phone", "small phone", "laptop"])
def player(seat, request):
    device = LAPTOP if request.param == "laptop" else PHONE
    size = {"small phone": {"viewport": {"width": 320, "height": 568}}}.get(request.param, {})
    return seat(device, reduced_motion="reduce", **german.GERMAN, **size)


def test_the_sentences_of_the_sources_are_found():
    assert {"Find the pairs", "Back to the list", "Problem"} <= ENGLISH
    assert "Finde, was zusammengehört" in OWN


def test_no_screen_has_an_english_sentence_a_barrier_or_anything_cut(player):
    found = []
    for name, reach in SCREENS.items():
        player.arrive()
        reach(player)
        assert player.page.evaluate("document.documentElement.lang") == "de"
        found += [f"{name}: {piece}" for piece in english_in(player)]
        found += [f"{name}: {fault}" for fault in faults(measure(player))]
        found += [f"{name}: {barrier}" for barrier in barriers(player.page)]
    assert found == []


def test_what_the_word_games_say_is_marked_as_english(seat):
    player = seat(PHONE, reduced_motion="reduce", **german.GERMAN)
    found = []
    for name, reach in WORD_GAMES.items():
        player.arrive()
        reach(player)
        found += [f"{name}: {piece}" for piece in english_in(player)]
        found += [f"{name}: {barrier}" for barrier in barriers(player.page)]
        assert player.page.locator("[lang=en]").count() > 0
    assert found == []


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_memorize_is_played_in_german(seat, device):
    player = seat(device, **german.GERMAN)
    player.arrive()
    player.press(player.button("Neues Spiel: Paare"))
    board = Cards(player, german.MEMORIZE)
    expect(board.message).to_have_text("Decke zwei Karten auf.")
    pairs = memorize.pairs_of(memorize.cards_of(player.record))
    for found, (first, second) in enumerate(pairs, start=1):
        board.turn_up(first, second)
        expect(board.said).to_contain_text("Ein Paar mit Karte")
        if found < len(pairs):
            expect(board.scores).to_contain_text(f"{found} von {len(pairs)} Paar")
    expect(board.end.get_by_role("heading")).to_have_text(
        f"{len(pairs)} Paare in {len(pairs)} Zügen")
    expect(board.end).to_contain_text(
        f"Perfektes Gedächtnis: {len(pairs)} Züge. Du: {len(pairs)}.")
    expect(player.button("Noch ein Spiel")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_whole_times_is_played_in_german(seat, device):
    player = seat(device, **german.GERMAN)
    player.arrive()
    player.press(player.button("Neues Spiel: Kopfrechnen"))
    round = Round(player, german.TIMES)
    expect(round.go).to_have_text("Start")
    round.go_on()
    for number in range(1, 6):
        expect(round.tally).to_contain_text(f"Aufgabe {number} von 5")
        right = number != 2
        round.answer(right=right)
        expect(round.message).to_contain_text("Richtig:" if right else "Nicht richtig:")
        if number < 5:
            expect(round.go).to_have_text("Weiter")
            round.go_on()
    expect(round.go).to_have_text("Neue Runde")
    expect(round.problem).to_have_text("4 von 5")
    expect(round.tally).to_contain_text("meist 80 % richtig")
    # No style depends on a word of a language.
    marks = round.answered.locator(".dot").evaluate_all("(all) => all.map((it) => it.dataset.mark)")
    assert marks == ["wrong", "sure", "sure", "sure", "sure"]
    expect(round.answered.first).to_contain_text(", nicht")
    times_taken = round.answered.locator(".time").all_text_contents()
    assert all(time.endswith(" s") and "," in time for time in times_taken)
    expect(player.page).to_have_title("Kopfrechnen · Pastime")
