"""The sentences of the page, as the String Catalog has them."""

import json
import re
from pathlib import Path

CATALOG = Path(__file__).parents[3] / "Sources" / "Localizable.xcstrings"
# An argument, or what separates the names in a list.
BETWEEN = re.compile(r"%(?:\d+\$)?@|[|\n]")
# What distinguishes the meanings of one sentence.
MEANING = re.compile(r" \(\w+Texts\)$")
LETTERS = re.compile(r"[^\W\d_]{3}")


def catalog(language):
    """Every sentence in a language, by its tag, under the key of the catalog."""
    strings = json.loads(CATALOG.read_text())["strings"]
    return {key: entry["localizations"][language]["stringUnit"]["value"]
            for key, entry in strings.items() if language in entry.get("localizations", {})}


def sentences(language):
    """All sentences in a language, by its tag."""
    if language == "en":
        return [MEANING.sub("", key) for key in json.loads(CATALOG.read_text())["strings"]]
    return list(catalog(language).values())


def pieces(sentences):
    """The pieces of text in these sentences between two arguments."""
    found = (piece.strip(" .,:;·()?") for text in sentences for piece in BETWEEN.split(text))
    return {piece for piece in found if LETTERS.search(piece)}


def foreign(own, others):
    """The pieces of other languages that no piece of this language contains."""
    mine = "\n".join(own)
    return {piece for piece in others if not standing_in(piece, mine)}


def standing_in(piece, text):
    """Whether a text contains a piece as whole words."""
    # Most pieces are not in it at all, and the first check finds that a hundred times as fast.
    return piece in text and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text) is not None
