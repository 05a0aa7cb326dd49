"""Every screen of the coach, in the page's languages, and how a player reaches it."""

from dataclasses import dataclass

from playwright.sync_api import expect

from support import anagrams, coach, hangman, memorize, times
from support.anagrams import SAMPLES
from support.records import BEGUN, identity, record
from support.translations import FRENCH, GERMAN

DAY = 86_400_000
WORDS = SAMPLES["cdenno"][0].split()


@dataclass
class Said:
    """The texts that a player reads on the way."""

    title: str = "How did I play?"
    last: str = "Your last games"
    beside: str = "Compare with your friend"
    theirs: str = "How did they play?"
    close: str = "Close"
    on: str = "Next move"
    statistics: str = "Statistics"
    codeword: str = "Codeword"
    anagrams: str = "Anagrams"
    fits: str = "words still fit"
    missed: str = "Words you miss"
    practice: str = "due today"


LANGUAGES = {
    "English": ({}, Said()),
    "German": (GERMAN.browser, Said(
        "Wie lief es?", "Deine letzten Spiele", "Spiele vergleichen", "Wie lief es?",
        "Schließen", "Nächster Zug", "Statistik", "Codewort", "Anagramme", "Wörter passen noch",
        "Was du oft verpasst", "heute fällig")),
    "French": (FRENCH.browser, Said(
        "Comment ai-je joué\u00a0?", "Tes dernières parties", "Comparer les parties",
        "Et sa partie\u00a0?", "Fermer", "Coup suivant", "Statistiques", "Mot secret", "Anagrammes",
        "mots encore possibles", "Mots souvent manqués", "à revoir aujourd’hui")),
}


def rack(number, *missing, words="en"):
    """A rack that was played to its end, without some of its words."""
    found = [f"word {word}" for word in WORDS if word not in missing]
    text = anagrams.record(
        identity(number), moves=[*found, "pass"], mode="find-all", begun=BEGUN - number * DAY)
    if words == "en":
        return text
    # Only racks in English are chosen as samples.
    text = text.replace("game anagrams 1", "game anagrams 2").replace("racks=samples", "racks=easy")
    return text.replace("\npuzzle ", f" words={words}\npuzzle ")


GAMES = {
    "hangman": [hangman.record(moves=[f"letter {letter}" for letter in "xqieagfr"])],
    "memorize": [memorize.record(
        cards="01233210", moves=[1, 2, 3, 4, 8, 2, 1, 8, 2, 7, 3, 6, 4, 5])],
    # The racks before it show what is usual.
    "anagrams": [rack(1, *WORDS[3:8]), *(rack(number, *WORDS[:number]) for number in range(2, 7))],
    "times": [times.record(
        options=times.TYPED, problems=times.TYPED_PROBLEMS, moves=times.played(56, 9, 18, 8))],
}


def assisted(tried, limit=None):
    text = record(identity(1), "crane", tried, limit=limit, mode="standard assisted")

    def reach(player, said):
        player.seed(text, fragment=f"#/codeword/{identity(1)}")
        expect(player.page.locator(".game.codeword")).to_be_visible()
    return reach


def what_fits(player, said):
    assisted(["slate"])(player, said)
    player.press(player.button(said.fits))
    expect(player.modal.get_by_role("listitem").first).to_be_visible()


def of_game(game):
    return lambda player, said: coach.see_game(player, said.title, game, GAMES[game])


def friends(player, said):
    """A friend's game, with the card of its first move."""
    player.seed(coach.OWN_OF_LINK)
    player.arrive(coach.link_to(coach.FRIENDS))
    review = player.page.locator(".review")
    player.press(review.get_by_role("button", name=said.theirs))
    expect(player.modal.locator(".coach-pair").first).to_be_visible()
    player.press(player.modal.get_by_role("button", name=said.close))
    player.press(review.get_by_role("button", name=said.on))
    expect(review.locator(".coach-card")).to_be_visible()


def missed(player, said):
    # The page lists words in the language of new games. That is the page's language only for players who began in it.
    player.seed(*(
        rack(number, *WORDS[:8], words=words)
        for number, words in ((1, "en"), (2, "en"), (3, "de"), (4, "de"))))
    player.open_sheet(said.statistics)
    player.press(player.modal.locator(".modal-head .segment").filter(has_text=said.anagrams))
    player.press(player.modal.get_by_role("button", name=said.missed))
    expect(player.modal.get_by_role("listitem").first).to_be_visible()


def due(player, said):
    """Practice, weeks after a round."""
    problems = "7*8=56,58,54,53 6*9=51,53,54,57 3*4=12,13,14,15"
    options = "mode={} operations=* first=2-9 second=2-9 count=3 answers=4 wrong=near"
    player.seed(
        times.record(identity(2), options.format("round"), problems, times.played(56, 54, 13)),
        times.record(
            identity(1), options.format("practice"), problems, begun=BEGUN + 30 * DAY),
        fragment=f"#/times/{identity(1)}")
    expect(player.page.locator(".message")).to_contain_text(said.practice)


SCREENS = {
    "the coach": lambda player, said: coach.see_game(player, said.title),
    **{f"the coach of {game.title()}": of_game(game) for game in GAMES},
    "the coach: the last games": lambda player, said: coach.see_last(
        player, *coach.MANY, game=said.codeword, statistics=said.statistics, last=said.last),
    "the coach: one game so far": lambda player, said: coach.see_only(player, said.title, said.last),
    "the coach: two results": lambda player, said: coach.see_both(
        player, said.beside, said.title, said.close),
    "the coach: a friend's game": friends,
    "the coach: what still fitted": lambda player, said: coach.see_meanings(player, said.title),
    "the coach: an assisted game": assisted(["slate"]),
    "the coach: an assisted game of six attempts": assisted(["slate", "corny"], limit=6),
    "the coach: an assisted game, found": assisted(["slate", "corny", "crane"], limit=6),
    "the coach: what still fits": what_fits,
    "the coach: words that are missed": missed,
    "the coach: what is due in Times": due,
}


def reaching(screen, language):
    """How a player whose page speaks a language reaches a screen."""
    said = LANGUAGES[language][1]
    return lambda player: SCREENS[screen](player, said)


SCENES = {name: reaching(name, "English") for name in SCREENS}
