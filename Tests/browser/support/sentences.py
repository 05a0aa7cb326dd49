"""The sentences of the page as its sources have them: the string literals."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "Sources"
LITERAL = re.compile(r'"""\n(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
# An interpolation in a sentence, with brackets inside brackets.
FILLED = re.compile(r"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
LETTERS = re.compile(r"[^\W\d_]{3}")


def sources(folder):
    """The files with sentences in folders of this name, in any module."""
    return [path for path in sorted(SOURCES.rglob("*Texts*.swift")) if path.parent.name == folder]


def pieces(paths):
    """The pieces of text in these files between two interpolations."""
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
    """The pieces of other languages that no piece of this language contains."""
    mine = "\n".join(own)
    return {piece for piece in others if not standing_in(piece, mine)}


def standing_in(piece, text):
    """Whether a text contains a piece as whole words."""
    # What is not in it at all is most, and is found a hundred times as fast.
    return piece in text and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text) is not None
