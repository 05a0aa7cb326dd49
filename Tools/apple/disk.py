"""What the app stores is waited for in one place, which knows what Apple's systems need besides `fsync`."""

import re


def faults(root):
    """Where else it is waited for."""
    return [f"{path.relative_to(root)}: `fsync` alone leaves it in the drive's memory; Flush.swift waits for more."
            for path in sorted((root / "Sources" / "AppCore").rglob("*.swift")) if is_wrong(path.read_text())]


def is_wrong(text):
    code = re.sub(r"//[^\n]*", "", text)
    return "fsync(" in code and "F_FULLFSYNC" not in code


def faults_of_the_check():
    """What the check overlooks, or finds where nothing is."""
    missed = [] if is_wrong("let isKept = fsync(file) == 0  // no F_FULLFSYNC") else ["check-apple overlooks `fsync`"]
    return missed + (["check-apple finds fault with a flush"] if is_wrong("fcntl(it, F_FULLFSYNC); fsync(it)") else [])
