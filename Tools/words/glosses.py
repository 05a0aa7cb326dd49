"""A WordNet gloss made short and plain: its first clause, without what only scholars need."""

import re

# Names of families and genera say nothing to a player, except in "a member of the genus Canis".
TAXON = re.compile(
    r"(?<!member)(?<!members),? (?:of|constituting|comprising) (?:the )?"
    r"(?:genus|genera|family|order|class|phylum|subfamily|suborder) "
    r"[A-Z]\w+(?:,? (?:and|or) (?:(?:genus|family) )?[A-Z]\w+)*"
)

# Where a clause that is too long may end, and the words that it then may not end with.
BREAKS = [", ", " especially ", " usually ", " often ", " such as ", " including "]
DANGLING = re.compile(
    r"[, ]+(?:and|or|that|which|who|with|of|the|a|an|in|on|by|for|from|to|as|having|used|is|are|be"
    r"|but|where|when|whose|at|into|usually|especially)$"
)

# A clause that begins so says nothing without what stands before it.
REMARKS = ("sometimes placed", "distinguished from", "in some classifications", "used with")


def definition(gloss):
    """The definition in a gloss, without the examples in quotation marks."""
    return re.split(r'[;,:]?\s*"', gloss.replace("``", "'").replace("`", "'"), maxsplit=1)[0]


def without_parentheses(text):
    """The text without what stands in parentheses, also nested or unclosed."""
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
    """The first clause of the definition in at most `limit` characters, or nothing."""
    text = TAXON.sub("", without_parentheses(definition(gloss)))
    for clause in re.split(r"[;:]", text):
        clause = re.sub(r"\s+", " ", clause).replace(" ,", ",").strip(" ,.")
        if clause and not clause.startswith(REMARKS):
            return shortened(clause, limit)
    return None


def shortened(clause, limit):
    """The clause; if it is too long, up to a good place to end it, or cut with an ellipsis."""
    if len(clause) <= limit:
        return clause
    end = max(clause.rfind(mark, limit // 2, limit) for mark in BREAKS)
    if end > 0:
        return without_dangling(clause[:end])
    return without_dangling(clause[: clause.rfind(" ", 0, limit)]) + "…"


def without_dangling(clause):
    """The clause without words at its end that lead to something."""
    shorter = DANGLING.sub("", clause)
    return clause if shorter == clause else without_dangling(shorter)


def mentions(text, word):
    """Whether the text holds the word, or a longer word that begins with it."""
    return re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE) is not None
