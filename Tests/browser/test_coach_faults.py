"""A file of the coach arrives cut short, altered or replaced: the page says so, the game is as it was, and the
player can ask the coach again.

The console is not watched: the browser reports there what it refuses.
"""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PATIENCE
from support import storage
from support.builds import DIST, file_named
from support.faulty import FAULTS, FaultySite, serving
from support.player import Player
from support.records import identity, record

GAME = record(identity(1), "light", ["raise", "night", "might", "light"])
SCRIPT, PROGRAM = file_named("coach", ".js"), file_named("coach", ".wasm")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("name", [SCRIPT, PROGRAM], ids=["script", "program"])
def test_a_broken_file_of_the_coach_is_told_and_harms_nothing(browser, name, fault):
    site = FaultySite(DIST)
    site.faults[name] = fault
    context = browser.new_context(**LAPTOP)
    context.set_default_timeout(PATIENCE)
    with serving(site) as origin:
        player = Player(context.new_page(), origin, touches=False)
        player.seed(GAME, fragment=f"#/codeword/{identity(1)}")
        button = player.page.locator(".end").get_by_role("button", name="How did I play?")
        player.press(button)
        expect(player.modal.get_by_text("Can’t reach the coach.")).to_be_visible()
        player.press(player.modal.get_by_role("button", name="Close"))
        # The game is as it was, and another one can be played.
        assert storage.row(player.page, f"record/{identity(1)}") == GAME
        expect(player.attempt_rows).to_have_count(4)
        player.press(player.end.get_by_role("button", name="Another game"))
        player.play("crane")
        expect(player.attempt_rows).to_have_count(1)
        site.faults.clear()
        player.arrive(f"#/codeword/{identity(1)}")
        player.press(button)
        expect(player.modal.locator(".coach-lead")).to_contain_text("Found in 4 tries")
        context.close()


@pytest.mark.parametrize("name", [SCRIPT, PROGRAM], ids=["script", "program"])
def test_the_coach_can_be_asked_again_without_loading_the_page_anew(browser, name):
    site = FaultySite(DIST)
    site.faults[name] = "cut short"
    context = browser.new_context(**LAPTOP)
    context.set_default_timeout(PATIENCE)
    with serving(site) as origin:
        player = Player(context.new_page(), origin, touches=False)
        player.seed(GAME, fragment=f"#/codeword/{identity(1)}")
        button = player.page.locator(".end").get_by_role("button", name="How did I play?")
        player.press(button)
        missing = player.modal.get_by_text("Can’t reach the coach.")
        expect(missing).to_be_visible()
        site.faults.clear()
        player.press(player.modal.get_by_role("button", name="Close"))
        player.press(button)
        expect(player.modal.locator(".coach-lead")).to_contain_text("Found in 4 tries")
        context.close()
