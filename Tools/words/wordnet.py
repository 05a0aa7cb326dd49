"""What the lists use of WordNet 3.0: parts of speech, and how often a word was tagged."""

from collections import Counter, defaultdict

PARTS_OF_SPEECH = ["noun", "verb", "adj", "adv"]


class WordNet:
    """The dictionary forms of WordNet and their counts in the SemCor texts."""

    def __init__(self, root):
        folder = root / "usr/share/wordnet"
        self._parts = defaultdict(set)
        for part in PARTS_OF_SPEECH:
            for line in lines(folder / f"index.{part}"):
                self._parts[line.split()[0]].add(part)
        self._counts = Counter()
        for line in lines(folder / "index.sense"):
            sense, _, _, count = line.split()
            self._counts[sense.split("%")[0]] += int(count)

    def has(self, word):
        """Whether the word is a dictionary form."""
        return word in self._parts

    def is_a(self, word, *parts):
        """Whether the word is the dictionary form of one of these parts of speech."""
        return not self._parts.get(word, set()).isdisjoint(parts)

    def count(self, word):
        """How often the word was tagged, in all its senses."""
        return self._counts[word]


def lines(path):
    """The lines of a WordNet file without its licence, whose lines begin with a space."""
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith(" ")]
