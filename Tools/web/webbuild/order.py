"""Puts the functions of a program into an order that compresses well.

A compressor encodes repetition more cheaply the nearer it is. So the next function is always the one
most similar to the last few: the one that shares the most runs of bytes with them.
"""

import re
from collections import Counter, defaultdict
from itertools import chain

# A call stores the number of a function, in one byte if it is below this. These functions stay where
# `--reorder-functions` put them, the most used ones first. Imported functions come before all others.
TWO_BYTES = 128
# The length of a run of bytes, and in how many functions it may be to count as shared.
RUN = 4
COMMON = 100
# How many of the last functions count; each counts half as much as the one after it.
LAST = 3
# Added to each size, so that a very small function is not the best neighbour of every other.
SHORT = 150

# At the top level of a module each form is on its own, indented by one space.
FUNCTION = re.compile(r"^ \(func .*?^ \)\n", re.MULTILINE | re.DOTALL)
CODE_SECTION = 10


def ordered(program, text):
    """The text that `wasm-dis` made of a program, with its functions in another order."""
    functions = FUNCTION.findall(text)
    short = max(0, TWO_BYTES - text.count("\n (import "))
    kept, rest = functions[:short], functions[short:]
    order = arrangement([runs(body) for body in bodies(program)[short:]])
    arranged = iter(kept + [rest[index] for index in order])
    return FUNCTION.sub(lambda _: next(arranged), text)


def bodies(program):
    """The bytes of the functions in a program, in their order there."""
    at = len(b"\0asm") + 4
    while program[at] != CODE_SECTION:
        size, at = number(program, at + 1)
        at += size
    _, at = number(program, at + 1)
    count, at = number(program, at)
    found = []
    for _ in range(count):
        size, at = number(program, at)
        found.append(program[at : at + size])
        at += size
    return found


def number(program, at):
    """The unsigned LEB128 number at an offset, and the offset after it."""
    value = shift = 0
    while True:
        byte = program[at]
        value |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return value, at


def runs(body):
    """The runs of bytes in a function."""
    return {body[start : start + RUN] for start in range(len(body) - RUN + 1)}


def arrangement(functions):
    """The order of functions as indices, found greedily and repeatably; a function is given by its runs."""
    holders = defaultdict(set)
    for index, own in enumerate(functions):
        for run in own:
            holders[run].add(index)
    holders = {run: found for run, found in holders.items() if 1 < len(found) <= COMMON}
    shareable = [own & holders.keys() for own in functions]
    left = dict.fromkeys(range(len(functions)))
    order = []
    while left:
        shared = likeness(order, shareable, holders)
        best = max(
            shared, default=next(iter(left)),
            key=lambda index: (shared[index] / (len(functions[index]) + SHORT), -index))
        del left[best]
        for run in shareable[best]:
            holders[run].remove(best)
        order.append(best)
    return order


def likeness(order, shareable, holders):
    """How many runs each remaining function shares with the last ones in the order."""
    shared = Counter()
    known = set()
    for age, last in enumerate(order[: -LAST - 1 : -1]):
        # `Counter` counts by itself in a fraction of the time of a loop.
        near = Counter(chain.from_iterable(holders[run] for run in shareable[last] - known))
        for index, count in near.items():
            shared[index] += count * 0.5**age
        known |= shareable[last]
    return shared
