"""Prints lines of `name TAB measured TAB limit` as a table. A limit with `<` in front is a most."""

import sys

print(f"{'':<44}{'measured':>14}{'limit':>14}")
for line in sys.stdin:
    name, measured, limit = line.rstrip("\n").split("\t")
    at_most = limit.startswith("<")
    within = (float(measured) <= float(limit[1:])) if at_most else float(measured) >= float(limit)
    print(f"{name:<44}{measured:>14}{limit:>14}  {'ok' if within else 'OVER' if at_most else 'UNDER'}")
    sys.stdout.flush()
