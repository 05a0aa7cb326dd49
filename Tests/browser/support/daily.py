"""The daily five on the page: what a player sees of them, and the puzzles they must have."""

from datetime import date, datetime, timedelta, timezone
from pathlib import Path

from playwright.sync_api import expect

from support import storage
from support.games import NAMES

GOLDEN = Path(__file__).parents[2] / "golden" / "daily"


def golden(day):
    """The lines of the records of a day, game by game."""
    lines = (GOLDEN / f"{day}.puzzles").read_text().splitlines()
    return {
        game: lines[place * 3:place * 3 + 3] for place, game in enumerate(NAMES)}


def moment(text):
    """A moment with its time zone, for the clock of a page."""
    return datetime.fromisoformat(text)


def identity(day):
    """The id of a game of a day."""
    number = (date.fromisoformat(day) - date(1970, 1, 1)).days
    return f"6461696c79{number:06x}{number:016x}"


def record_of(day, hours=12, moves=("1000 1000 crane",)):
    """A Codeword of a day, started this many hours after the day starts in UTC."""
    begun = datetime.combine(date.fromisoformat(day), datetime.min.time(), timezone.utc)
    begun += timedelta(hours=hours)
    return "\n".join([
        "pastime 1", "game codeword 1", f"id {identity(day)}",
        f"begun {round(begun.timestamp() * 1000)}", "options length=5 attempts=any mode=standard",
        "puzzle crane", "", *moves, ""])


def today(player):
    """The date on the clock of a page, in UTC."""
    return player.page.evaluate("() => new Date().toISOString().slice(0, 10)")


class Five:
    """The daily five on the page of a player."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.part = player.page.get_by_role("region", name="Daily puzzles")
        self.entry = player.page.locator(".day-head")
        self.calendar = self.part.get_by_role("region", name="Calendar")
        self.streak = self.part.locator(".streak")
        self.message = self.part.locator(".message")

    def open(self, day=None):
        """Opens the five of a day by their address."""
        self.player.arrive(f"#/daily/{day}" if day else "#/daily")
        expect(self.part).to_be_visible()
        return self

    def row(self, game):
        return self.part.get_by_role("listitem").filter(has_text=game).get_by_role("button")

    def begin(self, game):
        """Starts a game or goes on with it."""
        self.player.begin(
            lambda: self.player.press(self.row(game)), self.player.button("Back to daily puzzles"))

    def back(self):
        self.player.press(self.player.button("Back to daily puzzles"))
        expect(self.part).to_be_visible()

    def day(self, name):
        """A day in the calendar, by the beginning of its name."""
        return self.calendar.get_by_role("button", name=name)

    def puzzle(self):
        """The lines of the record of the game on screen that say what was dealt."""
        record = storage.row(self.page, f"record/{self.player.identity}")
        return [
            line for line in record.splitlines()
            if line.split(" ")[0] in ("game", "options", "puzzle")]
