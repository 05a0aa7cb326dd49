"""The main path and the layout in Safari's engine (CW-1, CW-10, CW-18)."""

import pytest
from selenium.webdriver.common.keys import Keys

from support import anagrams, hangman, memorize, times
from support.layout import faults, fits, measure
from support.marks import marks
from support.records import identity, record, secret_of
from support.safari import Safari
from support.webkit import Webkit
from support.words import wrong_words

SIZES = {"phone": (390, 844), "tablet": (1024, 1366), "laptop": (1440, 900)}

UNDER_WAY = record(identity(1), "banana", ["cabana", "bandit"], limit=6)
# From the second game that is won, the end shows the columns of all games.
OVER, OVER_BEFORE = [
    record(identity(number), "there", ["geese", "three", "there"], limit=6) for number in (2, 3)]


@pytest.fixture(scope="module", params=["light", "dark"])
def system(request):
    """A browser on a system in light or dark mode."""
    browser = Webkit(request.param)
    yield browser, request.param
    browser.close()


@pytest.fixture(params=SIZES)
def player(system, origin, request):
    """A player in a window as large as a device."""
    browser, _ = system
    return Safari(browser.awake(), origin, SIZES[request.param])


def one_of_each_kind(test):
    """For a test that plays a game: on a phone and on a laptop. In dark mode, only colours differ."""
    test = pytest.mark.parametrize("player", ["phone", "laptop"], indirect=True)(test)
    return pytest.mark.parametrize("system", ["light"], indirect=True, scope="module")(test)


@one_of_each_kind
def test_cw1_cw18_a_game_is_started_played_kept_and_won(player):
    start = player.find(".shelf-tiles [data-game=codeword] > .game-tile")

    def started():
        start.click()
        return "#/codeword/" in player.driver.current_url

    player.wait(started)
    begun = player.identity
    secret = secret_of(player.record)
    [wrong] = wrong_words(secret, 1)

    player.type(*"zzzzz", Keys.ENTER)
    player.wait(lambda: player.find(".message").text == "Not in the word list.")
    assert player.attempts() == []
    player.type(*[Keys.BACKSPACE] * 5)

    player.type(*wrong, Keys.ENTER)
    played = [(wrong, marks(wrong, secret))]
    player.wait(lambda: player.attempts() == played)

    player.reload()
    player.wait(lambda: player.attempts() == played)
    assert player.identity == begun

    for letter in secret:
        player.find(f".key[aria-label^={letter.upper()}]").click()
    player.button("Enter").click()
    player.wait(lambda: player.all(".answer") and player.find(".answer").text == secret.upper())
    assert player.attempts() == [*played, (secret, "=" * len(secret))]
    assert player.all(".keyboard") == []
    assert len(player.all(".history .history-link")) == 1


def test_cw10_every_screen_has_its_place_in_the_appearance_of_the_system(player, system):
    _, appearance = system
    for text in [UNDER_WAY, OVER, OVER_BEFORE]:
        player.put(text)
    player.arrive()
    assert player.is_dark() == (appearance == "dark")
    assert faults(measure(player)) == []
    for modal in ["Settings", "Statistics"]:
        player.button(modal).click()
        player.find("dialog")
        assert faults(measure(player)) == [], modal
        player.button("Close").click()
        player.wait(lambda: not player.all("dialog"))
    for text, part in [(UNDER_WAY, ".keyboard"), (OVER, ".end")]:
        player.arrive(f"#/codeword/{identity(1 if text is UNDER_WAY else 2)}")
        player.find(part)
        measures = measure(player)
        assert faults(measures) == [], part
        assert fits(measures), part
        player.button("Codeword, Options").click()
        player.find("dialog")
        assert faults(measure(player)) == [], "the choices"
        player.button("Close").click()


@one_of_each_kind
def test_tt5_tt11_a_rack_of_anagrams_is_played_to_its_end_with_its_meanings(player):
    player.put(anagrams.record(identity(3), racks=["hisswy", "cdenno"]))
    player.arrive(f"#/anagrams/{identity(3)}")
    message = player.find(".anagrams .message")
    player.find(".entry input").click()
    player.type(*"wish", Keys.ENTER)
    player.wait(lambda: "+4 points" in message.text)
    assert faults(measure(player)) == []
    player.type(*"wissx")
    player.wait(lambda: "no X" in message.text or "X" in message.text)
    assert player.find(".entry input").get_property("value") == "wiss"
    player.type(*[Keys.BACKSPACE] * 4)
    for letter in "SWISHY":
        # A flying tile is not seen at its place before it has landed.
        player.wait(lambda: [
            tile for tile in player.all(".tiles .tile:not(.used)") if tile.text == letter])[0].click()
    player.type(Keys.ENTER)
    player.wait(lambda: "2 of 13 words" in player.find(".game-end").text)
    player.wait(lambda: player.find(".meaning").text)
    assert len(player.all(".word.found")) == 2
    assert faults(measure(player)) == []
    player.wait(lambda: [button.click() for button in player.all(".game-end .primary")] == [])
    player.wait(lambda: [tile.text for tile in player.all(".tiles .tile")] == list("CDENNO"))


@one_of_each_kind
def test_hm4_hm6_a_hangman_is_played_to_its_end_with_its_drawing(player):
    player.put(hangman.record(identity(4), answers=["red_panda"]))
    player.arrive(f"#/hangman/{identity(4)}")
    phrase = player.find(".hangman .phrase")
    for letter, shown in [("E", "E"), ("X", "E"), ("A", "EAA")]:
        next(key for key in player.all(".key") if key.text.startswith(letter)).click()
        player.wait(lambda: phrase.text.upper().replace("\n", "") == shown)
    assert faults(measure(player)) == []
    parts = player.driver.execute_script(
        "return [...document.querySelectorAll('.hangman .drawing use')]"
        ".map((part) => part.getBBox().width)")
    assert len(parts) == 4 and all(parts)
    player.type(*"rdpn")
    player.wait(lambda: "You found it" in player.find(".end").text)
    assert faults(measure(player)) == []


@one_of_each_kind
def test_ar1_to_ar5_a_times_is_played_to_its_end_with_its_marks(player):
    player.put(times.record(identity(5)))
    player.arrive(f"#/times/{identity(5)}")
    for number, (left, right) in enumerate([(12, 17), (20, 11), (15, 13), (18, 14), (16, 19)]):
        # After a right answer the next problem comes by itself.
        if number == 0:
            player.find(".times .go").click()
        player.wait(
            lambda: f"{left} × {right}" in player.find(".problem").text
            and "?" in player.find(".problem").text)
        assert faults(measure(player)) == []
        [choice] = [
            each for each in player.all(".choice")
            if each.get_attribute("aria-label") == str(left * right)]

        def is_answered():
            if len(player.all(".times .dots [data-mark=new]")) == 4 - number:
                return True
            # A tap on a problem that has just come by itself may be the second half of a double tap, and is ignored.
            choice.click()
            return False

        player.wait(is_answered)
    player.wait(lambda: player.all(".times .end-buttons .primary"))
    player.wait(lambda: player.find(".times .end-headline").text == "All 5 right")
    player.wait(lambda: player.find(".times .end-buttons .primary").text == "Another round")
    assert faults(measure(player)) == []


@one_of_each_kind
def test_me1_me14_a_memorize_is_played_to_its_end_with_its_cards_in_place(player):
    player.put(memorize.record(identity(5), cards="012345012345"))
    player.arrive(f"#/memorize/{identity(5)}")
    cards = player.all(".cards .turning")
    assert len(cards) == 12
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
    cards[0].click()
    cards[0].click()
    cards[1].click()
    player.wait(lambda: player.find(".memorize .message").text == "No match.")
    for place in range(2, 6):
        cards[place].click()
        cards[place + 6].click()
    player.wait(lambda: player.find(".scores").text == "4 of 6 pairs · 8 points")
    player.type(Keys.HOME, Keys.ENTER)
    for place in (6, 1, 7):
        cards[place].click()
    player.wait(lambda: "6 pairs in 7 turns" in player.find(".game-end").text)
    measures = measure(player)
    assert faults(measures) == [] and fits(measures)
