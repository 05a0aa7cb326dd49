"""The blocklists in Data/editorial, for texts of several words."""

import re

from scowl import folded

BLOCK_FILES = ["block_slur", "block_vulgar", "block_sensitive"]


class Blocklist:
    """Words that a text must not contain."""

    def __init__(self, editorial, names, folded=folded):
        self._folded = folded
        self._words = set()
        for name in names:
            lines = (editorial / f"{name}.txt").read_text(encoding="utf-8").splitlines()
            self._words |= {line for line in lines if line and not line.startswith("#")}

    def __contains__(self, word):
        return word in self._words

    def found(self, text):
        """The blocked words in a text."""
        return [word for word in words(text, self._folded) if word in self._words]


def words(text, folded=folded):
    """The words of a text in lower case, as the games of a language spell them: English has no accents."""
    return re.findall("[a-zäöü]+", folded(text).lower())
