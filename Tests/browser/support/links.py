"""Links to results and challenges, whole and damaged, written independently of the game."""

from functools import cache
from random import Random
from string import ascii_lowercase

from support.service import ROOT

GAMES = {"codeword": b"Codeword", "anagrams": b"Anagrams", "hangman": b"Hangman",
         "memorize": b"Memorize", "times": b"Times"}
DIGITS = ascii_lowercase + "234567"
NUMBERS = ["0", "1", "2", "7", "36", "99", "255", "65536", "2147483647", "2147483648", "4294967296",
           "9" * 18, "9" * 19, "-1"]
MASK = 2 ** 32 - 1


def records():
    """All golden records."""
    return [path.read_bytes() for game in GAMES
            for path in sorted((ROOT / "Tests" / "golden" / game).glob("*.record"))]


@cache
def cover(name, count):
    """The bytes that cover a text: xoshiro128**, seeded through SplitMix64 by the name of the game."""
    state, words = int.from_bytes(name), []
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) % 2 ** 64
        z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2 ** 64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2 ** 64
        z ^= z >> 31
        words += [z & MASK, z >> 32]
    a, b, c, d = words
    stream = bytearray()
    for _ in range(count):
        result = b * 5 & MASK
        result = (result << 7 | result >> 25) * 9 & MASK
        stream.append(result >> 24)
        shifted = b << 9 & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        d = (d << 11 | d >> 21) & MASK
    return bytes(stream)


def text(content, name=b"result"):
    """The text of a link with this content, with the salt 0."""
    head = bytes([1, 0, 0])
    number = 0x6c62272e07bb014262b821756295c58d
    for byte in head + content:
        number = (number ^ byte) * (2 ** 88 + 0x13b) % 2 ** 128
    stream = cover(name, 1 << 16)
    covered = bytes(byte ^ other for byte, other in zip(content, stream, strict=False))
    whole = head + covered + (number % 2 ** 16).to_bytes(2)
    bits = "".join(f"{byte:08b}" for byte in whole)
    bits += "0" * (-len(bits) % 5)
    return "".join(DIGITS[int(bits[at:at + 5], 2)] for at in range(0, len(bits), 5))


def damage(data, chance):
    """The bytes with one fault."""
    at, other = chance.randrange(len(data)), chance.randrange(len(data))
    return chance.choice([
        lambda: data[:at] + bytes([data[at] ^ 1 << chance.randrange(8)]) + data[at + 1:],
        lambda: data[:at] + bytes([chance.randrange(256)]) + data[at + 1:],
        lambda: data[:at] + data[at + 1:],
        lambda: data[:at] + data[other:other + 1] + data[at:],
        lambda: data[:at + 1],
    ])()


def damage_lines(record, chance):
    """The record with one line too many, too few, elsewhere, or with another number in it."""
    lines = record.split(b"\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    fields = lines[at].split(b" ")
    fields[chance.randrange(len(fields))] = chance.choice(NUMBERS).encode()
    numbered = b" ".join(fields)
    return b"\n".join(chance.choice([
        lines[:at] + [numbered] + lines[at + 1:],
        lines[:at] + [numbered] + lines[at + 1:],
        lines[:at] + lines[at + 1:],
        lines[:at] + [lines[other]] + lines[at:],
    ]))


def damaged_links(count, seed):
    """Fragments of damaged links of every game: results, and challenges if a record says all that a challenge does.

    Half of them are damaged texts; the others are whole texts with damaged content.
    """
    chance = Random(seed)
    whole = []
    for record in records():
        lines = record.decode().split("\n")
        game = lines[1].split(" ")[1]
        whole.append((record, "/result/", b"result"))
        if game in ("hangman", "memorize", "times"):
            said = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines}
            content = f"{said['options']} {said['puzzle']}".encode()
            whole.append((content, f"/{game}/challenge/", GAMES[game]))
    texts = {}
    for _ in range(count):
        content, place, name = chance.choice(whole)
        if chance.random() < 0.5:
            for _ in range(chance.randint(1, 4)):
                inside = chance.random() < 0.7 and name == b"result"
                content = (damage_lines if inside else damage)(content, chance) or b" "
            yield place + text(content, name)
        else:
            link = texts.setdefault((content, name), text(content, name)).encode()
            for _ in range(chance.randint(1, 4)):
                link = damage(link, chance) or b"a"
            yield place + link.decode("latin-1")
