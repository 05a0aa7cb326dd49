"""Prints lines of `name TAB measured TAB limit` as a table.

A limit with `<` in front is a most, and may name its unit: `<150 a turn`. A figure without a limit is there to
compare others with.
"""

import sys


def verdict(measured, limit):
    if not limit:
        return ""
    number = float(limit.lstrip("<").split()[0])
    if limit.startswith("<"):
        return "ok" if measured <= number else "OVER"
    return "ok" if measured >= number else "UNDER"


print(f"{'':<44}{'measured':>14}{'limit':>14}")
for line in sys.stdin:
    name, measured, limit = line.rstrip("\n").split("\t")
    print(f"{name:<44}{measured:>14}{limit:>14}  {verdict(float(measured), limit)}".rstrip())
    sys.stdout.flush()
