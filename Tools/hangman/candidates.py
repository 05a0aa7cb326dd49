"""The words that WordNet and SCOWL suggest for a category."""

import re

from glosses import first_clause

# The rarest level of SCOWL that a candidate may have: words that nearly every adult knows.
LEVEL = 40

# How large a part of a word's tagged uses must have the meaning that puts it into the category.
SHARE = 0.6

# The longest hint.
LIMIT = 90


def candidates(category, synsets, levels, blocklist):
    """The `{entry: hint}` of a category before the edits, without blocked words."""
    below = synsets.below(category.roots) - synsets.below(category.without)
    found = {}
    for word in {word for meaning in below for word in synsets.words(meaning)}:
        sense = None if blocklist.found(word) else main_sense(word, synsets)
        if sense and (sense.part, sense.offset) in below and is_known(word, sense, levels):
            found[word] = first_clause(synsets.gloss[sense.part, sense.offset], LIMIT)
    return found


def main_sense(word, synsets):
    """The first sense as a noun, if the word mostly has this meaning and is not a name."""
    senses = synsets.senses(word)
    nouns = [sense for sense in senses if sense.part == "noun"]
    tagged = sum(sense.count for sense in senses)
    if tagged == 0 and len(nouns) < len(senses):
        return None
    if nouns[0].count < SHARE * tagged or synsets.spelling(word, nouns[0]) != word:
        return None
    return nouns[0]


def is_known(word, sense, levels):
    """Whether every part of the word is common; two words together must have been tagged, too."""
    if not re.fullmatch("[a-z]+(?:[ '-][a-z]+)*", word):
        return False
    parts = re.split("[ '-]", word)
    if len(parts) > 1 and sense.count == 0:
        return False
    return all(levels.get(part, LEVEL + 1) <= LEVEL for part in parts)
