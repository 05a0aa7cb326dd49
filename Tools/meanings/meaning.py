"""Which sense of a word is shown, and in which words."""

import re

from glosses import first_clause

LIMIT = 80

# Endings of regular forms, each with the ending of the dictionary form.
ENDINGS = {
    "noun": ["s:", "ses:s", "xes:x", "zes:z", "ches:ch", "shes:sh", "men:man", "ies:y"],
    "verb": ["s:", "ies:y", "es:e", "es:", "ed:e", "ed:", "ing:e", "ing:"],
    "adj": ["er:", "est:", "er:e", "est:e"],
}

# Words in a gloss that is not suitable for every reader.
UNFIT = re.compile(
    r"slur\b|offensive|disparag|derog|pejorat|obscen|vulgar|taboo|insult|\bsex|intercourse|genital"
    r"|copulat|prostitut|breast|urin(e|at)|defecat|feces|excre|intoxicat|narcotic|heroin|cocaine"
    r"|marijuana|nude|naked|\brape|suicid|behead|castrat|carcass|slaughter|\bdeath|\bdead\b|\bkill"
    r"|corpse|intrauterine|coffin|burial|stupid|senile|insane|idiot|fatal|drunk|\blust|candidiasis|\bpus\b"
    r"|uncomplimentary|irregular$|street name|amphetamine|flunitra|gypsy|crippl|deform|lepro|gonorr"
    r"|buttock|\banus\b|rectum|testic|\bovar|vomit|murder|seductive|concubine|\bugly|\bfat person"
    r"|whore|cheap showy|wom[ae]n who is|girl or woman with",
    re.IGNORECASE,
)

# Fewer tags than this say nothing: a count of 1 may be chance.
TELLING_COUNT = 3

# The fields in which an untagged word is most likely known, by the numbers of WordNet's files:
# animals, plants, natural objects, artifacts, food, bodies, phenomena.
CONCRETE = {5: 7, 20: 6, 17: 5, 6: 4, 13: 4, 8: 4, 19: 3}

# The fields that are mostly technical: quantities, substances, shapes, property.
TECHNICAL = {23, 27, 25, 21}

ARTICLES = ("a ", "an ", "the ", "one of ")

PART_ORDER = {"noun": 3, "verb": 2, "adj": 1, "adv": 0}


class Meanings:
    """Finds the meaning of a word, or of the dictionary form that it is an inflection of.

    Words in `unexplained` never supply a meaning, and no meaning contains a word in `unfit`.
    """

    def __init__(self, synsets, unexplained, unfit, own):
        self._synsets = synsets
        self._unexplained = unexplained
        self._unfit = unfit
        self._own = own

    def of(self, word):
        """The meaning; for an inflected form, the dictionary form and its meaning; or None.

        Of all senses whose text does not use the word itself, the most common wins. The word's own
        senses come before those of a dictionary form.
        """
        if word in self._own:
            return self._own[word]
        best_rank, best = (), None
        for base, part in [(word, None), *self.bases(word)]:
            for sense in self._synsets.senses(base):
                text = self.text(base, sense) if part in (None, sense.part) else None
                if text:
                    rank = (not says(text, base), *self.rank(base, sense))
                    if rank > best_rank:
                        best_rank, best = rank, self.told(word, base, part, text)
        return best

    def told(self, word, base, part, text):
        """The meaning; for an inflected form, the dictionary form and its meaning."""
        if base == word:
            return text
        own = self._own.get(base, "")
        return f"{base}: {own if part == 'noun' and own.startswith(ARTICLES) else text}"

    def rank(self, word, sense):
        """How common a sense is: how often it was tagged, or, if hardly ever, what it is about."""
        field = self._synsets.field[sense.part, sense.offset]
        return (
            sense.count if sense.count >= TELLING_COUNT else 0,
            self._synsets.leads(word, sense),
            -1 if field in TECHNICAL else CONCRETE.get(field, 0),
            PART_ORDER[sense.part],
            -sense.number,
        )

    def bases(self, word):
        """The (dictionary form, part of speech) pairs that the word may be an inflection of."""
        found = [(base, part) for part, base in self._synsets.irregular_bases(word)]
        for part, endings in ENDINGS.items():
            for ending, instead in (pair.split(":") for pair in endings):
                stem = word.removesuffix(ending)
                if word.endswith(ending) and self.takes(stem, ending, instead, part):
                    found.append((stem + instead, part))
        pairs = [pair for pair in dict.fromkeys(found) if pair[0] != word]
        return [pair for pair in pairs if pair[0] not in self._unexplained]

    def takes(self, stem, ending, instead, part):
        """Whether the dictionary form can take the ending: caped comes from cape, not from cap."""
        # Going is a form of go, but bed is not a form of be.
        shortest = 3 if ending in ("ed", "s") else 2
        if len(stem + instead) < shortest or (ending == "s" and stem.endswith("s")):
            return False
        if ending == "es" and not instead:
            return stem.endswith(("s", "x", "z", "ch", "sh", "o"))
        doubles = re.search("[^aeiou][aeiou][^aeiouwxy]$", stem)
        return bool(instead or ending == "s" or not doubles or not self._synsets.senses(stem + "e"))

    def text(self, word, sense):
        """The first clause of a sense, if the word is in lower case and everything is suitable."""
        gloss = self._synsets.gloss[sense.part, sense.offset]
        if self._synsets.spelling(word, sense) != word or UNFIT.search(gloss):
            return None
        text = first_clause(gloss, LIMIT)
        return text if text and not self._unfit.found(text) else None


def says(text, word):
    """Whether a text uses the word that it should explain, or a regular form of it."""
    stem = word.removesuffix("e")
    return re.search(rf"\b(?:{word}|{stem}(?:e[ds]?|ing|s)?)\b", text, re.IGNORECASE) is not None
