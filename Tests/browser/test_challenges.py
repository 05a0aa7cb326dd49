"""Challenges in the pages of the online program: the same judged puzzle for friends by a link (docs/challenges.md)."""

import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from support.anagrams import Rack
from support.barriers import barriers
from support.devices import browsers, backend
from support.layout import faults, measure
from support.translations import GERMAN
from support.waiting import wait_for
from test_circles import COPIES, PHONE, SIZES, Friend
from test_judged import MOVED


class Challenger(Friend):
    """A player on the pages of challenges, who uses what the pages show."""

    def begin(self):
        """Lets the server keep the games, and goes to the challenges."""
        self.player.arrive()
        self.player.open_settings("My games")
        self.press("Back up my games")
        expect(self.button("Add a device")).to_be_visible()
        self.meet("Challenges")
        expect(self.button("New challenge")).to_be_visible()
        return self

    def challenge(self, game, *choices, name="Ann"):
        """Makes a challenge; returns the fragment of its link."""
        self.press("New challenge")
        for choice in (game, *choices):
            self.choose(choice)
        self.press("Next")
        self.introduce(name, "🦊", "Challenge friends")
        self.press("Copy link")
        self.sees("Copied.")
        link = self.page.evaluate("navigator.clipboard.readText()")
        assert re.search(r"/#/pair/C[0-9A-Z]{12}$", link)
        return "#" + link.partition("#")[2]

    def introduce(self, name, face, then):
        """Chooses an avatar, enters a name and goes on."""
        field = self.field("Your name")
        expect(field).to_be_focused()
        expect(self.page.locator(".server").get_by_role("radio", name="🦊", exact=True)).to_be_checked()
        self.choose(face)
        field.fill(name)
        self.press(then)

    def take_part(self, link, name="Bo", face="🐻"):
        """Opens a link, and joins as a guest of the server."""
        self.player.arrive(link)
        self.sees("challenged you.")
        self.press("Join")
        self.introduce(name, face, "Join")
        expect(self.button("Play")).to_be_visible()
        return self

    def play(self, title="Play"):
        self.press(title)
        expect(self.page.locator(".server")).to_have_count(0)

    def back(self):
        """Goes back to the challenge with the strip above the game."""
        self.player.press(self.page.locator(".strip"))
        expect(self.button("Refresh")).to_be_visible()


@pytest.fixture
def challenger(browsers):
    def new(**options):
        player = browsers(permissions=COPIES, **options)
        player.page.set_viewport_size(PHONE)
        return Challenger(player)
    return new


def rows(backend, question, *values):
    with closing(sqlite3.connect(backend.data / "house.sqlite")) as database:
        found = database.execute(question, values).fetchall()
        database.commit()
    return found


def words_of_deal(backend):
    """The words to find in the one Anagrams that the server has dealt, without those that its letters spell as they are
    shown."""
    [(puzzle,)] = rows(backend, "SELECT puzzle FROM deal WHERE game = 'anagrams'")
    rack, words = re.search(r"rack=([a-z]+) words=([a-z,]+)", bytes(puzzle).decode()).groups()
    return [word for word in words.split(",") if word not in rack]


def enter(someone, words):
    rack = Rack(someone.player)
    for count, word in enumerate(words, start=1):
        rack.enter(word)
        expect(someone.page.locator(".server")).to_have_count(0)
        wait_for(someone.page, MOVED, arg=[someone.player.identity, count])
        expect(rack.field).to_have_value("")


def test_a_judged_anagrams_side_by_side_and_no_result_before_the_own_one(challenger, backend):
    ann = challenger().begin()
    link = ann.challenge("Anagrams")
    # With motion, the other player's game goes on by itself.
    bo = challenger(reduced_motion="reduce").take_part(link)
    shared, mine, theirs = words_of_deal(backend)[:3]
    ann.play()
    enter(ann, [shared, mine])
    Rack(ann.player).tool("Pass")
    Rack(ann.player).tool("End game")
    expect(Rack(ann.player).end).to_be_visible()
    ann.back()
    expect(ann.row("🦊 Ann (you)")).to_contain_text("points · 0:")
    bo.press("Refresh")
    expect(bo.row("🦊 Ann")).to_contain_text("has finished")
    assert "point" not in bo.page.locator(".server").inner_text()
    bo.sees("Play to see the results.")
    bo.play()
    expect(bo.page.locator(".strip")).to_have_text("Challenge · 1 of 2 finished")
    enter(bo, [theirs, shared])
    Rack(bo.player).tool("Pass")
    Rack(bo.player).tool("End game")
    expect(Rack(bo.player).end).to_be_visible()
    bo.back()
    bo.press("Side by side: Ann")
    expect(bo.row("Both")).to_contain_text(shared)
    expect(bo.row("Only you")).to_contain_text(theirs)
    expect(bo.row("Only Ann")).to_contain_text(mine)
    bo.press("Replay both")
    titles = bo.page.locator(".device p:first-child").all_inner_texts()
    assert [re.sub(r"^\d+:\d\d · ", "", title) for title in titles].count(f"you: {theirs}") == 1
    assert any(title.endswith(f"· Ann: {mine}") for title in titles)
    times = [int(title.partition(":")[0]) * 60 + int(title[title.index(":") + 1:][:2]) for title in titles]
    assert times == sorted(times)
    bo.press("Move by move")
    review = bo.page.locator(".review")
    expect(review.locator(".verdict")).to_contain_text("Checked")
    later = review.get_by_role("button", name="Next move", exact=True)
    bo.player.press(later)
    found = review.get_by_role("img", include_hidden=True)
    expect(found.and_(review.locator(f"[aria-label='{shared.upper()}']"))).to_have_count(1)
    expect(found.and_(review.locator(f"[aria-label='{mine.upper()}']"))).to_have_count(0)
    bo.player.press(review.get_by_role("button", name="Close", exact=True))
    expect(bo.row("🦊 Ann")).to_contain_text("points · 0:")


def test_after_48_hours_nobody_plays_and_all_who_are_in_it_see_what_there_is(challenger, backend):
    ann = challenger().begin()
    link = ann.challenge("Codeword")
    bo = challenger().take_part(link)
    [(secret,)] = rows(backend, "SELECT puzzle FROM deal WHERE game = 'codeword'")
    ann.play()
    ann.player.play(bytes(secret).decode())
    expect(ann.player.end).to_be_visible()
    bo.play()
    expect(bo.player.attempt_rows).to_have_count(0)
    rows(backend, "UPDATE deal SET closes = 1000 WHERE day IS NULL")
    bo.player.play("crane")
    expect(bo.player.toast).to_contain_text("Time is up.")
    bo.back()
    bo.sees("Over.")
    expect(bo.button("Keep playing")).to_have_count(0)
    expect(bo.row("🦊 Ann")).to_contain_text("1 try · 0:00")
    bo.press("Side by side: Ann")
    expect(bo.page.locator(".device")).to_contain_text([f"Ann: {bytes(secret).decode()} 🟩🟩🟩🟩🟩"])
    late = challenger()
    late.player.arrive(link)
    late.sees("Over.")
    expect(late.button("Join")).to_have_count(0)


def test_a_page_that_is_loaded_anew_is_back_at_the_challenge_and_in_the_same_play(challenger):
    ann = challenger().begin()
    link = ann.challenge("Times", "5")
    ann.player.arrive(link)
    ann.play()
    play = ann.player.identity
    ann.player.arrive(link)
    ann.play("Keep playing")
    assert ann.player.identity == play


def test_axe_finds_no_barrier_on_its_pages_and_nothing_is_cut(challenger, backend):
    ann = challenger(reduced_motion="reduce").begin()
    found = []

    def look(name, someone):
        found.extend(f"{name}: {barrier}" for barrier in barriers(someone.page))
        for width, height in SIZES:
            someone.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{name}, {width}: {fault}" for fault in faults(measure(someone.player)))
        someone.page.set_viewport_size(PHONE)

    look("the list", ann)
    ann.press("New challenge")
    look("the game", ann)
    ann.press("Next")
    look("face and name", ann)
    ann.press("Back")
    ann.press("Back")
    link = ann.challenge("Codeword", name="Bartholomew Longname")
    look("the challenge", ann)
    [(secret,)] = rows(backend, "SELECT puzzle FROM deal WHERE game = 'codeword'")
    bo = challenger(reduced_motion="reduce")
    bo.player.arrive()
    backend.join(bo.page)
    bo.player.arrive(link)
    bo.sees("challenged you.")
    look("who comes by the link", bo)
    for someone, name in ((ann, None), (bo, "Bo")):
        if name:
            backend.ask(
                someone.page, f"challenges/{link[-12:]}/challengers", "pastime-challenger 1",
                f"name {name}", "face owl")
        play = backend.ask(
            someone.page, f"challenges/{link[-12:]}/play", "pastime-play 1", "stand-in no")["play"]
        backend.ask(
            someone.page, f"plays/{play}/moves", "pastime-moves 1", "at 0", "move crane",
            "move " + bytes(secret).decode())
    ann.press("Refresh")
    ann.press("Side by side: Bo")
    look("side by side", ann)
    ann.press("Replay both")
    look("on the same clock", ann)
    ann.press("Back")
    look("the results", ann)
    assert found == []


def test_it_speaks_german_where_the_page_does(challenger):
    ann = challenger(**GERMAN.browser)
    ann.player.arrive()
    ann.player.press(ann.player.button("Einstellungen"))
    ann.player.choose("Meine Spiele", "Einstellungen")
    ann.press("Meine Spiele sichern")
    expect(ann.button("Gerät hinzufügen")).to_be_visible()
    ann.player.arrive()
    ann.player.open_from_settings("Zusammen spielen", "Einstellungen")
    ann.press("Ansehen: Herausforderungen")
    ann.press("Neue Herausforderung")
    ann.choose("Kopfrechnen")
    ann.choose("tippen")
    ann.press("Weiter")
    ann.fill("Dein Name", "Änne", "Herausfordern")
    ann.sees("Kopfrechnen · Aufgaben: 10 · Antworten: tippen")
    ann.sees("Offen bis ")
    expect(ann.button("Spielen")).to_be_visible()
