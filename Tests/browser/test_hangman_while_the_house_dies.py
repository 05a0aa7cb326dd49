"""All of Hangman, while the house that keeps the games is killed at every second request."""

import pytest

from conftest import PATIENCE
from support.devices import house
from support.house import DYING
from support.kept import FOLLOW_SIGN, are_same, look, until
from support.player import Player
from test_hangman import *


@pytest.fixture
def seat(browser, house):
    """Gives players their devices, with a house. At the end it has everything that is on them."""
    players = []

    def seat(device, **options):
        context = browser.new_context(**(device | options))
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FOLLOW_SIGN)
        player = Player(context.new_page(), house.origin, touches=device.get("has_touch", False))
        player.arrive()
        house.pass_all()
        house.join(player.page)
        house.line = DYING
        players.append(player)
        return player

    yield seat
    for player in players:
        player.page.context.set_offline(False)
        player.arrive()
        until(lambda: look(player.page) or house.deaths > 0)
    house.pass_all()
    for player in players:
        look(player.page)
        are_same(player)
        player.page.context.close()
