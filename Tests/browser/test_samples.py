"""Sample games (CW-13): never there by default, marked, and not counted anywhere."""

import re

from playwright.sync_api import expect

from support import storage
from support.records import identity, record

COUNT = 26
STAGES = ["No tries yet", r"\d (try|tries) so far", r"\d (try|tries) · found", r"\d (try|tries) · not found"]


def test_cw13_samples_come_when_they_are_asked_for_in_every_stage_and_say_so(tablet):
    tablet.arrive()
    expect(tablet.rows).to_have_count(0)
    tablet.arrive("#/samples")
    expect(tablet.rows).to_have_count(COUNT)
    expect(tablet.rows.filter(has_text="Sample ·")).to_have_count(COUNT)
    for stage in STAGES:
        shown = tablet.rows.get_by_text(re.compile(f"^Sample · {stage}$"))
        expect(shown).not_to_have_count(0)


def test_cw13_samples_that_are_asked_for_again_are_not_doubled_and_stay_when_played_on(phone):
    phone.arrive("#/samples")
    expect(phone.rows).to_have_count(COUNT)
    phone.press(phone.rows.filter(has_text="No tries yet"))
    phone.play("crane")
    expect(phone.end).to_be_visible()
    phone.arrive("#/samples")
    expect(phone.rows).to_have_count(COUNT)
    expect(phone.rows.filter(has_text="Sample · 1 try · found")).to_have_count(1)


def test_cw13_samples_are_left_out_of_the_statistics(phone):
    phone.arrive("#/samples")
    expect(phone.rows.filter(has_text="found")).not_to_have_count(0)
    phone.open_sheet("Statistics")
    expect(phone.modal).to_contain_text("Finish a game to see it here.")
    while len([key for key in storage.keys(phone.page) if key.startswith("record/")]) < COUNT:
        phone.page.wait_for_timeout(50)
    phone.seed(record(identity(1), "there", ["there"]))
    expect(phone.rows).to_have_count(COUNT + 1)
    phone.open_sheet("Statistics")
    # They open on the game that was finished last, which is a sample.
    phone.choose("Codeword", "Game")
    played = phone.modal.get_by_role("term").filter(has_text="Played")
    expect(played.locator("+ dd")).to_have_text("1")
