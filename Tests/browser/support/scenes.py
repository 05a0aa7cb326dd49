"""More screens, for their pictures: a shelf with played games, every end, a finished day."""

from datetime import datetime, timezone

from playwright.sync_api import expect

from support import anagrams, coach_screens, daily, hangman, memorize, times
from support.anagrams import Rack
from support.hangman import Puzzle
from support.memorize import Cards, board
from support.records import identity, record
from support.times import Round, played

# The pictures are taken at noon of this day.
NOON = datetime(2026, 11, 21, 12, tzinfo=timezone.utc)
TODAY = NOON.date().isoformat()
HOUR = 3_600_000
BEGUN = round(NOON.timestamp() * 1_000) - 9 * HOUR

WRONG = ["crane", "slate", "moist", "pound", "liver"]
FOUND = ["con", "eon", "cone", "ned", "done", "once"]
SHELF = [
    record(identity(1), "river", WRONG[:3], limit=6, begun=BEGUN + HOUR),
    anagrams.record(identity(2), moves=[f"word {word}" for word in FOUND], begun=BEGUN),
    hangman.record(identity(3), moves=["letter a", "letter x"], begun=BEGUN - HOUR),
    hangman.record(
        identity(4), ["fish_and_chips"], category="food", moves=["answer fishandchips"],
        begun=BEGUN - 20 * HOUR),
    memorize.record(
        identity(5), cards=board(10), moves=[1, 20, 2, 19, 5, 6], begun=BEGUN - 21 * HOUR),
    times.record(
        identity(6), moves=times.played(204, 220, 195, 252, 303), begun=BEGUN - 22 * HOUR),
    *[record(identity(10 + number), "river", [*WRONG[:number], "river"], limit=6,
             begun=BEGUN - 30 * number * HOUR) for number in range(6)],
    record(identity(20), "river", [*WRONG, "rival"], limit=6, begun=BEGUN - 200 * HOUR),
]
DAYS = [daily.record_of(f"2026-11-{day}") for day in (14, 15, 17, 18, 19, 20)]


def of_today(number, record, **options):
    """The record of a game of today."""
    whole = int(daily.identity(TODAY), 16) + number
    return record(f"{whole:032x}", begun=BEGUN + number * HOUR, **options)


FIVE = [
    daily.record_of(TODAY),
    of_today(1, anagrams.record, moves=["word con", "word conned"]),
    of_today(2, hangman.record, answers=["cat"], moves=["letter e", "answer cat"]),
    of_today(3, memorize.record, cards=board(6), moves=[
        move for card in range(1, 7) for move in (card, 13 - card)]),
    of_today(4, times.record, moves=played(204, 220, 195, 252, 303)),
]


def home(*games):
    return lambda player: player.seed(*games)


def codeword(*tried, limit=6, **options):
    text = record(identity(1), "river", tried, limit=limit, **options)
    return lambda player: player.open_seeded(text)


def statistics(game):
    def reach(player):
        player.seed(*SHELF, *DAYS, *FIVE)
        player.open_sheet("Statistics")
        player.press(player.modal.locator(".modal-head .segment").filter(has_text=game))
    return reach


def search(player):
    player.seed(*SHELF)
    player.press(player.page.get_by_role("button", name="Search", exact=True))
    player.history.get_by_role("searchbox", name="Search your games").fill("river")


def pairs(count, matched):
    moves = [move for card in range(1, matched + 1) for move in (card, count * 2 + 1 - card)]
    return lambda player: Cards(player).open(
        cards=board(count), moves=[*moves, 1 + matched, 2 + matched][:count * 2])


SCENES = {
    "home with a few games": home(*SHELF[:2]),
    "home with many games": home(*SHELF, *DAYS),
    "home with half a day": home(*SHELF, *DAYS, *FIVE[:2]),
    "home with the day done": home(*SHELF, *DAYS, *FIVE),
    "a search": search,
    "a Codeword in its middle": codeword(*WRONG[:3]),
    "a first Codeword of unlimited attempts": codeword(limit=None),
    "a Codeword in hard mode": lambda player: (
        codeword("crane", "liner", mode="hard")(player), player.play("moist"),
        expect(player.message).not_to_be_empty()),
    "a Codeword of unlimited attempts": codeword(*WRONG[:2], limit=None),
    "a Codeword with twelve attempts": codeword(
        *(WRONG + ["rival", "diver", "rider", "fiver", "raver", "rover", "liner"]), limit=None),
    "a Codeword found": codeword(*WRONG[:2], "river"),
    "a Codeword not found": codeword(*WRONG, "rival"),
    "a Codeword with a message": lambda player: (
        codeword("crane")(player), player.play("zzzzz"),
        expect(player.message).not_to_be_empty()),
    "a Codeword with a toast": lambda player: player.open_seeded(
        record(identity(1), "there", ["geese"])[:-3]),
    "a Codeword among many": lambda player: player.seed(
        *SHELF, *DAYS, fragment=f"#/codeword/{identity(1)}"),
    "an Anagrams in its middle": lambda player: Rack(player).open(
        moves=[f"word {word}" for word in FOUND]),
    "an Anagrams of many words": lambda player: Rack(player).open(
        racks=["pastel"], mode="find-all", moves=["word pastel", "word late"]),
    "a Hangman of a phrase": lambda player: Puzzle(player).open(
        answers=["every_cloud_has_a_silver_lining"], category="phrases",
        moves=["letter e", "letter x", "letter q"]),
    "a Hangman found": lambda player: Puzzle(player).open(
        answers=["red_panda"], moves=[f"letter {letter}" for letter in "xredpan"]),
    "a Hangman in evil mode": lambda player: Puzzle(player).open(
        answers=["cat", "dog", "cow", "pig", "hen", "rat", "bat", "ant", "bee", "elk"],
        moves=[f"letter {letter}" for letter in "zxvwjf"]),
    **{f"a Memorize of {count} pairs": pairs(count, count // 3) for count in (6, 10, 15, 24)},
    **{f"a Memorize of {count} pairs, done": pairs(count, count) for count in (6, 24)},
    "a Times in its middle": lambda player: Round(player).open(
        moves=["start", "answer 204", "next", "answer 220", "next"]),
    "a Times without a miss": lambda player: Round(player).open(
        moves=played(204, 220, 195, 252, 304)),
    "a sprint of Times": lambda player: Round(player).open(
        options=times.SPRINT, problems=times.SPRINT_PROBLEMS, moves=["start", "answer 54"]),
    "a Memorize for two": lambda player: Cards(player).open(
        cards=board(10), players=2, moves=[1, 20, 2, 3]),
    "the daily five with days": lambda player: player.seed(*DAYS, *FIVE[:2], fragment="#/daily"),
    "the daily five done": lambda player: player.seed(*DAYS, *FIVE, fragment="#/daily"),
    "a day that is over": lambda player: player.seed(*DAYS, fragment="#/daily/2026-11-16"),
    "a game of the day found": lambda player: player.seed(
        *DAYS, *FIVE[:1], fragment=f"#/codeword/{daily.identity(TODAY)}"),
    **{f"the statistics of {game}": statistics(game)
       for game in ["All", "Codeword", "Anagrams", "Memorize", "Hangman", "Times"]},
    **coach_screens.SCENES,
    "a link that is cut": lambda player: player.arrive("#/result/aeaaaaa"),
}
