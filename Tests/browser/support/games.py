"""The games on the shelf, in its order."""

import re

from support.service import ROOT

KIND = ROOT / "Sources" / "Games" / "Contract" / "GameKind.swift"
# The words that name them in records and addresses.
KEYWORDS = re.findall(r'^    case \.\w+: "(\w+)"$', KIND.read_text(), re.MULTILINE)
# What they are called on the page.
NAMES = [keyword.capitalize() for keyword in KEYWORDS]
