"""axe checks every screen for accessibility (WCAG 2.2, A and AA), in every appearance."""

from importlib.resources import files

import pytest

from conftest import LAPTOP, PHONE
from support.screens import SCREENS

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PALETTE = "name => document.documentElement.setAttribute('data-palette', name)"
# In addition to the light one, in which each screen is checked first.
APPEARANCES = [("light", "high-contrast"), ("dark", "high-contrast"), ("dark", "standard")]


def barriers(page, **only):
    """What axe finds: a rule and the markup that breaks it, for each violation."""
    page.evaluate(AXE)
    found = page.evaluate(
        "only => axe.run(document, {runOnly: only})", only or {"type": "tag", "values": LEVELS})
    return [
        f"{rule['id']}: {node['html'][:120]} {node['failureSummary'][:300]}"
        for rule in found["violations"] for node in rule["nodes"]]


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_axe_finds_no_barrier_on_any_screen(seat, device):
    # Without motion no colour is half-way through a change when axe looks.
    player = seat(device, reduced_motion="reduce", color_scheme="light")
    found = []
    for name, reach in SCREENS.items():
        player.page.emulate_media(color_scheme="light")
        player.arrive()
        reach(player)
        found += [f"{name}: {barrier}" for barrier in barriers(player.page)]
        # Only colours differ in the other appearances.
        for scheme, palette in APPEARANCES if device is PHONE else []:
            player.page.emulate_media(color_scheme=scheme)
            player.page.evaluate(PALETTE, palette)
            found += [
                f"{name}, {scheme}, {palette}: {barrier}"
                for barrier in barriers(player.page, type="rule", values=["color-contrast"])]
    assert found == []
