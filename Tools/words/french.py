"""The rules that make the French lists. Which words are answers, familiar or common is chosen by hand in
`Data/words/fr`; a dictionary of word games says what else is accepted."""

import gzip
import re
import unicodedata
from pathlib import Path

from derivation import Lists, read_words

LISTS = Path(__file__).resolve().parents[2] / "Data/words/fr"
# The letters and the lengths of the words of games.
WORD = re.compile("[a-z]{3,6}")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def derive_french(root, editorial):
    """The lists from the packages unpacked in `root`, and from those kept by hand."""
    dictionary = gzip.decompress((root / "usr/share/tanglet/gamedata/fr/words").read_bytes()).decode()
    words = {folded(word) for word in dictionary.split()}
    answers, common, familiar = (chosen(kind) for kind in ("answers", "common", "familiar"))
    accepted = {word for word in words if WORD.fullmatch(word)} | editorial.add_accept | common
    return Lists(
        answers=answers, common=common, accepted=accepted - editorial.block_slur, familiar=familiar)


def chosen(kind):
    """The words of a list that is kept by hand."""
    return set().union(*(read_words(path) for path in LISTS.glob(f"{kind}?.txt")))


def folded(spelling):
    """A spelling as games write it: in lower case and without accents."""
    plain = unicodedata.normalize("NFD", spelling.lower().translate(LIGATURES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
