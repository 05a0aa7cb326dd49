"""Holds the declarations in Apple/Check/Modules against a real SDK, by symbol graphs of both.

What the views use was written by hand from Apple's documentation. Xcode's compiler can write down what its SDK
declares; whatever stands in ours and not there, or there with other words, is told. What is only there is not looked at.
"""

import copy
import json
import re
import subprocess

# What is no part of SwiftUI, and is only declared with it where Foundation lacks it.
ELSEWHERE = {"CGAffineTransform", "FileWrapper", "Transferable"}
# The oldest iOS that the app is for.
OLDEST = 18
# The result builders that are one with Xcode 27, which calls it `ContentBuilder`.
BUILDER = re.compile(r"@(View|ToolbarContent|Commands|Scene)Builder\b")


def extract(modules, output, target):
    """Writes what the declarations in a folder come to."""
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", "SwiftUI", "-I", modules, "-target", target,
         "-skip-synthesized-members", "-minimum-access-level", "public", "-output-dir", output], check=True)


def symbols(folder):
    """The symbols of all graphs in a folder."""
    return [symbol for path in sorted(folder.glob("*.symbols.json"))
            for symbol in json.loads(path.read_text())["symbols"]]


def faults(ours, real):
    """What of our declarations a real SDK does not have, has otherwise, or has only since later."""
    known = {}
    for symbol in real:
        known.setdefault(name_of(symbol), []).append(symbol)
    found = []
    for symbol in ours:
        name = name_of(symbol)
        if name.split(".")[0] in ELSEWHERE or any(part.startswith("_") for part in name.split(".")):
            continue
        same = [other for other in known.get(name, []) if declaration(other) == declaration(symbol)]
        if name not in known:
            found.append(f"{name} is not there")
        elif not same:
            others = "; ".join(sorted({declaration(other) for other in known[name]}))
            found.append(f"{name} is declared otherwise: ours `{declaration(symbol)}`, there `{others}`")
        elif all(introduced(other) > OLDEST for other in same):
            found.append(f"{name} is newer than iOS {OLDEST}")
    return sorted(set(found))


def name_of(symbol):
    return ".".join(symbol["pathComponents"])


def declaration(symbol):
    """How a symbol is declared, without what says nothing of how it is used."""
    text = BUILDER.sub("@ContentBuilder", re.sub(r"@export\(\w+\) ?", "", spelling(symbol)))
    text = re.sub(r"@(MainActor|preconcurrency|frozen|inlinable|_\w+)\b ?|\b(nonisolated|public|final) ", "", text)
    text = re.sub(r"\b(SwiftUI|SwiftUICore|Swift|Foundation|CoreFoundation)\.", "", text)
    return " ".join(text.split())


def spelling(symbol):
    """The text of a declaration."""
    return "".join(part["spelling"] for part in symbol.get("declarationFragments", []))


def introduced(symbol):
    """The iOS that brought a symbol; 0 where that is not told."""
    return max((item["introduced"]["major"] for item in symbol.get("availability", [])
                if item.get("domain") == "iOS" and "introduced" in item), default=0)


def faults_of_the_check(ours):
    """What the comparison overlooks, or finds where nothing is, with a graph that is planted."""
    method = next((symbol for symbol in ours if name_of(symbol) == "View.searchable(text:placement:prompt:)"), None)
    if method is None or len(ours) < 500:
        return ["compare-with-sdk: our own declarations cannot be read from their graph"]
    others = [symbol for symbol in ours if symbol is not method]
    other, later = copy.deepcopy(method), copy.deepcopy(method)
    other["declarationFragments"].append({"kind": "text", "spelling": " where Self : Equatable"})
    later["availability"] = [{"domain": "iOS", "introduced": {"major": OLDEST + 1}}]
    moved = copy.deepcopy(method)
    moved["declarationFragments"].insert(0, {"kind": "attribute", "spelling": "@MainActor @preconcurrency "})
    missed = []
    if not any("@ContentBuilder" in spelling(as_in_xcode_27(symbol)) for symbol in ours):
        missed.append("compare-with-sdk: no declaration of ours has a builder")
    planted = (("is not there", others), ("is declared otherwise", [*others, other]),
               ("is newer than", [*others, later]))
    for text, real in planted:
        found = faults(ours, real)
        if len(found) != 1 or text not in found[0] or name_of(method) not in found[0]:
            missed.append(f"compare-with-sdk: that {name_of(method)} {text} is not what is found: {found}")
    for real in (ours, [*others, moved], [*ours, other], [as_in_xcode_27(symbol) for symbol in ours]):
        missed += [f"compare-with-sdk finds fault with: {fault}" for fault in faults(ours, real)]
    return missed


def as_in_xcode_27(symbol):
    """A symbol as a newer SDK spells the same."""
    text = "@export(implementation) " + BUILDER.sub("@ContentBuilder", spelling(symbol))
    return {**symbol, "declarationFragments": [{"kind": "text", "spelling": text}]}
