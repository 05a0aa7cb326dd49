"""Fixtures: a house, and the devices of a player who has joined it.

The console is not watched: the browser reports there what a line that fails does.
"""

import pytest

from conftest import LAPTOP, PATIENCE
from support.house import running_house
from support.kept import FOLLOW_SIGN
from support.player import Player


@pytest.fixture
def house(tmp_path):
    with running_house(tmp_path / "house") as house:
        yield house


@pytest.fixture
def browsers(browser, house):
    """Gives players browsers of their own."""
    contexts = []

    def new(**options):
        contexts.append(browser.new_context(**LAPTOP, **options))
        contexts[-1].set_default_timeout(PATIENCE)
        contexts[-1].add_init_script(FOLLOW_SIGN)
        return Player(contexts[-1].new_page(), house.origin, touches=False)

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def first(browsers, house):
    """A device whose player has just joined the house."""
    player = browsers().arrive()
    house.join(player.page)
    return player.arrive()


@pytest.fixture
def second(browsers, house, first):
    """Another device of the same player."""
    player = browsers().arrive()
    house.pair(first.page, player.page)
    return player.arrive()
