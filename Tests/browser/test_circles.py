"""Circles in the pages of the online program: friends who see how the others did in the day's five (docs/circles.md)."""

import re
from datetime import date

import pytest
from playwright.sync_api import expect

from support.barriers import barriers
from support.devices import browsers, backend
from support.layout import faults, measure
from support.safari import Safari
from support.translations import GERMAN
from support.webkit import webkit

PHONE = {"width": 390, "height": 844}
SIZES = [(320, 568), (390, 844), (844, 390), (1440, 900)]
MAIN = "() => document.querySelector('.server .primary')?.textContent"
COPIES = ["clipboard-read", "clipboard-write"]


class Friend:
    """A player on the pages of circles, who uses what the pages show."""

    def __init__(self, player):
        self.player = player
        self.page = player.page

    def button(self, name):
        return self.page.locator(".server").get_by_role("button", name=name, exact=True)

    def press(self, name):
        self.player.press(self.button(name))

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def fill(self, name, text, then):
        expect(self.field(name)).to_be_focused()
        self.field(name).fill(text)
        self.press(then)

    def sees(self, text):
        expect(self.page.locator(".server")).to_contain_text(text)

    def row(self, title):
        return self.page.locator(".device").filter(has=self.page.get_by_text(title, exact=True))

    def meet(self, way):
        """Goes from the settings to a way to play together."""
        self.player.close_modal()
        self.player.open_from_settings("Play together")
        self.press(f"View: {way}")

    def begin(self):
        """Lets the server keep the games, and goes to the circles."""
        self.player.arrive()
        self.player.open_settings("My games")
        self.press("Back up my games")
        expect(self.button("Add a device")).to_be_visible()
        self.meet("Circles")
        expect(self.button("New circle")).to_be_visible()
        return self

    def make(self, title="Oak Street", name="Ann"):
        self.press("New circle")
        self.fill("Circle name", title, "Next")
        self.choose("🦊")
        self.press("Next")
        self.fill("Your name", name, "Create circle")
        expect(self.button("Invite")).to_be_visible()
        return self

    def choose(self, face):
        choice = self.page.get_by_role("radio", name=face, exact=True)
        self.player.press(choice.locator("xpath=ancestor::label"))
        expect(choice).to_be_checked()

    def invite(self):
        """Copies the link of the circle; returns its fragment."""
        self.press("Invite")
        expect(self.page.get_by_role("img", name="QR code")).to_be_visible()
        self.press("Copy link")
        self.sees("Copied.")
        link = self.page.evaluate("navigator.clipboard.readText()")
        code = self.page.locator(".code").inner_text().replace(" ", "")
        assert re.fullmatch(r"[0-9A-Z]{12}", code)
        assert link.endswith(f"/#/pair/{code}")
        return f"#/pair/{code}"

    def join(self, link, name, face="🐻"):
        """Opens a link, and joins by it; on the way, the server begins to keep the games."""
        self.player.arrive(link)
        expect(self.field("Code")).to_have_value(link.rpartition("/")[2])
        self.press("Next")
        self.press("Back up my games")
        self.choose(face)
        self.press("Next")
        self.fill("Your name", name, "Join")
        expect(self.button("Week")).to_be_visible()
        return self

    def finish(self, backend, game, *moves):
        """Plays a game of today to its end."""
        play = backend.ask(
            self.page, "plays", "pastime-play 1", f"day {today(self.page)}", f"game {game}",
            "along no")["play"]
        told = backend.ask(
            self.page, f"plays/{play}/moves", "pastime-moves 1", "at 0",
            *(f"move {move}" for move in moves))
        assert "record" in told


def today(page):
    """Today's date where the player is."""
    return date.fromisoformat(page.evaluate("new Date().toLocaleDateString('sv')"))


@pytest.fixture
def friend(browsers):
    def new(**options):
        player = browsers(permissions=COPIES, **options)
        player.page.set_viewport_size(PHONE)
        return Friend(player)
    return new


@pytest.fixture
def three(friend):
    """The owner of a circle and two others, who came by a link; all three are at the board."""
    ann = friend().begin().make()
    link = ann.invite()
    bo = friend().join(link, "Bo")
    cy = friend().join(link, "Cy", face="🐼")
    ann.press("Back")
    ann.press("Back")
    ann.press("Refresh")
    return ann, bo, cy


def test_a_result_is_seen_by_whoever_has_finished_that_game(three, backend):
    ann, bo, _ = three
    bo.finish(backend, "times", "start", "finish")
    ann.press("Refresh")
    expect(ann.row("Times")).to_contain_text("Bo has finished. Finish yours to see it.")
    expect(ann.row("Codeword")).to_contain_text("Nobody has finished yet.")
    bo.press("Refresh")
    expect(bo.row("Times")).to_contain_text("🐻 Bo: 0 stars")
    ann.finish(backend, "times", "start", "finish")
    ann.press("Refresh")
    ann.press("More: Times")
    expect(ann.row("🐻 Bo")).to_contain_text("0 right · 0:00 · ● checked")
    expect(ann.row("🦊 Ann")).to_contain_text("0 right · 0:00 · ● checked")
    expect(ann.button("Less: Times")).to_be_focused()
    ann.sees("● checked: the server saw each move live.")
    ann.press("Copy for chat")
    ann.sees("Copied.")
    card = ann.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert card[0].startswith("Oak Street · ") and len(card) == 4
    assert card[1].startswith("🦊 Ann ") and card[3].startswith("🐼 Cy ")
    ann.press("Week")
    expect(ann.row("🐻 Bo: 0 stars")).to_be_visible()
    ann.press("Back")
    ann.sees("Today, ")


def test_the_owner_takes_somebody_out_closes_the_code_and_the_circle(three):
    ann, bo, cy = three
    cy.press("Members")
    cy.press("Leave circle")
    cy.press("Leave circle")
    expect(cy.button("New circle")).to_be_visible()
    ann.press("Members")
    expect(ann.page.locator(".device")).to_have_count(2)
    ann.press("More: Bo")
    ann.sees("Nothing unusual in the last 60 days.")
    ann.press("Remove Bo")
    expect(ann.page.locator(".device")).to_have_count(1)
    ann.sees("No code is open. Nobody can join.")
    bo.press("Refresh")
    bo.sees("It’s no longer there.")
    expect(bo.button("I have a code")).to_be_visible()
    ann.invite()
    ann.press("Back")
    ann.press("Back")
    ann.press("Members")
    ann.press("Delete code")
    expect(ann.button("Delete code")).to_have_count(0)
    ann.press("Close circle")
    ann.press("Close circle")
    expect(ann.button("New circle")).to_be_visible()
    ann.sees("In a circle, friends see each other’s daily results.")


def test_a_refusal_is_a_sentence_and_what_was_typed_stays(friend, backend):
    ann = friend().begin().make()
    link = ann.invite()
    bo = friend()
    bo.player.arrive(link)
    bo.press("Next")
    bo.press("Back up my games")
    bo.press("Next")
    bo.fill("Your name", "ANN", "Join")
    bo.sees("That name is taken, or too similar.")
    expect(bo.field("Your name")).to_have_value("ANN")
    bo.field("Your name").fill("B🦊")
    bo.press("Join")
    bo.sees("Up to 20 letters or digits, no symbols.")
    backend.line = "lost"
    bo.field("Your name").fill("Bo")
    bo.press("Join")
    bo.sees("Can’t reach the server. Are you online?")
    backend.line = "passed"
    bo.press("Join")
    expect(bo.button("Week")).to_be_visible()

    bo.press("Back")
    bo.press("I have a code")
    bo.fill("Code", "0000 0000 0000", "Next")
    bo.press("Next")
    bo.fill("Your name", "Bo", "Join")
    bo.sees("No such code, or it has expired.")
    expect(bo.field("Code")).to_have_value("0000 0000 0000")
    bo.press("Back")
    expect(bo.button("Oak Street · 2")).to_be_visible()


def test_axe_finds_no_barrier_on_its_pages_and_nothing_is_cut(friend, backend):
    ann = friend(reduced_motion="reduce").begin()
    bo = friend()
    found = []

    def look(name):
        found.extend(f"{name}: {barrier}" for barrier in barriers(ann.page))
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            found.extend(f"{name}, {width}: {fault}" for fault in faults(measure(ann.player)))

    look("the list")
    ann.press("New circle")
    look("the title")
    ann.fill("Circle name", "The people of Oak Street", "Next")
    look("the face")
    ann.press("Next")
    look("the name")
    ann.fill("Your name", "Ann", "Create circle")
    bo.join(ann.invite(), "Bartholomew Longname")
    look("the code")
    bo.finish(backend, "times", "start", "finish")
    ann.finish(backend, "times", "start", "finish")
    ann.press("Back")
    look("the members")
    ann.press("Back")
    ann.press("Members")
    ann.press("More: Bartholomew Longname")
    look("a member")
    ann.press("Back")
    ann.press("Refresh")
    ann.press("More: Times")
    look("the board")
    ann.press("How fair is it?")
    look("fairness")
    ann.press("Back")
    ann.press("Week")
    look("the week")
    assert found == []


def test_it_speaks_german_where_the_page_does(friend):
    ann = friend(**GERMAN.browser)
    ann.player.arrive()
    ann.player.open_from_settings("Zusammen spielen", "Einstellungen")
    ann.press("Ansehen: Kreise")
    ann.press("Neuer Kreis")
    ann.fill("Name des Kreises", "Eichenweg", "Weiter")
    ann.press("Meine Spiele sichern")
    ann.choose("🐝")
    ann.press("Weiter")
    ann.fill("Dein Name", "Änne", "Kreis gründen")
    expect(ann.row("Galgenraten")).to_contain_text("Noch ist niemand fertig.")


def test_a_link_leads_into_a_circle_in_webkit(friend, backend):
    link = friend().begin().make().invite()
    with webkit() as driver:
        bo = Safari(driver, backend.origin, (390, 844))
        bo.arrive(link)
        code = "() => document.querySelector('.server input')?.value"
        bo.wait(lambda: bo.evaluate(code) == link.rpartition("/")[2])

        def press(name):
            bo.wait(lambda: bo.evaluate(MAIN) == name)
            bo.evaluate("() => document.querySelector('.server .primary').click()")

        press("Next")
        press("Back up my games")
        press("Next")
        bo.wait(lambda: bo.evaluate(code) == "")
        bo.type("Bo")
        press("Join")
        bo.wait(lambda: "Oak Street" in bo.find(".server").text)
        assert len(bo.all(".server .device")) == 5
