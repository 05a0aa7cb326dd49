"""The service worker of one build: it must know all files of the build."""

import json
import re

from . import BuildError, read
from .page import digest

NAME = "sw.js"
LATER = re.compile(r"<link [^>]*\bhref=\"([^\"]+)\"[^>]* data-later\b[^>]*>")


def worker(root, files):
    """The worker with the list of `files` filled in. Its name has no hash: browsers check it again.

    It is one block. So no part of it is a script, and a worker that is cut short is refused.
    """
    text = read(root / "Web" / "worker" / "worker.js").decode()
    later = asked_for_later(files["index.html"].decode())
    digests = {"./": digest(files["index.html"])}
    digests |= {name: digest(files[name]) for name in sorted(files) if name != "index.html"}
    text = fill(text, "const files = {}", f"const files = {json.dumps(digests)}")
    text = fill(text, "const laterFiles = []", f"const laterFiles = {json.dumps(later)}")
    return f"{{\n{text}}}\n".encode()


def asked_for_later(index):
    """The files that a first visit does not fetch: a game requests them when it needs them."""
    return sorted(LATER.findall(index))


def fill(text, line, filled):
    if text.count(line) != 1:
        raise BuildError(f"Web/worker/worker.js has no line that begins with {line}.")
    return text.replace(line, filled)
