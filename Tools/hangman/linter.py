"""What must hold for the entries and hints of every category."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import french
import german
import scowl
from candidates import LIMIT
from glosses import mentions
from vetting import words


@dataclass(frozen=True)
class Language:
    """What differs between languages."""

    # The minimum and maximum number of entries in a category.
    counts: range
    # A text as games spell it.
    folded: Callable[[str], str]
    # What an entry is made of.
    entry: str
    entry_fault: str


ENGLISH = Language(
    range(80, 251), scowl.folded, "[A-Za-z]+(?:[ '-][A-Za-z]+)*",
    "only letters, and between them a space, a hyphen or an apostrophe")
GERMAN = Language(
    range(60, 251), german.folded, "[a-zäöü]+(?:(?:, |[ '-])[a-zäöü]+)*",
    "only letters, and between them a space, a comma and a space, a hyphen or an apostrophe")

FRENCH = Language(
    range(60, 251), french.folded, "[a-z]+(?:(?:, |[ '-])[a-z]+)*", GERMAN.entry_fault)

# A hint must not contain a word of its entry with this many letters; "all" or "the" are fine.
TELLING = 5


def faults(name, entries, blocklist, regional, language=ENGLISH):
    """One sentence for each thing that is wrong with the entries of a category."""
    found = []
    if len(entries) not in language.counts:
        found.append(f"{name}: {len(entries)} entries")
    seen = set()
    for entry, hint in entries.items():
        key = language.folded(entry).lower()
        if key in seen:
            found.append(f"{name}: {entry} is there twice")
        seen.add(key)
        found += [f"{name}: {entry}: {fault}" for fault in entry_faults(entry, blocklist, regional, language)]
        found += [f"{name}: {entry}: {fault}" for fault in hint_faults(entry, hint, blocklist, language.folded)]
    return found


def entry_faults(entry, blocklist, regional, language):
    """What is wrong with an entry. Names, which have capitals, have no regional spellings."""
    if not re.fullmatch(language.entry, language.folded(entry)):
        yield language.entry_fault
    for word in blocklist.found(entry):
        yield f"{word} is blocked"
    for word in words(entry, language.folded):
        if word in regional and word in language.folded(entry):
            yield f"{word} is spelt so in one region only"


def hint_faults(entry, hint, blocklist, folded):
    """What is wrong with the hint of an entry."""
    if not hint:
        yield "needs a hint, or to be dropped"
        return
    if len(hint) > LIMIT or "\t" in hint or hint.endswith((".", "…", " ")):
        yield f"the hint is too long or ends badly: {hint}"
    plain = folded(hint)
    for word in [folded(entry)] + [word for word in words(entry, folded) if len(word) >= TELLING]:
        if mentions(plain, word):
            yield f"the hint says {word}: {hint}"
    for word in blocklist.found(hint):
        yield f"{word} is blocked, in the hint"
