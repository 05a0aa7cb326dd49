"""What must hold for the German entries and clues, which are written by hand."""

import re

from categories import CATEGORIES
from linter import LIMIT, TELLING
from vetting import BLOCK_FILES

LEAST = 60
# As in the rules of the game.
LETTERS, CHARACTERS = 40, 60
ENTRY = re.compile(r"[A-Za-zÄÖÜäöüßáàâéèêíóôúñç]+(?:(?:, |[ '-])[A-Za-zÄÖÜäöüßáàâéèêíóôúñç]+)*")


def german_faults(folder, editorial):
    """One sentence for each thing that is wrong with the tables in a folder."""
    blocked = set()
    for name in BLOCK_FILES:
        lines = (editorial / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        blocked |= {line for line in lines if not line.startswith("#")}
    for category in CATEGORIES:
        path = folder / f"{category.name}.tsv"
        lines = path.read_text(encoding="utf-8").splitlines()
        if len(lines) < LEAST:
            yield f"{path.name}: {len(lines)} entries"
        if lines != sorted(lines, key=sort_key):
            yield f"{path.name}: not sorted"
        keys = [letters(line.split("\t")[0]) for line in lines]
        yield from (f"{path.name}: {key} is there twice" for key in sorted(set(keys)) if keys.count(key) > 1)
        for line in lines:
            yield from (f"{path.name}: {fault}: {line}" for fault in line_faults(line, blocked))


def line_faults(line, blocked):
    """What is wrong with an entry and its clue."""
    if line.count("\t") != 1:
        yield "not an entry, a tab and a clue"
        return
    entry, clue = line.split("\t")
    if not ENTRY.fullmatch(entry):
        yield "a character that is no letter"
    if len(letters(entry)) > LETTERS or len(entry) > CHARACTERS:
        yield "too long"
    if not clue or len(clue) > LIMIT or clue != clue.strip() or clue.endswith("."):
        yield "the clue is missing, too long, or ends badly"
    for word in words(entry):
        if word in blocked:
            yield f"{word} is blocked"
        if len(word) >= TELLING and word in clue.lower().replace("ß", "ss"):
            yield f"the clue says {word}"
    yield from (f"{word} is blocked, in the clue" for word in words(clue) if word in blocked)


def words(text):
    return re.findall("[a-zäöü]+", text.lower().replace("ß", "ss"))


def letters(entry):
    return "".join(words(entry))


def sort_key(line):
    """The order of a German dictionary: ä as a, ö as o, ü as u (DIN 5007-1)."""
    entry = line.split("\t")[0].lower().replace("ß", "ss")
    return entry.translate(str.maketrans("äöüáàâéèêíóôúñç", "aouaaaeeeioounc")), line
