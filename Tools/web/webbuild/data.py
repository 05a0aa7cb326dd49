"""Joins the data of a program into one segment.

`wasm-opt` cuts it wherever some bytes are zero, and tells the address and size of each piece. Zeros compress to
nothing, the addresses do not.
"""

import re

# A segment in the text that `wasm-dis` makes: its name, its address, its bytes.
SEGMENT = re.compile(r'^ \(data \$(\S+) \(i32\.const (\d+)\) "((?:[^"\\]|\\.)*)"\)\n', re.MULTILINE)
# One byte of a segment, as text: a sign, or an escape of one or two.
BYTE = re.compile(r"\\[0-9a-f]{2}|\\.|[^\\]")
ZERO = r"\00"


def joined(text):
    """The text of a program with one segment of data, in the place of the first one."""
    segments = [(int(match[2]), match[3]) for match in SEGMENT.finditer(text)]
    if not segments:
        return text
    segments.sort()
    start = end = segments[0][0]
    parts = []
    for address, content in segments:
        parts += [ZERO * (address - end), content]
        end = address + len(BYTE.findall(content))
    first = SEGMENT.search(text)
    whole = f' (data ${first[1]} (i32.const {start}) "{"".join(parts)}")\n'
    return text[: first.start()] + whole + SEGMENT.sub("", text[first.start():])
