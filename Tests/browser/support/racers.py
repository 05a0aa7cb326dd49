"""Racers: players on the pages of races, and a line to the server that breaks."""

import random
import re
import sqlite3
import time
from contextlib import closing
from urllib.parse import unquote

from playwright.sync_api import expect

MAIN = "() => document.querySelector('.server .primary')?.textContent"


class Racer:
    """A player on the pages of races, who uses what the pages show."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.strip = self.page.locator(".strip")

    def button(self, name):
        return self.page.locator(".server").get_by_role("button", name=name, exact=True)

    def press(self, name):
        self.player.press(self.button(name))

    def sees(self, text):
        expect(self.page.locator(".server")).to_contain_text(text)

    @property
    def rows(self):
        return self.page.locator(".device")

    def choose(self, name):
        choice = self.page.get_by_role("radio", name=name, exact=True)
        self.player.press(choice.locator("xpath=ancestor::label"))
        expect(choice).to_be_checked()

    def be(self, name, face, then):
        """Chooses an avatar, enters a name and goes on."""
        field = self.page.get_by_label("Your name", exact=True)
        expect(field).to_be_focused()
        self.choose(face)
        field.fill(name)
        self.press(then)

    def open(self, game="Codeword", name="Ann", face="🦊"):
        """Opens a race; returns the fragment of its link."""
        self.player.arrive()
        self.choose_race()
        self.choose(game)
        self.press("Next")
        expect(self.page.get_by_role("radio", name="🦊", exact=True)).to_be_checked()
        self.press("Back")
        expect(self.page.get_by_role("radio", name=game, exact=True)).to_be_checked()
        self.press("Next")
        self.be(name, face, "Create race")
        self.press("Copy link")
        self.sees("Copied.")
        link = self.page.evaluate("navigator.clipboard.readText()")
        code = self.page.locator(".code").inner_text().replace(" ", "")
        assert re.fullmatch(r"R[0-9A-Z]{12}", code)
        assert link.endswith(f"/#/pair/{code}")
        return f"#/pair/{code}"

    def choose_race(self):
        self.player.open_from_settings("Play together")
        self.press("Race: A race")

    def join(self, link, name, face):
        self.player.arrive(link)
        self.be(name, face, "Join")
        expect(self.rows.filter(has_text=f"{name} (you)")).to_be_visible()
        return self

    def begin(self):
        expect(self.button("Start")).to_be_enabled()
        self.press("Start")

    def is_playing(self):
        expect(self.player.game).to_be_visible()
        expect(self.strip).to_be_visible()

    def look(self):
        """Goes from the game to the race."""
        self.player.press(self.strip)
        expect(self.rows.first).to_be_visible()


def secret_of(backend):
    """The word of the race that was dealt last, read from the server's database."""
    with closing(sqlite3.connect(backend.data / "house.sqlite")) as database:
        (puzzle,) = database.execute(
            "SELECT puzzle FROM deal WHERE game = 'codeword' AND day IS NULL ORDER BY rowid DESC"
        ).fetchone()
    return unquote(bytes(puzzle).decode().split()[-1])


def make_breaking(context):
    """Loses a fifth of a browser's requests, and as many answers; all are slow."""
    chances = random.Random(7)

    def handle(route):
        chance = chances.random()
        if chance < 0.2:
            return route.abort()
        time.sleep(0.1)
        if chance < 0.4 and route.request.method == "POST":
            # The server has done it, but nobody learns of it.
            route.fetch()
            return route.abort()
        return route.continue_()

    context.route("**/v1/**", handle)
