"""The packed form of the word lists, as the Swift module Words documents and reads it."""

LENGTHS = range(3, 7)


def front_coded(words):
    """One line: of each sorted word, the letters not shared with the one before, the last upper."""
    line = []
    previous = ""
    for word in words:
        shared = 0
        while shared < len(previous) and word[shared] == previous[shared]:
            shared += 1
        line.append(word[shared:-1] + word[-1].upper())
        previous = word
    return "".join(line)


def pack(answers, common, accepted, vulgar):
    """The sixteen lines: for each length the answers, other common words, rare ones, vulgar ones.

    Each argument is a set of words; `vulgar` may hold words that are not accepted.
    """
    lines = []
    for length in LENGTHS:
        classes = [
            answers,
            common - answers - vulgar,
            accepted - common - answers - vulgar,
            accepted & vulgar,
        ]
        for words in classes:
            lines.append(front_coded(sorted(word for word in words if len(word) == length)))
    return "".join(line + "\n" for line in lines)
