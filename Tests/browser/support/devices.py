"""Fixtures: a server, and the devices of a player who has joined it.

The console is not watched: the browser reports there what happens on a line that fails.
"""

import pytest

from conftest import LAPTOP, PATIENCE
from support import storage
from support.backend import running_backend
from support.kept import FOLLOW_SIGN
from support.player import Player


@pytest.fixture
def backend(tmp_path):
    with running_backend(tmp_path / "house") as backend:
        yield backend


@pytest.fixture
def browsers(browser, backend):
    """Gives players browsers of their own."""
    contexts = []

    def new(**options):
        contexts.append(browser.new_context(**LAPTOP, **options))
        contexts[-1].set_default_timeout(PATIENCE)
        contexts[-1].add_init_script(FOLLOW_SIGN)
        return Player(contexts[-1].new_page(), backend.origin, touches=False)

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def first(browsers, backend):
    """A device whose player has just joined the server."""
    return joined(browsers(), backend).arrive()


@pytest.fixture
def second(browsers, backend, first):
    """Another device of the same player."""
    player = browsers()
    storage.open_place(player.page, player.origin)
    backend.pair(first.page, player.page)
    return player.arrive()


def joined(player, backend):
    """Joins the server from a page that runs no program: a game that is open could begin to sync at once."""
    storage.open_place(player.page, player.origin)
    backend.join(player.page)
    return player
