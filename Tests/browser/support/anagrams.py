"""A player of Anagrams: what they do, and what they see. The rules are written here again, without the
game's own code."""

import re
from collections import Counter

from playwright.sync_api import expect

from support.records import BEGUN

SAMPLES = {
    "cdenno": ("cod con den doc doe don end eon nod ode one code coed cone conn deco done neon node "
               "none once coden coned donne nonce conned", "ned non"),
    "ehhssu": ("ess heh hes hue huh she shh sue use hehs hues hush shes sues uses shush hushes", ""),
    "hisswy": ("his shy sis why wis hiss whys wish wiss ywis hissy swish swishy", "ish"),
    # Without a word of five letters.
    "planet": ("net ten lean planet", "pan"),
    # With more words than any dealt rack.
    "pastel": (
        "ale alp ape apt asp ate eat eta lap lea let pal pas pat pea pet sap sat sea set spa "
        "tap tea ales apes apse east eats laps last late lats leap leas lest lets pale pals "
        "past pate pats peal peas peat pelt pest pets plea sale salt sate seal seat slap slat "
        "spat step tale tape taps teal teas lapse leaps leapt least pales paste pates peals "
        "pelts petal plate pleas pleat sepal septa slate slept spate spelt splat stale steal "
        "tales tapes teals palest pastel petals plates pleats staple",
        "alt tas"),
}


def record(identity, racks=("cdenno",), moves=(), mode="classic", begun=BEGUN, step=10_000):
    """The record of an Anagrams on known racks, with one move every `step` milliseconds."""
    kind = "medium" if {"planet", "pastel"} & {*racks} or len(racks) > 3 else "samples"
    puzzle = " ".join(
        "rack={} words={} bonus={}".format(
            rack, *(words.replace(" ", ",") for words in SAMPLES[rack])) for rack in racks)
    lines = [
        "pastime 1", "game anagrams 1", f"id {identity}", f"begun {begun}",
        f"options mode={mode} racks={kind} count={len(racks)}", f"puzzle {puzzle}", ""]
    for number, move in enumerate(moves, start=1):
        lines.append(f"{number * step} {number * step} {move}")
    return "".join(line + "\n" for line in lines)


# Makes the meanings unreachable for the page, until `connected` is set.
NO_MEANINGS = """
window.fetch = ((fetch) => (address) => window.connected || !address.includes("meanings")
  ? fetch(address) : Promise.reject(new TypeError("there is no connection")))(fetch)
"""


def racks_of(text):
    """The racks of a record: letters, words to find, bonus words."""
    [puzzle] = [line for line in text.splitlines() if line.startswith("puzzle ")]
    fields = [field.split("=")[1] for field in puzzle.split()[1:]]
    return [
        (fields[at], fields[at + 1].split(","), [word for word in fields[at + 2].split(",") if word])
        for at in range(0, len(fields), 3)]


def moves_of(text):
    """The moves, without their times."""
    return [line.split(" ", 2)[2] for line in text.partition("\n\n")[2].splitlines()]


class Rack:
    """The game of Anagrams in front of a player."""

    def __init__(self, player):
        self.player = player
        page = player.page
        self.page = page
        self.game = page.get_by_role("region", name="Anagrams")
        self.field = page.get_by_role("textbox", name="Your word")
        self.tiles = page.get_by_role("group", name="Letters").get_by_role("button")
        self.places = page.locator(".place")
        self.message = page.locator(".anagrams .message")
        self.score = page.locator(".titles .subtitle > span").first
        self.time_left = self.game.get_by_role("timer")
        self.bonus = page.locator(".bonus")
        self.end = page.locator(".game-end")
        self.said = page.locator(".unseen[role=status]")

    # Navigation

    def open(self, *args, **options):
        """Stores a game on known racks and opens it."""
        text = record(f"{1:032x}", *args, **options)
        self.player.seed(text, fragment=f"#/anagrams/{1:032x}")
        expect(self.game).to_be_visible()
        return self

    def start(self):
        """Starts a game with the default options from the list."""
        self.player.begin(lambda: self.player.press(self.player.button("New Anagrams")), self.game)
        return self

    # Playing

    def tap(self, word):
        """Enters a word with the tiles."""
        for letter in word.upper():
            tiles = self.game.get_by_role("button", name=letter, exact=True)
            self.player.press(tiles.first)

    def enter(self, word):
        """Submits a word: with the tiles on a touch screen, else with the keyboard."""
        if self.player.touches:
            self.tap(word)
            self.player.press(self.game.get_by_role("button", name="Enter", exact=True))
        else:
            self.page.keyboard.type(word)
            self.page.keyboard.press("Enter")

    def find(self, words):
        """Finds words that the rack has."""
        for word in words:
            self.enter(word)
            if self.end.is_visible():
                return
            expect(self.field).to_have_value("")
        return

    def tool(self, name):
        self.player.press(self.game.get_by_role("button", name=name, exact=True))

    def go_on(self):
        """Goes on to the next rack, as soon as its button takes a tap."""
        expect(self.end).to_be_visible()
        button = self.end.get_by_role("button", name="Next round")
        while self.end.is_visible():
            self.player.press(button)
            self.page.wait_for_timeout(100)

    # Reading the page

    @property
    def record(self):
        return self.player.record

    def shown(self, length):
        """The words in the group of a length; `_` for each letter that is not shown."""
        name = re.compile(rf"\b{length} letters")
        words = self.places.and_(self.page.get_by_role("group", name=name)).locator(".boxes")
        return words.evaluate_all(
            "(words) => words.map((word) => [...word.children].map("
            "(box) => box.textContent.toLowerCase() || '_').join(''))")

    def found(self):
        words = self.page.locator(".word.found .boxes").all_text_contents()
        return sorted(word.lower() for word in words)

    def bank(self):
        """The letters that are left, in their order."""
        return "".join(self.page.locator(".tiles .tile:not(.used)").all_text_contents()).lower()

    def holds_rack(self, letters):
        """Whether the letters of bank and field together are the rack."""
        return Counter(self.bank() + self.field.input_value()) == Counter(letters)
