"""What tests of faulty files share: players whose browsers have kept nothing, a page that may be changed, and names."""

import shutil

import pytest

from conftest import LAPTOP, PATIENCE
from support.builds import DIST, file_named
from support.player import Player

# What a first visit needs before it shows anything, with its styles.
STYLES, SCRIPT, PROGRAM = NEEDED = [
    file_named("main", ".css"), file_named("main", ".js"), file_named("app", ".wasm")]
# The second part of the program, which comes after the first frame.
REST = file_named("app-rest", ".wasm")
# The styles that come after the first frame.
LATER_STYLES = file_named("later", ".css")
WORDS, HANGMAN = file_named("words"), file_named("hangman")

BODY = "(name) => fetch(name).then((answer) => answer.text()).catch(() => null)"
KEPT = "(name) => caches.match(name).then((answer) => answer?.text() ?? null)"


@pytest.fixture
def visit(browser):
    """Gives players a browser of their own, which has kept nothing yet."""
    contexts = []

    def visit(origin, **options):
        contexts.append(browser.new_context(**(LAPTOP | options)))
        contexts[-1].set_default_timeout(PATIENCE)
        return Player(contexts[-1].new_page(), origin, touches=False)

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture
def folder(tmp_path):
    """A copy of the page, which a test may change."""
    return shutil.copytree(DIST, tmp_path / "dist")
