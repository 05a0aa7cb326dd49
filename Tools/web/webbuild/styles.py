"""Joins the style sheets into two, and sees that each has its own classes.

The first is what a first game needs, the second what a player opens later. Each ends with what is said
again for colours of the system, which so outweighs both.

A class that starts a selector is bare: it applies wherever a page has it. So only one sheet may say
what a bare class is, and what belongs to a game is nested under that game.
"""

import posixpath
import re

from . import BuildError

MAIN = "styles/main.css"
LATER = "styles/later.css"
# Say again, of what other sheets define, what it looks like on a page that is very low or in colours of the
# system. They end both.
RESTATING = ["styles/reflow.css", "styles/contrast.css"]
IMPORT = re.compile(r"""@import ["']([^"']+)["'];\n?""")
# What only people read: comments, and the space at the start of a line.
UNREAD = re.compile(r"/\*.*?\*/\s*|^\s+", re.DOTALL | re.MULTILINE)
# Blanks that part nothing, around the signs of a block and behind a colon, and the semicolon before its end.
# Elsewhere a blank may mean something. A text is taken as a whole, and stays.
TEXT_OR_BLANKS = re.compile(r"""("[^"\n]*"|'[^'\n]*')|\s*;?\s*(\})\s*|\s*([{;,])\s*|(:)\s+""")
COMMENT_OR_TEXT = re.compile(r"""/\*.*?\*/|"[^"\n]*"|'[^'\n]*'""", re.DOTALL)
GAME = "[data-game="
CONDITIONS = ("@media", "@supports", "@container", "@layer")
# The first part of a selector, with what its `:is()` and `:not()` take.
COMPOUND = re.compile(r"(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s>+~()])+")
ALTERNATIVES = re.compile(r":(?:is|where)\((.*)\)", re.DOTALL)
CLASS = re.compile(r"\.(-?[_a-zA-Z][\w-]*)")


def join(sources):
    """The two sheets by their paths, with each `@import` replaced by the sheet it names: the order is
    theirs."""
    sheets = {path for path in sources if path.endswith(".css")}
    lists = [path for path in (MAIN, LATER) if path in sheets]
    importers = {}

    def joined(main):
        def sheet(match):
            path = posixpath.join(posixpath.dirname(main), match[1])
            again = importers.get(path)
            if path not in sheets or again == main or (again and path not in RESTATING):
                raise BuildError(f"{main} imports {path}, which is missing or there twice.")
            importers[path] = main
            return sources[path].decode()

        return UNREAD.sub("", IMPORT.sub(sheet, sources[main].decode())).encode()

    texts = {path: joined(path) for path in lists}
    unused = sheets - set(lists) - set(importers)
    if unused:
        raise BuildError(f"{' and '.join(lists)} do not import {', '.join(sorted(unused))}.")
    for path in lists:
        ends = [each for each in RESTATING if each in sheets]
        if ends and last(sources[path].decode(), len(ends)) != ends:
            raise BuildError(
                f"{path} has to end with {' and '.join(ends)}: they outweigh what is before them.")
    check({path: sources[path].decode() for path in sorted(sheets)})
    return texts


def shrunk(text):
    """A joined sheet without the blanks that part nothing."""
    return TEXT_OR_BLANKS.sub(lambda match: match[match.lastindex], text.decode()).strip().encode()


def last(text, count):
    """The paths of the sheets that are imported last."""
    return [posixpath.join(posixpath.dirname(MAIN), name) for name in IMPORT.findall(text)[-count:]]


def check(sheets):
    """Refuses a bare class of two sheets, and one in the sheet of a game."""
    definers = {}
    for path, text in sheets.items():
        if path in RESTATING:
            continue
        selectors = outer_selectors(text)
        bare = {name for selector in selectors for name in bare_classes(selector)}
        if bare and any(GAME in selector for selector in selectors):
            names = ", ".join(f".{name}" for name in sorted(bare))
            raise BuildError(f"{path} is the sheet of a game: nest {names} under {GAME}…], too.")
        for name in sorted(bare):
            if name in definers:
                raise BuildError(
                    f"{definers[name]} and {path} both define .{name}: give it to one of them, or "
                    "nest it under the part or the game that it belongs to.")
            definers[name] = path


def outer_selectors(text):
    """The selectors of the rules that are nested in no other one; a condition is not a rule."""
    text = COMMENT_OR_TEXT.sub(lambda match: "" if match[0][0] == "/" else '""', text)
    found, opened, start = [], [], 0
    for end, sign in enumerate(text):
        if sign == "{":
            prelude = text[start:end].strip()
            if not prelude.startswith("@") and all(each.startswith(CONDITIONS) for each in opened):
                found += parts(prelude)
            opened.append(prelude)
        elif sign == "}":
            opened.pop()
        if sign in "{};":
            start = end + 1
    return found


def bare_classes(selector):
    """The class that a selector starts with; each of them where it starts with alternatives."""
    first = COMPOUND.match(selector)
    if first is None:
        return []
    alternatives = ALTERNATIVES.match(first[0])
    if alternatives:
        return [name for each in parts(alternatives[1]) for name in bare_classes(each)]
    return CLASS.findall(first[0].partition(":")[0])[:1]


def parts(selectors):
    """The selectors of a list, apart."""
    found, depth = [""], 0
    for sign in selectors:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            found.append("")
        else:
            found[-1] += sign
    return [part.strip() for part in found]
