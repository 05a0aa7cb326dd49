"""The rules of Codeword's marks and of hard mode, written independently of the game."""

from collections import Counter

NAMES = {"=": "exact", "+": "inexact", "-": "none"}


def marks(word, secret):
    """The marks of an attempt: `=` exact, `+` inexact, `-` none."""
    left = Counter(theirs for ours, theirs in zip(word, secret) if ours != theirs)
    result = []
    for ours, theirs in zip(word, secret):
        if ours == theirs:
            result.append("=")
        elif left[ours] > 0:
            left[ours] -= 1
            result.append("+")
        else:
            result.append("-")
    return "".join(result)


def best_marks(attempts, secret):
    """The best known mark of each letter that was tried."""
    best = {}
    for word in attempts:
        for letter, mark in zip(word, marks(word, secret)):
            best[letter] = max(best.get(letter, "-"), mark, key="-+=".index)
    return best


def uses_hints(word, attempts, secret):
    """Whether hard mode allows the word after these attempts."""
    for earlier in attempts:
        earned = marks(earlier, secret)
        for place, mark in enumerate(earned):
            if mark == "=" and word[place] != earlier[place]:
                return False
        found = Counter(letter for letter, mark in zip(earlier, earned) if mark != "-")
        if found - Counter(word):
            return False
    return True
