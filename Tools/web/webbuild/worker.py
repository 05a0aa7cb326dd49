"""The service worker of one build: it has to know all files of it."""

import hashlib
import json

from . import BuildError, read

NAME = "sw.js"


def worker(root, files):
    """The worker with the list of `files` filled in. Its name has no hash: browsers ask for it anew."""
    text = read(root / "Web" / "worker" / "worker.js").decode()
    names = sorted(name for name in files if name != "index.html")
    digest = hashlib.sha256(files["index.html"]).hexdigest()
    text = fill(text, "const files = []", f"const files = {json.dumps(names)}")
    return fill(text, 'const pageDigest = ""', f'const pageDigest = "{digest}"').encode()


def fill(text, line, filled):
    if text.count(line) != 1:
        raise BuildError(f"Web/worker/worker.js has no line that begins with {line}.")
    return text.replace(line, filled)
