"""The word lists that the page loads, read without the game's own reader."""

from support.marks import uses_hints
from support.service import ROOT

LENGTHS = range(3, 7)
CLASSES = ["answers", "common", "rare", "vulgar"]


def everyday_words(length):
    """The words of this length that may be a secret, in alphabetical order."""
    [file] = (ROOT / "dist").glob("words.*.txt")
    lines = file.read_text().splitlines()
    # After the classes come the unkind words of each length.
    assert len(lines) == len(LENGTHS) * (len(CLASSES) + 1)
    return unpacked(lines[LENGTHS.index(length) * len(CLASSES)], length)


def unpacked(line, length):
    """The words of one line, which has only the letters not shared with the word before, the last in upper case."""
    words = []
    ending = ""
    for letter in line:
        ending += letter.lower()
        if letter.isupper():
            words.append((words[-1] if words else "")[: length - len(ending)] + ending)
            ending = ""
    return words


def wrong_words(secret, count):
    """Words that are not the secret, each allowed in hard mode after those before it."""
    chosen = []
    # Words that share the fewest letters come first: they reveal the least, and restrict the least.
    for word in sorted(everyday_words(len(secret)), key=lambda word: len({*word} & {*secret})):
        if len(chosen) < count and word != secret and uses_hints(word, chosen, secret):
            chosen.append(word)
    assert len(chosen) == count, f"too few words beside {secret}"
    return chosen
