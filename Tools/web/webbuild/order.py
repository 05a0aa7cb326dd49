"""Puts the functions of a program into an order that compresses well.

A compressor finds repetition more cheaply the nearer it is. So each function is followed by the one,
of those that are left, that is most like it: which shares most runs of instructions with it.
"""

import re
from collections import Counter, defaultdict

# Calls name a function by its number, in one byte below this: these stay where `--reorder-functions`
# put them, the most used ones first. The imported ones come before all others.
TWO_BYTES = 128
# Instructions in a row that count as something shared, when no more functions than so many have them.
RUN = 2
COMMON = 200
# So that a function of few instructions is not the best neighbour of every other.
SHORT = 60

# At the top of a module each form stands alone, one space in.
FUNCTION = re.compile(r"^ \(func .*?^ \)\n", re.MULTILINE | re.DOTALL)


def ordered(text):
    """A program in the text form of `wasm-dis`, with its functions in another order."""
    functions = FUNCTION.findall(text)
    short = TWO_BYTES - text.count("\n (import ")
    kept, rest = functions[:short], functions[short:]
    arranged = iter(kept + [rest[index] for index in arrangement([runs(each) for each in rest])])
    return FUNCTION.sub(lambda _: next(arranged), text)


def runs(function):
    """The runs of instructions in a function."""
    lines = [line.strip() for line in function.splitlines()[1:]]
    lines = [line for line in lines if line != ")"]
    return {tuple(lines[start : start + RUN]) for start in range(len(lines) - RUN + 1)}


def arrangement(functions):
    """The order of functions, each given by its runs, as their indices: greedy and repeatable."""
    holders = defaultdict(list)
    for index, own in enumerate(functions):
        for run in own:
            holders[run].append(index)
    holders = {run: found for run, found in holders.items() if 1 < len(found) <= COMMON}
    left = dict.fromkeys(range(len(functions)))
    order = []
    while left:
        shared = Counter()
        if order:
            for run in functions[order[-1]]:
                shared.update(index for index in holders.get(run, ()) if index in left)
        best = max(
            shared, default=next(iter(left)),
            key=lambda index: (shared[index] / (len(functions[index]) + SHORT), -index))
        del left[best]
        order.append(best)
    return order
