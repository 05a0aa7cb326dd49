"""The word lists of SCOWL, with the level (10 very common, 95 very rare) of every word."""

import re
import unicodedata

# Spellings without variants, and variant spellings that dictionaries also list.
MAIN_SPELLINGS = ["english", "american", "british", "british_z", "canadian", "australian"]
VARIANT_SPELLINGS = ["variant_1", "variant_2", "variant_3"]


def folded(word):
    """The word without accents: SCOWL writes café, players write cafe."""
    decomposed = unicodedata.normalize("NFD", word)
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def levels(root, spellings, longest=6):
    """The lowest level of every word of two to `longest` letters in these spellings.

    Only the "words" files are read: never names, abbreviations, contractions or capitals.
    """
    lowest = {}
    for path in (root / "usr/share/dict/scowl").iterdir():
        name = re.fullmatch(r"(.+)-words\.(\d+)", path.name)
        if not name or name[1] not in spellings:
            continue
        level = int(name[2])
        for line in path.read_text(encoding="utf-8").splitlines():
            word = folded(line)
            if 2 <= len(word) <= longest and re.fullmatch("[a-z]+", word):
                lowest[word] = min(level, lowest.get(word, level))
    return lowest
