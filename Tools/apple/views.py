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
    (r'^(?:[^"]*"[^"]*")*[^"]*(?<!prompt: )"[^"]*[A-Za-z][^"]* [^"]*"', "sentences stand in Texts"),
    (r"NavigationSplitView\((?!columnVisibility:)", "where it is not said, an iPad that is held upright hides the list"),
    (r"\bAnnouncement\((?!important:)", "what is not important is lost while VoiceOver reads a button"),
    (r"^import (Words|Markup|WebApp|Foundation)\b", "a view does not need it"),
)


# Lines that the rules above must find, one for each, and lines that they must leave alone.
WRONG = (
    "    for row in rows {", "      let text = try load()", "    Task { await go() }", "    let now = Date()",
    "    app.act { $0.library.play(move, in: session) }", '    Text("You have won")', "import Foundation",
    "    NavigationSplitView(preferredCompactColumn: column) {", "    Announcement(app.speech.sentence).post()",
)
RIGHT = (
    "  let rows: [Row]  // for each row", '  .task(id: app.alarm) { await app.waitForAlarm() }',
    '  Button(title, systemImage: "xmark") { app.act { $0.invitations.play() } }', "import SwiftUI",
    '  @SceneStorage("place") private var place = ""',
    "    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: column) {",
    "    AccessibilityNotification.Announcement(important: app.speech.sentence).post()",
)

# What scrolls, and the end of a game or of a part of it, which has to be in view without that.
SCROLLS = re.compile(r"\b(ScrollView|FittingColumn|List)\b.*\{$")
END = re.compile(r"\b\w*End(View)?\(")
MESSAGE = re.compile(r"\bText\(message\)")
HIDDEN = "accessibilityHidden(true)"


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
        found += [f"{name}:{number}: an end that scrolls may be out of view." for number in ends_that_scroll(lines)]
        if hides_message(lines):
            found.append(f"{name}: a message that is hidden from VoiceOver cannot be found again.")
    return found


def faults_of_the_check():
    """What the rules overlook, or find where nothing is."""
    missed = [f"check-apple overlooks in a view: {line}" for line in WRONG if not reasons_against(line)]
    missed += [f"check-apple finds fault with: {line}" for line in RIGHT if reasons_against(line)]
    scrolling = ["ScrollView {", "  if over {", "    EndView(end: end)", "  }", "}"]
    if ends_that_scroll(scrolling) != [3] or ends_that_scroll([*scrolling[:2], "  }", "}", "EndView(end: end)"]):
        missed.append("check-apple does not know an end that scrolls")
    if not hides_message(["Text(message)", f".{HIDDEN}"]) or hides_message(["Text(title)", f".{HIDDEN}"]):
        missed.append("check-apple does not know a message that is hidden")
    return missed


def ends_that_scroll(lines):
    """The numbers of the lines with an end inside of what scrolls."""
    found, around = [], []
    for number, line in enumerate(lines, 1):
        depth = len(line) - len(line.lstrip())
        if line.strip():
            around = [(outer, scrolls) for outer, scrolls in around if outer < depth]
        if END.search(line) and any(scrolls for _, scrolls in around):
            found.append(number)
        if line.rstrip().endswith("{"):
            around.append((depth, bool(SCROLLS.search(line))))
    return found


def hides_message(lines):
    text = "\n".join(lines)
    return bool(MESSAGE.search(text)) and HIDDEN in text


def reasons_against(line):
    code = line.partition("//")[0]
    return [why for pattern, why in FORBIDDEN if re.search(pattern, code)]
