"""Views have no logic: what they show and do is decided in `AppCore`, where it is tested."""

import re

LONGEST = 120

# What a view has no business with, and why.
FORBIDDEN = (
    (r"^\s*(for|while|repeat)\b", "loops stand in AppCore"),
    (r"\btry\b|\bcatch\b", "what can fail stands in AppCore"),
    (r"\bTask\b(?!\.is)|\bDispatchQueue\b", "what waits stands in AppCore"),
    (r"\bDate\(|\bUserDefaults\b|\bFileManager\b", "time and storage stand in AppCore"),
    (r"\.play\([^)]|\.deal\(|\bGameLibrary\(", "the rules are reached through the models"),
    (r'(?<!prompt: )"[^"]*[A-Za-z][^"]* [^"]*"', "sentences stand in the Texts of Screens"),
    (r"^import (Words|Markup|WebApp|Foundation)\b", "a view does not need it"),
)


# Lines that the rules above must find, one for each, and lines that they must leave alone.
WRONG = (
    "    for row in rows {", "      let text = try load()", "    Task { await go() }", "    let now = Date()",
    "    app.act { $0.library.play(move, in: session) }", '    Text("You have won")', "import Foundation",
)
RIGHT = (
    "  let rows: [Row]  // for each row", '  .task(id: app.alarm) { await app.waitForAlarm() }',
    '  Button(title, systemImage: "xmark") { app.act { $0.invitations.play() } }', "import SwiftUI",
)


def faults(sources, root):
    """What is wrong with views, by the text alone."""
    found = []
    for path in sources:
        lines = path.read_text().splitlines()
        name = path.relative_to(root)
        if len(lines) > LONGEST:
            found.append(f"{name}: it has {len(lines)} lines; more than {LONGEST} are two views.")
        for number, line in enumerate(lines, 1):
            found += [f"{name}:{number}: {why}." for why in reasons_against(line)]
    return found


def faults_of_the_check():
    """What the rules overlook, or find where nothing is."""
    missed = [f"check-apple overlooks in a view: {line}" for line in WRONG if not reasons_against(line)]
    return missed + [f"check-apple finds fault with: {line}" for line in RIGHT if reasons_against(line)]


def reasons_against(line):
    code = line.partition("//")[0]
    return [why for pattern, why in FORBIDDEN if re.search(pattern, code)]
