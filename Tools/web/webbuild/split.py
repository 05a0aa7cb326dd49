"""Cuts a program in two: what a start and a first move need, and the rest.

The first part has the memory, the table and all exports, and placeholders (imports) for the functions of the
second, which puts them into the table when it is instantiated.
"""

import hashlib
import re
from collections import Counter
from itertools import product
from pathlib import Path
from string import ascii_lowercase

from . import names, order, read, run, texts, tool

# The symbols of the functions of the first part, one a line; `make profile` writes them. The list is about
# no one build: what a program does not have is passed over, and what it has besides is in the second part.
FILE = "Tools/web/first-part.txt"

ASSEMBLE = ["--generate-stack-ir", "--optimize-stack-ir", "--strip-producers", "-g"]
STRIP = ["--strip-debug"]
# A placeholder only says that something is missing: one for each signature will do.
JOIN = ["--duplicate-import-elimination", "--reorder-functions", "-g"]

PLACEHOLDER = re.compile(r'(?<=\(import "placeholder" )"\d+"( \(func \S+)(.*)')
FUNCTION = re.compile(r"^ \(func \$(\S+)", re.MULTILINE)
# What only the second part takes from the first has a name that begins like this.
SHARED = re.compile(r'^ \(export "(%\S+)" \(func \$(\S+)\)\)\n', re.MULTILINE)
TAKEN = re.compile(r'(?<=\(import "primary" )"(%\S+)"')
IMPORT = re.compile(r'^ \(import "primary" "(?P<name>\S+)" \(func \$(?P<function>[^\s()]+).*\n', re.MULTILINE)
CALL = re.compile(r"\(call \$([^\s()]+)")


def cut(debug, placed, listed, uses):
    """The two parts of a program with names (`debug`), to ship; made again only if something changed.

    `placed` is the linker's map of it, and `uses` are the options that name the features of WebAssembly that it
    uses. Beside each part one with the names of its functions is left, for reading the stack of a trap.
    """
    stem = debug.name.partition(".")[0]
    whole, first, second, kept, stamp = (
        debug.with_name(f"{stem}.{end}")
        for end in ("named.wasm", "first.wasm", "rest.wasm", "first-part.txt", "parts.sha256"))
    program = read(debug)
    wanted = set(listed.split())
    own = [name for name in names.functions(program) if name in wanted]
    settings = "\n".join([*own, *uses]).encode()
    settings += b"".join(read(Path(module)) for module in (__file__, names.__file__, order.__file__, texts.__file__))
    digest = hashlib.sha256(program + settings).hexdigest()
    known = stamp.is_file() and stamp.read_text() == digest
    if not (known and first.is_file() and second.is_file()):
        kept.write_text("\n".join(own))
        whole.write_bytes(names.without_locals(program))
        run([tool("wasm-split", "install binaryen"), *uses, "--export-prefix=%", f"--keep-funcs=@{kept}"]
            + ["-g", whole, "-o1", first, "-o2", second])
        shrink(first, second, read(placed).decode(), [tool("wasm-opt", "install binaryen"), *uses])
        stamp.write_text(digest)
    return named_after(read(first), read(second)), read(second)


def shrink(first, second, placed, wasm_opt):
    """Makes the two parts that `wasm-split` made smaller, in place."""
    text = first.with_suffix(".wat")
    text.write_text(with_few_placeholders(disassembled(first)))
    run([*wasm_opt, *JOIN, text, "-o", first])
    ordered = (order.ordered(read(part), disassembled(part)) for part in (first, second))
    parts = exported_in_order(*ordered)
    for part, content in zip((first, second), texts.moved(*parts, placed)):
        named = part.with_suffix(".debug.wasm")
        text.write_text(content)
        run([*wasm_opt, *ASSEMBLE, text, "-o", named])
        run([*wasm_opt, *STRIP, named, "-o", part])


def disassembled(program):
    text = program.with_suffix(".wat")
    run([tool("wasm-dis", "install binaryen"), program, "-o", text])
    return text.read_text()


def with_few_placeholders(text):
    """The text of a first part in which placeholders of the same signature have the same name."""
    signatures = {}
    return PLACEHOLDER.sub(
        lambda match: f'"{signatures.setdefault(match[2], len(signatures))}"{match[1]}{match[2]}', text)


def exported_in_order(first, second):
    """The texts of both parts, with what the second takes of the first in the order in which it is there."""
    places = {name: place for place, name in enumerate(FUNCTION.findall(first))}
    shared = sorted(SHARED.findall(first), key=lambda export: places.get(export[1], -1))
    fresh = ("%" + first + second for first, second in product(ascii_lowercase, repeat=2))
    renamed = {name: next(fresh) for name, _ in shared}
    lines = "".join(f' (export "{renamed[name]}" (func ${function}))\n' for name, function in shared)
    start = SHARED.search(first).start()
    taking = TAKEN.sub(lambda match: f'"{renamed.get(match[1], match[1])}"', second)
    return first[:start] + lines + SHARED.sub("", first[start:]), most_called_first(taking)


def most_called_first(second):
    """The text of a second part in which the functions of the first that it calls most have the lowest numbers.

    A call stores the number, in one byte if it is below `order.TWO_BYTES`.
    """
    calls = Counter(CALL.findall(second))
    imports = sorted(IMPORT.finditer(second), key=lambda line: -calls[line["function"]])
    often, seldom = imports[: order.TWO_BYTES], imports[order.TWO_BYTES :]
    # Neighbours with almost the same name compress well.
    arranged = iter([line[0] for part in (often, seldom) for line in sorted(part, key=lambda line: line["name"])])
    return IMPORT.sub(lambda _: next(arranged), second)


def named_after(first, second):
    """The first part with a section that tells one second part from another: a file is named after its content."""
    content = b"\4rest" + hashlib.sha256(second).digest()[:8]
    return first + names.encoded(names.CUSTOM_SECTION, content)
