"""What must hold for the entries and hints of every category."""

import re

from candidates import LIMIT
from glosses import mentions
from scowl import folded
from vetting import words

# The minimum and maximum number of entries in a category.
COUNTS = range(80, 251)

# A hint must not contain a word of its entry with this many letters; "all" or "the" are fine.
TELLING = 5


def faults(name, entries, blocklist, regional):
    """One sentence for each thing that is wrong with the entries of a category."""
    found = []
    if len(entries) not in COUNTS:
        found.append(f"{name}: {len(entries)} entries")
    seen = set()
    for entry, hint in entries.items():
        key = folded(entry).lower()
        if key in seen:
            found.append(f"{name}: {entry} is there twice")
        seen.add(key)
        found += [f"{name}: {entry}: {fault}" for fault in entry_faults(entry, blocklist, regional)]
        found += [f"{name}: {entry}: {fault}" for fault in hint_faults(entry, hint, blocklist)]
    return found


def entry_faults(entry, blocklist, regional):
    """What is wrong with an entry. Names, which have capitals, have no regional spellings."""
    if not re.fullmatch("[A-Za-z]+(?:[ '-][A-Za-z]+)*", folded(entry)):
        yield "only letters, and between them a space, a hyphen or an apostrophe"
    for word in blocklist.found(entry):
        yield f"{word} is blocked"
    for word in words(entry):
        if word in regional and word in folded(entry):
            yield f"{word} is spelt so in one region only"


def hint_faults(entry, hint, blocklist):
    """What is wrong with the hint of an entry."""
    if not hint:
        yield "needs a hint, or to be dropped"
        return
    if len(hint) > LIMIT or "\t" in hint or hint.endswith((".", "…", " ")):
        yield f"the hint is too long or ends badly: {hint}"
    plain = folded(hint)
    for word in [folded(entry)] + [word for word in words(entry) if len(word) >= TELLING]:
        if mentions(plain, word):
            yield f"the hint says {word}: {hint}"
    for word in blocklist.found(hint):
        yield f"{word} is blocked, in the hint"
