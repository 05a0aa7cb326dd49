"""The functions that stay out of line in the browser's build, listed in out-of-line.txt.

A line names a function, as a person reads it. The indented lines below it are its symbols, more than one
if it is overloaded: Tools/web/out-of-line writes them. An empty line or one that begins with `#` is for
the reader.
"""

from collections import defaultdict
from dataclasses import dataclass, field

from . import BuildError, names, read

FILE = "Tools/web/out-of-line.txt"


@dataclass
class Entry:
    """A name of the list."""

    line: int
    name: str
    symbols: list = field(default_factory=list)

    def __str__(self):
        return f"{self.name} ({FILE}, line {self.line})"


def entries(text):
    """The entries of a list."""
    found = []
    for line, content in enumerate(text.splitlines(), 1):
        if not is_entry(content):
            continue
        if not content.startswith(" "):
            found.append(Entry(line, content.strip()))
        elif found:
            found[-1].symbols.append(content.strip())
        else:
            raise BuildError(f"{FILE}, line {line}: there is no name above this symbol.")
    return found


def is_entry(line):
    """Whether a line is a name or a symbol."""
    return line.strip() != "" and not line.startswith("#")


def of(root):
    """The entries of the project's list."""
    return entries(read(root / FILE).decode())


def options(listed):
    """The options of the compiler with which the optimiser inlines none of these functions."""
    symbols = ",".join(symbol for entry in listed for symbol in entry.symbols)
    option = "-sil-inline-never-function=" + symbols
    return ["-Xllvm", option] if symbols else []


def check(listed, program):
    """Refuses a list that names a function which a linked program does not have."""
    present = set(names.functions(program))
    missing = [
        str(entry) for entry in listed if not entry.symbols or not present.issuperset(entry.symbols)]
    if missing:
        raise BuildError(
            f"the program does not have {', '.join(missing)}: correct the name or remove it, and run "
            "Tools/web/out-of-line.")


def refreshed(text, functions):
    """The text of a list with the symbols that the names have in `{symbol: name}`."""
    symbols = defaultdict(list)
    for symbol, name in functions.items():
        symbols[name].append(symbol)
    missing = [str(entry) for entry in entries(text) if entry.name not in symbols]
    if missing:
        raise BuildError(f"no function is called {', '.join(missing)}.")
    lines = []
    for line in text.splitlines():
        if not line.startswith(" "):
            lines.append(line)
            lines += ["  " + symbol for symbol in sorted(symbols.get(line.strip(), ()))]
    return "\n".join(lines) + "\n"
