"""Whole games with a screen reader alone (CW-1): a test looks at no pixel, no class and no record."""

import re

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP
from support import storage
from support.marks import NAMES, marks
from support.reader import Reader
from support.service import ROOT

ATTEMPT = re.compile(r"Attempt (\d+), ([A-Z]+): (.*)\.$")
# Elimination needs fewer attempts than this for any word.
MOST_ATTEMPTS = 30


@pytest.fixture
def reader(seat):
    player = seat(LAPTOP)
    reader = Reader(player.page)
    player.arrive()
    # A first game would also say its lessons, besides what the game says.
    for game in ["codeword", "anagrams", "hangman", "memorize", "times"]:
        storage.put(player.page, f"setting/lesson-{game}", f"1 {1:016x} off")
    player.arrive()
    return reader


def answers(length):
    """The words that may be the secret."""
    return (ROOT / "Data" / "words" / f"answers{length}.txt").read_text().split()


def spoken_attempt(sentence):
    """The number, the word and the marks of the attempt that a sentence ends with."""
    number, word, read_out = ATTEMPT.search(sentence).groups()
    if read_out == "all exact":
        return int(number), word.lower(), "=" * len(word)
    symbols = {name: symbol for symbol, name in NAMES.items()}
    letters = [part.split() for part in read_out.split(", ")]
    assert [letter for letter, _ in letters] == [*word]
    return int(number), word.lower(), "".join(symbols[name] for _, name in letters)


def solve(reader, length):
    """Finds the word by elimination; returns what was said for each attempt."""
    candidates = answers(length)
    said = []
    while len(said) < MOST_ATTEMPTS:
        # The word with the most different letters reveals the most.
        tried = max(candidates, key=lambda word: len({*word}))
        reader.type(tried)
        said.append(reader.announcement())
        number, word, spoken = spoken_attempt(said[-1])
        assert (number, word) == (len(said), tried)
        if spoken == "=" * length:
            return tried, said
        assert said[-1].startswith(f"{count(number)}, not found yet.")
        candidates = [word for word in candidates if marks(tried, word) == spoken]
        assert tried not in candidates
    raise AssertionError(f"not found in {MOST_ATTEMPTS} attempts")


def begin(reader, button):
    """Presses what starts a game."""
    reader.activate("button", button)
    expect(reader.find("region", "Codeword")).to_be_visible()


def count(number):
    return "1 attempt" if number == 1 else f"{number} attempts"


@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_cw1_a_whole_game_is_found_from_what_is_spoken_alone(reader, length):
    begin(reader, "New Codeword")
    reader.activate("button", "Codeword, Options")
    reader.activate("radio", str(length), within=("group", "Letters"))
    begin(reader, "Start")
    assert reader.focused() == ("region", "Codeword")
    places = reader.names("button", within=("group", "Your word"))
    assert places == [f"Place {place}, empty" for place in range(1, length + 1)]

    found, said = solve(reader, length)
    assert said[-1].startswith(f"Found in {count(len(said))}: {found.upper()}.")
    assert reader.is_silent()
    assert reader.focused() == ("button", "Another game")
    listed = reader.names("img", within=("list", "Tries"))
    assert listed == [sentence[sentence.index("Attempt ") :] for sentence in said]
    [row] = reader.names("link", within=("navigation", "Your games"))
    assert row.startswith("Codeword. " + said[-1])


def test_cw1_every_refusal_is_said_also_the_same_one_twice(reader):
    begin(reader, "New Codeword")
    for _ in range(2):
        reader.type("")
        assert reader.announcement() == "Add 5 letters."
    reader.type("zzzz")
    assert reader.announcement() == "Add one letter."
    places = reader.names("button", within=("group", "Your word"))
    assert places == [*(f"Place {place}, Z" for place in range(1, 5)), "Place 5, empty"]
    for _ in range(2):
        reader.type("z")
        assert reader.announcement() == "Not in the word list."
    assert reader.is_silent()
