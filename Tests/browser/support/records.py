"""Records as they are stored: docs/records.md describes the format."""

BEGUN = 1_767_225_600_000


def record(identity, secret, attempts=(), limit=None, mode="standard", begun=BEGUN, step=20_000):
    """The record of a game of Codeword, with one attempt every `step` milliseconds."""
    # An assisted game, which says so after its mode, is of a later version of the rules.
    rules = 3 if mode.endswith(" assisted") else 1
    lines = [
        "pastime 1",
        f"game codeword {rules}",
        f"id {identity}",
        f"begun {begun}",
        f"options length={len(secret)} attempts={limit or 'any'} mode={mode}",
        f"puzzle {secret}",
        "",
    ]
    for number, word in enumerate(attempts, start=1):
        lines.append(f"{number * step} {number * step} {word}")
    return "".join(line + "\n" for line in lines)


def secret_of(text):
    """The word to find."""
    return header(text)["puzzle"]


def identity_of(text):
    """The id of the game."""
    return header(text)["id"]


def header(text):
    """The lines of the header, by their first words."""
    return dict(line.partition(" ")[::2] for line in text.partition("\n\n")[0].splitlines())


def lines_of(row):
    """The records of the lines that a row holds."""
    return row.split("\x1e")


def attempts_of(text):
    """The words that were tried."""
    return [line.split()[2] for line in text.partition("\n\n")[2].splitlines()]


def identity(number):
    """An id for a game in a test."""
    return f"{number:032x}"
