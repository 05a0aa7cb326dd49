"""The rules that make the lists from SCOWL, WordNet and the editorial files."""

from dataclasses import dataclass
from inflection import is_inflected
from packing import pack
from scowl import MAIN_SPELLINGS, VARIANT_SPELLINGS, levels
from wordnet import WordNet

ACCEPTED_LEVEL = 80
COMMON_LEVEL = 50
ANSWER_LEVEL = 40
UNLISTED_ANSWER_LEVEL = 35


@dataclass
class Editorial:
    """The hand-made files of Data/editorial; each is a set of words."""

    block_slur: set
    block_vulgar: set
    block_sensitive: set
    veto_answers: set
    veto_common: set
    add_answers: set
    add_accept: set

    @classmethod
    def read(cls, folder):
        """The files in the folder; each is named after its field. A language lacks those that it does not need."""
        paths = [folder / f"{name}.txt" for name in cls.__dataclass_fields__]
        return cls(*(read_words(path) if path.exists() else set() for path in paths))


@dataclass
class Lists:
    """The derived lists; each is a set of words."""

    answers: set
    common: set
    accepted: set
    # The common words that are counted as familiar; none where the reader derives them by regular endings.
    familiar: set = frozenset()

    def packed(self, editorial):
        """The packed form of the lists."""
        return pack(
            self.answers, self.common, self.accepted, editorial.block_vulgar,
            editorial.block_sensitive, self.familiar)


def read_words(path):
    """The words of a file with one word per line; a line that begins with # is a comment."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith("#")}


def derive(root, editorial):
    """The lists from the packages unpacked in `root`."""
    answers = answer_words(root, editorial)
    return Lists(
        answers=answers,
        common=common_words(root, editorial) | answers,
        accepted=accepted_words(root, editorial) | answers,
    )


def accepted_words(root, editorial):
    """Every spelling up to the accepted level and the words added by hand, without slurs."""
    level = levels(root, MAIN_SPELLINGS + VARIANT_SPELLINGS)
    words = {word for word in level if level[word] <= ACCEPTED_LEVEL}
    return (words | editorial.add_accept) - editorial.block_slur


def common_words(root, editorial):
    """The main spellings up to the common level, with inflections, without vulgar words and vetoes."""
    level = levels(root, MAIN_SPELLINGS)
    words = {word for word in level if level[word] <= COMMON_LEVEL}
    return words - editorial.block_slur - editorial.block_vulgar - editorial.veto_common


def answer_words(root, editorial):
    """Well-known dictionary forms that are spelt the same everywhere, reviewed by hand."""
    wordnet = WordNet(root)
    level = levels(root, ["english"])
    known = levels(root, MAIN_SPELLINGS)
    words = {
        word
        for word in level
        if is_well_known(word, level[word], wordnet) and not is_inflected(word, known, wordnet)
    }
    blocked = editorial.block_slur | editorial.block_vulgar | editorial.block_sensitive
    return (words | editorial.add_answers) - blocked - editorial.veto_answers


def is_well_known(word, level, wordnet):
    """Whether a word is common enough to be an answer.

    Words that WordNet does not list (pronouns, irregular forms) must be more common than others;
    less common ones must occur in the tagged texts.
    """
    if not wordnet.has(word):
        return level <= UNLISTED_ANSWER_LEVEL
    return level <= ANSWER_LEVEL or (level <= COMMON_LEVEL and wordnet.count(word) >= 1)
