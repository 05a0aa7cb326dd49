"""Makes a WordNet gloss short and plain: its first clause, without scientific details."""

import re

# Names of families and genera mean nothing to a player, except in "a member of the genus Canis".
TAXON = re.compile(
    r"(?<!member)(?<!members),? (?:of|constituting|comprising) (?:the )?"
    r"(?:genus|genera|family|order|class|phylum|subfamily|suborder) "
    r"[A-Z]\w+(?:,? (?:and|or) (?:(?:genus|family) )?[A-Z]\w+)*"
)

# Where a clause that is too long may end, and words that it must not end with.
BREAKS = [", ", " especially ", " usually ", " often ", " such as ", " including "]
DANGLING = re.compile(
    r"[, ]+(?:and|or|that|which|who|with|of|the|a|an|in|on|by|for|from|to|as|having|used|is|are|be"
    r"|but|where|when|whose|at|into|usually|especially)$"
)

# A clause that begins like this means nothing without the text before it.
REMARKS = ("sometimes placed", "distinguished from", "in some classifications", "used with")


def definition(gloss):
    """The definition in a gloss, without the examples in quotation marks."""
    return re.split(r'[;,:]?\s*"', gloss.replace("``", "'").replace("`", "'"), maxsplit=1)[0]


def without_parentheses(text):
    """The text without parts in parentheses, also nested or unclosed ones."""
    kept, depth = [], 0
    for character in text:
        if character == "(":
            depth += 1
        elif character == ")":
            depth = max(0, depth - 1)
        elif depth == 0:
            kept.append(character)
    return "".join(kept)


def first_clause(gloss, limit):
    """The first clause of the definition in about `limit` characters, or None."""
    text = TAXON.sub("", without_parentheses(definition(gloss)))
    for clause in re.split(r"[;:]", text):
        clause = re.sub(r"\s+", " ", clause).replace(" ,", ",").strip(" ,.")
        if clause and not clause.startswith(REMARKS):
            return shortened(clause, limit)
    return None


def shortened(clause, limit):
    """The clause; if it is too long, it ends at the last good point before that.

    Where there is none it goes on to the first one after it: cut within a thought it explains nothing.
    """
    if len(clause) <= limit:
        return clause
    end = max(clause.rfind(mark, limit // 2, limit) for mark in BREAKS)
    if end < 0:
        later = [clause.find(mark, limit) for mark in BREAKS]
        end = min((place for place in later if place > 0), default=len(clause))
    return without_dangling(clause[:end])


def without_dangling(clause):
    """The clause without words at its end that need a continuation."""
    shorter = DANGLING.sub("", clause).rstrip(" ,")
    return clause if shorter == clause else without_dangling(shorter)


def mentions(text, word):
    """Whether the text contains the word, or a longer word that begins with it."""
    return re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) is not None
