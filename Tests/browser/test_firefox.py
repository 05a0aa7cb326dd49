"""The main path and the layout in Firefox, where the system has it."""

import pytest

from support import firefox as browser
from support.firefox import Firefox, firefox
from support.layout import faults, fits, measure
from support.marks import marks
from support.memorize import board, pairs_of
from support.memorize import record as memorize
from support.records import identity, record, secret_of
from support.service import running_service
from support.words import wrong_words

SIZES = {"phone": (390, 844), "laptop": (1440, 900)}
PLAY = ".shelf-tiles [data-game=codeword] > .game-tile"
ENTER = "\ue007"
ERASE = "\ue003"

pytestmark = pytest.mark.skipif(not browser.installed(), reason="Firefox is not installed.")


@pytest.fixture(scope="module", params=["light", "dark"])
def system(request):
    """A browser on a system in light or dark mode."""
    with firefox(request.param) as connection:
        yield connection, request.param
        assert connection.faults == []


@pytest.fixture(params=SIZES)
def player(system, origin, request):
    """A player in a window as large as a device."""
    return Firefox(system[0], origin, SIZES[request.param])


# For tests that play a game: in dark mode, only colours differ.
IN_THE_LIGHT = pytest.mark.parametrize("system", ["light"], indirect=True, scope="module")


def start_codeword(player):
    """Starts a Codeword from the home."""
    player.press(PLAY)
    player.wait(lambda: "#/codeword/" in player.url)


@IN_THE_LIGHT
def test_a_codeword_is_started_played_kept_and_won(player):
    start_codeword(player)
    begun = player.identity
    secret = secret_of(player.record)
    [wrong] = wrong_words(secret, 1)

    player.type(*"zzzzz", ENTER)
    player.wait(lambda: player.find(".message") == "Not in the word list.")
    assert player.attempts() == []
    player.type(*[ERASE] * 5, *wrong, ENTER)
    played = [(wrong, marks(wrong, secret))]
    player.wait(lambda: player.attempts() == played)

    player.reload()
    player.wait(lambda: player.attempts() == played)
    assert player.identity == begun

    for letter in secret:
        player.press(f".key[aria-label^={letter.upper()}]")
    player.press("button[aria-label=Enter]")
    player.wait(lambda: player.texts(".answer") == [secret.upper()])
    assert player.attempts() == [*played, (secret, "=" * len(secret))]
    assert player.texts(".keyboard") == []


@IN_THE_LIGHT
def test_a_memorize_is_played_to_its_end_with_its_cards_in_place(player):
    player.put(memorize(identity(5), cards=board(6)))
    player.arrive(f"#/memorize/{identity(5)}")
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
    for found, pair in enumerate(pairs_of(board(6)), start=1):
        for card in pair:
            player.press(".cards .turning", card - 1)
        if found < 6:
            player.wait(lambda: player.find(".scores") == f"{found} of 6 pairs · {found * 2} points")
    player.wait(lambda: "6 pairs in 6 turns" in player.find(".game-end"))
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)


def test_every_screen_has_its_place_in_the_appearance_of_the_system(player, system):
    player.put(record(identity(1), "banana", ["cabana", "bandit"], limit=6))
    # From the second game that is won, the end shows the columns of all games.
    for number in (2, 3):
        player.put(record(identity(number), "there", ["geese", "three", "there"], limit=6))
    player.arrive()
    assert player.is_dark() == (system[1] == "dark")
    assert faults(measure(player)) == []
    for modal in ["Settings", "Statistics"]:
        player.press(f"button[aria-label='{modal}']")
        player.find("dialog")
        assert faults(measure(player)) == [], modal
        player.press("dialog button[aria-label=Close]")
        player.wait(lambda: not player.texts("dialog"))
    for number, part in [(1, ".keyboard"), (2, ".end")]:
        player.arrive(f"#/codeword/{identity(number)}")
        player.find(part)
        measures = measure(player)
        assert faults(measures) == [], part
        assert fits(measures), part
        player.press(".options")
        player.find("dialog")
        assert faults(measure(player)) == [], "the choices"
        player.press("dialog button[aria-label=Close]")


def test_what_was_begun_goes_on_without_a_connection():
    with firefox() as connection:
        with running_service() as origin:
            player = Firefox(connection, origin, SIZES["phone"])
            player.put(record(identity(1), "there", ["geese"]))
            player.arrive(f"#/codeword/{identity(1)}")
            player.wait(lambda: player.evaluate(
                "async () => (await navigator.serviceWorker.ready).active.state") == "activated")
        player.reload()
        player.type(*"there", ENTER)
        player.wait(lambda: player.texts(".answer") == ["THERE"])
