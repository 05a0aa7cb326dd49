"""What docs/apple.md says of each point of the requirements: that none is missing, and every file is there."""

import re

POINT = re.compile(r"^\| ([A-Z]{2}-\d+) \|", re.MULTILINE)
ROW = re.compile(r"^\| ([^|]+) \| (.+) \|$", re.MULTILINE)
# A file or a folder, from `Apple` or from `Sources` on.
NAMED = re.compile(r"`((?:Views|\w+)/[\w./+-]+)`")


def faults(root):
    """What is wrong with the page of the app."""
    points = [point for path in sorted((root / "docs" / "requirements").glob("*.md"))
              for point in POINT.findall(path.read_text())]
    page = (root / "docs" / "apple.md").read_text()
    return [f"docs/apple.md: {fault}." for fault in faults_in(page, points, lambda path: exists(root, path))]


def exists(root, path):
    return any((root / folder / path).exists() for folder in ("Apple", "Sources"))


def faults_in(page, points, is_there):
    """What is wrong with a page that lists these points, where a path is or is not there."""
    listed = POINT.findall(page)
    found = [f"{point} is missing" for point in points if point not in listed]
    found += [f"{point} is no point of the requirements" for point in listed if point not in points]
    found += [f"{point} is there twice" for point in sorted(set(listed)) if listed.count(point) > 1]
    for name, where in ROW.findall(page):
        paths = NAMED.findall(where)
        if POINT.match(f"| {name} |") and not paths:
            found.append(f"{name} names no file")
        found += [f"{name} names {path}, which is not there" for path in paths if not is_there(path)]
    return found


def faults_of_the_check():
    """What the check overlooks, or finds where nothing is, in a small page."""
    whole = "| AB-1 | all: `Views/A.swift`, `Games/A` |\n| AB-2 | `Views/B+C.swift` |\n| besides | `Views/D` |\n"
    paths = {"Views/A.swift", "Games/A", "Views/B+C.swift", "Views/D"}
    planted = (
        whole.replace("| AB-2 |", "| it |"),
        whole.replace("| AB-2 |", "| AB-20 |"),
        whole + "| AB-2 | `Views/D` |\n",
        whole.replace("`Views/B+C.swift`", "there"),
        whole.replace("Games/A", "Games/B"),
        whole.replace("Views/D", "Views/E"),
    )
    points = ["AB-1", "AB-2"]
    missed = [f"check-apple overlooks a mistake in a list of points: {page}" for page in planted
              if not faults_in(page, points, paths.__contains__)]
    return missed + [f"check-apple finds fault with a whole list of points: {fault}"
                     for fault in faults_in(whole, points, paths.__contains__)]
