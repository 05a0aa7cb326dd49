"""Joins modules into one script, which a browser can check as a whole: the bridge, those of workers, and parts of the
bridge that it imports when they are needed.

Each becomes a function, so two modules may use the same name for themselves. Of the ways to import
and to export there is one each; another one stops the build.
"""

import posixpath
import re

from . import BuildError

MAIN = "bridge/main.js"
WORKERS = ("sync/sync.js", "coaching/coach.js")
PARTS = ("online/online.js",)
IMPORT = re.compile(r"""^import \{ ([\w, ]+) \} from "([^"]+)"\n""", re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:const|class) (\w+))", re.MULTILINE)
OTHER = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
# What only people read: comments on lines of their own, and the types of what stands behind them.
UNREAD = re.compile(r"^ *//.*\n|^ */\*(?:[^*]|\*(?!/))*\*/\n|/\*\* @.*?\*/ ?", re.MULTILINE)

INDENTATION = re.compile(r"^ +", re.MULTILINE)


def join(sources, main=MAIN):
    """The main module with all that it imports, each behind what it imports itself."""
    joined = {}

    def add(path, importers):
        if path in importers:
            raise BuildError(f"{' -> '.join([*importers, path])} is a cycle of imports.")
        if path in joined:
            return
        if path not in sources:
            raise BuildError(f"{importers[-1]} imports {path}, which is missing.")
        text = UNREAD.sub("", sources[path].decode())
        folder = posixpath.dirname(path)
        for _, target in IMPORT.findall(text):
            add(posixpath.normpath(posixpath.join(folder, target)), [*importers, path])
        joined[path] = function(path, text)

    add(main, [])
    return "".join(joined.values()).encode()


def part(sources, main):
    """The same as a module of its own. What it exports comes last: one that is cut short has nothing to import."""
    exported = ", ".join(EXPORT.findall(UNREAD.sub("", sources[main].decode())))
    return join(sources, main) + f"export const {{ {exported} }} = {name(main)}\n".encode()


def function(path, text):
    """A module as a function that is called at once and answers with what the module exports."""
    exported = ", ".join(EXPORT.findall(text))
    text = IMPORT.sub(lambda match: f"const {{ {match[1]} }} = {name(match[2])}\n", text)
    text = EXPORT.sub("", text)
    other = OTHER.search(text)
    if other:
        raise BuildError(f"{path} says {other[0]!r}, which the build does not know to join.")
    if any(line.count("`") % 2 for line in text.splitlines()):
        raise BuildError(f"{path} has a text of several lines, which would lose its indentation.")
    text = INDENTATION.sub("", text)
    return f"const {name(path)} = (() => {{\n{text.strip()}\nreturn {{ {exported} }}\n}})()\n"


def name(path):
    return "$" + posixpath.splitext(posixpath.basename(path))[0]
