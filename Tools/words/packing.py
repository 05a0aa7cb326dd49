"""The packed form of the word lists, which the Swift module Words documents and reads."""

LENGTHS = range(3, 7)
# One byte of ASCII for each letter: those after z follow it, and 32 below is the upper case.
AFTER_Z = str.maketrans("äöü", "{|}")


def front_coded(words):
    """One line with all words, sorted. Each is written without the beginning that it shares with the
    word before, and its last letter in upper case.
    """
    line = []
    previous = ""
    for word in words:
        shared = 0
        while shared < len(previous) and word[shared] == previous[shared]:
            shared += 1
        line.append(word[shared:-1] + chr(ord(word[-1]) - 32))
        previous = word
    return "".join(line)


def pack(answers, common, accepted, vulgar, unkind, familiar):
    """Twenty lines: for each length the answers, other common words, rare ones, vulgar ones; then
    for each length the unkind words among all but the vulgar ones. If there are familiar words, four
    more lines have those that are not answers.

    Each argument is a set of words; `vulgar` and `unkind` may hold words that are not accepted.
    """
    lines = []
    for length in LENGTHS:
        classes = [
            answers,
            common - answers - vulgar,
            accepted - common - answers - vulgar,
            accepted & vulgar,
        ]
        lines += [packed_line(words, length) for words in classes]
    unkind = ((answers | common | accepted) & unkind) - vulgar
    lines += [packed_line(unkind, length) for length in LENGTHS]
    if familiar:
        lines += [packed_line(familiar - answers, length) for length in LENGTHS]
    return "".join(line + "\n" for line in lines)


def packed_line(words, length):
    """The line with the words of one length."""
    return front_coded(sorted(word.translate(AFTER_Z) for word in words if len(word) == length))
