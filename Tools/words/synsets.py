"""The senses of WordNet 3.0: which words share a meaning, its gloss, and the narrower meanings."""

from collections import defaultdict
from dataclasses import dataclass

from wordnet import PARTS_OF_SPEECH, lines

# The digit after the % of a sense key. The last is for adjectives that WordNet calls satellites.
PART_OF_DIGIT = dict(zip("12345", PARTS_OF_SPEECH + ["adj"]))

# Pointers from a meaning to narrower ones and to instances: bird to owl, country to Chile.
BELOW = ("~", "~i")


@dataclass(frozen=True)
class Sense:
    """One meaning of a word: its position in the dictionary, and how often it was tagged."""

    part: str
    offset: str
    number: int
    count: int


class Synsets:
    """The meanings of WordNet, the senses of each word, and the counts of the SemCor texts.

    `gloss` and `field` are keyed by the part of speech and the offset; the field is the number of
    the lexicographers' file, such as animals or artifacts.
    """

    def __init__(self, root):
        folder = root / "usr/share/wordnet"
        self.gloss, self.field = {}, {}
        self._spellings = defaultdict(dict)
        self._below = defaultdict(list)
        for part in PARTS_OF_SPEECH:
            for line in lines(folder / f"data.{part}"):
                self._read_meaning(part, line)
        self._senses = defaultdict(list)
        self._offsets = {}
        for line in lines(folder / "index.sense"):
            key, offset, number, count = line.split()
            part = PART_OF_DIGIT[key.split("%")[1][0]]
            sense = Sense(part, offset, int(number), int(count))
            self._senses[key.split("%")[0].replace("_", " ")].append(sense)
            self._offsets[key] = (part, offset)
        self._irregular = {part: irregular(folder / f"{part}.exc") for part in PARTS_OF_SPEECH}

    def _read_meaning(self, part, line):
        data, gloss = line.split("|", 1)
        fields = data.split()
        meaning = (part, fields[0])
        self.gloss[meaning] = gloss.strip()
        self.field[meaning] = int(fields[1])
        words = int(fields[3], 16)
        for spelling in fields[4 : 4 + 2 * words : 2]:
            spelling = spelling.split("(")[0].replace("_", " ")
            self._spellings[meaning][spelling.lower()] = spelling
        pointers = fields[5 + 2 * words :]
        for symbol, offset in zip(pointers[::4], pointers[1::4]):
            if symbol in BELOW:
                self._below[meaning].append((part, offset))

    def senses(self, word):
        """The senses of a word in lower case, the most common of each part of speech first."""
        return sorted(self._senses.get(word, []), key=lambda sense: (sense.part, sense.number))

    def spelling(self, word, sense):
        """How a word in lower case is spelt in this meaning: Turkey, turkey."""
        return self._spellings[sense.part, sense.offset].get(word, word)

    def leads(self, word, sense):
        """Whether the word is the one by which WordNet names this meaning."""
        return next(iter(self._spellings[sense.part, sense.offset])) == word

    def below(self, keys):
        """The meanings of these sense keys, and all narrower meanings."""
        found, waiting = set(), [self._offsets[key] for key in keys]
        while waiting:
            meaning = waiting.pop()
            if meaning not in found:
                found.add(meaning)
                waiting += self._below[meaning]
        return found

    def words(self, meaning):
        """The words that have this meaning, in lower case."""
        return self._spellings[meaning].keys()

    def irregular_bases(self, word):
        """The (part, dictionary form) pairs of an irregular form: mice, went."""
        return [(part, base) for part in PARTS_OF_SPEECH for base in self._irregular[part][word]]


def irregular(path):
    """The dictionary forms of each irregular form in one exceptions file."""
    bases = defaultdict(list)
    for line in lines(path):
        form, *found = line.split()
        bases[form] += found
    return bases
