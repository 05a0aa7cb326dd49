"""The sentences of the page, as its sources have them: what is between the quotation marks."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "Sources"
LITERAL = re.compile(r'"""\n(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
# What a sentence is filled with, one bracket within another.
FILLED = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
LETTERS = re.compile(r"[^\W\d_]{3}")


def sources(folder):
    """The files of sentences in a folder of that name, in any module."""
    return [path for path in sorted(SOURCES.rglob("*Texts*.swift")) if path.parent.name == folder]


def pieces(paths):
    """Whatever stands in these files between two things that a sentence is filled with."""
    found = set()
    for path in paths:
        code = re.sub(r"^\s*//.*$", "", path.read_text(), flags=re.MULTILINE)
        for long, short in LITERAL.findall(code):
            text = re.sub(r"\\\n\s*", "", long) or short
            for piece in re.split(r"[|\n]", FILLED.sub("|", text)):
                piece = piece.strip(" .,:;·()?")
                if LETTERS.search(piece):
                    found.add(piece)
    return found


def foreign(own, others):
    """The pieces of other languages that no piece of one's own holds."""
    mine = "\n".join(own)
    return {piece for piece in others if not standing_in(piece, mine)}


def standing_in(piece, text):
    """Whether a text has a piece as whole words."""
    return re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text) is not None
