"""Moves the texts that only the second part of a program says from the data of the first to the second.

A text is only reached by its address. So one stays in the first part wherever a number of that part, or a word of
its other data, could be an address in it.
"""

import re
from bisect import bisect_left
from itertools import chain

from .data import BYTE

# A line of the linker's map: the address, where it is in the file, the size, and the section of an object.
PLACED = re.compile(r"^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\S.*?:\((\.\S*)", re.MULTILINE)
# A text by itself, and the section into which the linker puts those that end with a zero, each once.
TEXT, JOINED = ".rodata..L.str.", ".rodata)"
SEGMENT = re.compile(r'^ \(data (?:\$\S+ )?\(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.MULTILINE)
NUMBER = re.compile(r"\bi(32|64)\.const (-?\d+)|\boffset=(\d+)")
LITTLE = 16
# A shorter run of texts stays in the first part: a segment has a header, and ends what repeats.
LONG = 32
ESCAPES = {"t": 9, "n": 10, "r": 13}


def moved(first, second, placed):
    """The texts of both parts, as `wasm-dis` makes them; `placed` is the linker's map."""
    segment = SEGMENT.search(first)
    start, content = int(segment[1]), content_of(segment[2])
    texts = texts_of(placed, start, content)
    reached = sorted(numbers(SEGMENT.sub("", first)) | words(start, content, texts))
    going = runs(text for text in texts if not is_reached(text, reached))
    kept = bytearray(content)
    for begin, end in chain(*going):
        kept[begin - start : end - start] = bytes(end - begin)
    segments = "".join(
        f' (data (i32.const {run[0][0]}) "{escaped(content[run[0][0] - start : run[-1][1] - start])}")\n'
        for run in going)
    end = second.rstrip().rfind(")")
    return (
        first.replace(segment[0], f' (data (i32.const {start}) "{escaped(kept)}")\n'),
        second[:end] + segments + second[end:])


def texts_of(placed, start, content):
    """Where each text begins and ends, in their order."""
    found = []
    for address, size, section in PLACED.findall(placed):
        begin, end = int(address, 16), int(address, 16) + int(size, 16)
        if section.startswith(TEXT):
            found.append((begin, end))
        elif section == JOINED:
            while begin < end:
                after = content.index(0, begin - start) + start + 1
                found.append((begin, after))
                begin = after
    return sorted(found)


def numbers(text):
    """All numbers in the code of a part, of which each may be an address, or two of them."""
    found = set()
    for width, constant, offset in NUMBER.findall(text):
        value = int(offset or constant) & 0xFFFF_FFFF_FFFF_FFFF
        found.add(value & 0xFFFF_FFFF)
        if width == "64":
            found.add(value >> 32)
    return found


def words(start, content, texts):
    """The words of the data that is no text, of which each may be an address."""
    rest = bytearray(content)
    for begin, end in texts:
        rest[begin - start : end - start] = bytes(end - begin)
    return {int.from_bytes(rest[at : at + 4], "little") for at in range(0, len(rest), 4)}


def is_reached(text, reached):
    begin, end = text
    at = bisect_left(reached, begin)
    return at < len(reached) and reached[at] <= end


def runs(texts):
    """The texts that go, with neighbours together: what little is between them is constant, and may be in both parts."""
    found = [[]]
    for begin, end in texts:
        if found[-1] and begin - found[-1][-1][1] >= LITTLE:
            found.append([])
        found[-1].append((begin, end))
    return [run for run in found if run and run[-1][1] - run[0][0] >= LONG]


def content_of(literal):
    """The bytes of a segment."""
    found = bytearray()
    for sign in BYTE.findall(literal):
        if len(sign) == 3:
            found.append(int(sign[1:], 16))
        elif len(sign) == 2:
            found.append(ESCAPES.get(sign[1], ord(sign[1])))
        else:
            found += sign.encode()
    return bytes(found)


def escaped(content):
    return "".join(f"\\{byte:02x}" for byte in content)
