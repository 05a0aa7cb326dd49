"""The names of the functions in a program."""

import subprocess

from . import BuildError, tool
from .order import number

CUSTOM_SECTION = 0
IMPORTS = 2
FUNCTION_NAMES = 1


def functions(program):
    """The symbols of the functions, in the order of their numbers."""
    for section, at, end in parts(program, len(b"\0asm") + 4, len(program)):
        if section != CUSTOM_SECTION:
            continue
        title, at = text(program, at)
        if title == "name":
            for part, at, end in parts(program, at, end):
                if part == FUNCTION_NAMES:
                    return named(program, at)
    raise BuildError("the linked program has no names of functions.")


def without_locals(program):
    """The program with the names of its functions alone: `wasm-split` confuses those of the local values."""
    start = at = len(b"\0asm") + 4
    for section, begin, end in parts(program, start, len(program)):
        if section == CUSTOM_SECTION and text(program, begin)[0] == "name":
            _, inner = text(program, begin)
            kept = b"".join(
                encoded(part, program[first:last])
                for part, first, last in parts(program, inner, end) if part == FUNCTION_NAMES)
            return program[:at] + encoded(CUSTOM_SECTION, program[begin:inner] + kept) + program[end:]
        at = end
    return program


def encoded(section, content):
    """A section with its number and its size, an unsigned LEB128."""
    size, left = bytearray(), len(content)
    while left >= 0x80:
        size.append(left & 0x7F | 0x80)
        left >>= 7
    return bytes([section, *size, left]) + content


def imported(program):
    """How many functions a program imports, which have the first numbers. It imports nothing else."""
    for section, at, _ in parts(program, len(b"\0asm") + 4, len(program)):
        if section == IMPORTS:
            return number(program, at)[0]
    return 0


def parts(program, at, end):
    """The number, the beginning and the end of each section up to an offset."""
    while at < end:
        kind = program[at]
        size, at = number(program, at + 1)
        yield kind, at, at + size
        at += size


def named(program, at):
    count, at = number(program, at)
    found = []
    for _ in range(count):
        _, at = number(program, at)
        name, at = text(program, at)
        found.append(name)
    return found


def text(program, at):
    """The text at an offset, and the offset after it."""
    size, at = number(program, at)
    return program[at : at + size].decode(), at + size


def readable(symbols):
    """`{symbol: name}`, as a person reads them."""
    swift = tool("swift", "install Swift 6.3 or later from https://www.swift.org/install")
    result = subprocess.run(
        [swift, "demangle", "--simplified"], input="\n".join(symbols), capture_output=True, text=True,
        check=True)
    return dict(zip(symbols, result.stdout.splitlines()))
