"""Which words are regular inflections of others, and so not answers."""

SUFFIXES = ["s", "ed", "est", "ing", "er"]

# An -ing form that was tagged this often is a noun of its own: a building, a meeting.
NOUN_COUNT = 3


def bases(word, suffix):
    """The words, real or not, of which `word` may be the regular form with `suffix`."""
    if not word.endswith(suffix) or word.endswith("ss"):
        return set()
    stem = word[: -len(suffix)]
    found = {stem}
    if suffix == "s":
        if stem.endswith("e"):
            found |= {stem[:-1], stem[:-1] + "is"}
        if stem.endswith("ie"):
            found.add(stem[:-2] + "y")
        if stem.endswith("ve"):
            found |= {stem[:-2] + "f", stem[:-2] + "fe"}
    else:
        found.add(stem + "e")
        if len(stem) > 2 and stem[-1] == stem[-2]:
            found.add(stem[:-1])
        if stem.endswith("i"):
            found.add(stem[:-1] + "y")
        if suffix == "ing" and stem.endswith("y"):
            found.add(stem[:-1] + "ie")
    return {base for base in found if len(base) > 1}


def is_inflected(word, known, wordnet):
    """Whether the word is a plain plural, verb form, comparative or superlative.

    `known` are the words of the main spellings. A word that WordNet does not list counts as
    inflected if any known base fits. A listed word counts only if the base is of a part of speech
    that takes the suffix, and the word has no meaning of its own.
    """
    for suffix in SUFFIXES:
        candidates = bases(word, suffix)
        if not wordnet.has(word):
            if not candidates.isdisjoint(known):
                return True
        elif any(takes(suffix, base, wordnet) for base in candidates):
            if not stands_alone(word, suffix, wordnet):
                return True
    return False


def takes(suffix, base, wordnet):
    """Whether the base is of a part of speech that takes the suffix."""
    if suffix == "s":
        return wordnet.is_a(base, "noun", "verb")
    if suffix in ("ed", "ing"):
        return wordnet.is_a(base, "verb")
    return wordnet.is_a(base, "adj")


def stands_alone(word, suffix, wordnet):
    """Whether a word listed by WordNet has a meaning of its own, besides being an inflected form."""
    if suffix == "s":
        return False
    if suffix == "ed":
        return wordnet.is_a(word, "verb")
    if suffix == "est":
        return wordnet.is_a(word, "noun")
    if suffix == "ing":
        tagged_noun = wordnet.is_a(word, "noun") and wordnet.count(word) >= NOUN_COUNT
        return tagged_noun or wordnet.is_a(word, "verb")
    return True
