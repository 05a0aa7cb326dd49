"""Copies of the built page, from which a test makes newer builds."""

import base64
import hashlib
import re
from pathlib import Path

DIST = Path(__file__).parents[3] / "dist"
NEW_SHEET = "main.00000000.css"


def newer(folder):
    """Puts a newer build into a folder: the same page with another style sheet."""
    for stale in [*folder.glob("*.br"), *folder.glob("*.gz")]:
        stale.unlink()
    index = (folder / "index.html").read_text()
    rename(folder, re.search(r"main\.[0-9a-f]{8}\.css", index)[0], NEW_SHEET)
    tell_digest(folder, "./", (folder / "index.html").read_bytes())


def rename(folder, old, new):
    """Renames a file of a build, also where the page and its worker name it."""
    (folder / old).rename(folder / new)
    for user in [folder / "index.html", folder / "sw.js"]:
        user.write_text(user.read_text().replace(old, new))


def change(folder, old, new, content):
    """Replaces a file of a build with one that has another content."""
    before = digest((folder / old).read_bytes())
    rename(folder, old, new)
    (folder / new).write_bytes(content)
    index = folder / "index.html"
    index.write_text(index.read_text().replace(before, digest(content)))
    tell_digest(folder, new, content)


def tell_digest(folder, file, content):
    """Writes the digest of a file into the worker of a build."""
    worker = folder / "sw.js"
    pattern = rf'("{re.escape(file)}": )"sha256-[^"]+"'
    told, count = re.subn(pattern, rf'\1"{digest(content)}"', worker.read_text())
    assert count == 1, f"the worker does not name {file}"
    worker.write_text(told)


def digest(content):
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def file_named(stem, suffix=""):
    """The full name of a file of the build, by its name without the hash and by its ending."""
    [path] = [path for path in DIST.glob(f"{stem}.*{suffix}") if path.suffix not in (".br", ".gz")]
    return path.name
