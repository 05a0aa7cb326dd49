"""Puts the files of the page together and gives each a name with a hash of its content.

A reference is a quoted path, relative to the file that contains it. It is rewritten to the hashed name
of its target, so the target is finished first.
"""

import base64
import hashlib
import posixpath
import re

from . import BuildError, modules, read, styles
from .scripts import shrunk

# Written into the page; the service's policy lets it run by its digest.
LAUNCH = "launch.js"
SCRIPTS = (modules.MAIN, *modules.WORKERS)
POLICY = "Sources/HTTPService/SecurityHeaders.swift"
TEXTS = (".css", ".svg", ".webmanifest")
QUOTED = re.compile(r"""(?<=["'(])([\w./-]+\.[a-z0-9]+)(?=["')])""")
# What only people read.
COMMENT = re.compile(r"^ *<!--.*?-->\n", re.DOTALL | re.MULTILINE)
DRAWINGS = re.compile(r"^( *)<!-- drawings -->\n", re.MULTILINE)
CHECKED = re.compile(r'<(?:link|script) [^>]*\b(?:href|src)="([^"]+)"[^>]* integrity\b')
REFERENCE = re.compile(r"""(?:(?:href|src)=|\burl\()["']([\w./-]+)["']""")


def assemble(root, programs):
    """All files of the page, by name: `{name: bytes}`."""
    sources = collect(root / "Web")
    sources |= programs
    for path in sorted((root / "Sources" / "WordData").glob("*.txt")):
        sources[path.name] = read(path)
    sources["meanings.txt"] = read(root / "Data" / "meanings.txt")
    sources["notices.txt"] = notices(root)
    index = sources.pop("index.html", None)
    if index is None:
        raise BuildError(f"{root / 'Web' / 'index.html'} is missing.")
    drawn = [path for path in sources if path.startswith("drawings/")]
    drawings = "".join(parts(path, sources.pop(path).decode()) for path in drawn)
    index = DRAWINGS.sub(f"<div hidden><svg>\n{drawings}</svg></div>\n", index.decode())
    launch = modules.UNREAD.sub("", sources.pop(LAUNCH).decode()).strip().encode()
    check_policy(root, launch)
    bundle = Bundle(sources)
    index = bundle.index(index).replace("<!-- launch -->", f"<script>{launch.decode()}</script>")
    files = {"index.html": COMMENT.sub("", index).encode()}
    for path, name in bundle.names.items():
        files[name] = bundle.contents[path]
    return files


def parts(path, drawing):
    """The parts of a drawing, with its name as prefix: the screens use them by these names."""
    stem = posixpath.splitext(posixpath.basename(path))[0]
    return "".join(
        re.sub('id="', f'id="{stem}-', part) + "\n"
        for part in re.findall(r'<g id="\w+">.*?</g>', drawing, re.DOTALL)
    )


def check_policy(root, launch):
    """The service lets no script run within the page but the one whose digest it names."""
    if digest(launch) not in read(root / POLICY).decode():
        raise BuildError(f"{POLICY} does not name the digest of {LAUNCH}: {digest(launch)}.")


def digest(content):
    """The digest of a file, as an attribute `integrity` and a policy spell it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def notices(root):
    """The licence of the project and the notices for its data, as one text."""
    files = [root / "LICENSE", *sorted((root / "Data" / "notices").glob("NOTICE-*.txt"))]
    return b"\n\n".join(read(file) for file in files)


def collect(folder):
    """The sources by path, with the style sheets joined into two, and the modules too."""
    sources = {
        path.relative_to(folder).as_posix(): read(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    if styles.MAIN in sources:
        joined = {path: styles.shrunk(text) for path, text in styles.join(sources).items()}
        sources = {path: text for path, text in sources.items() if not path.endswith(".css")} | joined
    scripts = {main: modules.join(sources, main) for main in SCRIPTS if main in sources}
    scripts |= {main: modules.part(sources, main) for main in modules.PARTS if main in sources}
    scripts = {main: shrunk(text) for main, text in scripts.items()}
    for main in modules.WORKERS:
        # Browsers check no digest of a worker. One block that is cut short is no script.
        if main in scripts:
            scripts[main] = b"{\n" + scripts[main] + b"}\n"
    folders = [posixpath.dirname(main) for main in scripts]
    sources = {path: text for path, text in sources.items() if posixpath.dirname(path) not in folders}
    return sources | scripts


class Bundle:
    """Source files, which get hashed names when something refers to them."""

    def __init__(self, sources):
        self.sources = sources
        self.names = {}
        self.contents = {}
        self.unfinished = []

    def index(self, text):
        """The page itself, with every reference rewritten, and the digests of the files that a
        browser has to check."""
        text = self.rewritten("index.html", text)
        digests = {name: digest(self.contents[path]) for path, name in self.names.items()}
        return CHECKED.sub(
            lambda tag: tag[0].replace(" integrity", f' integrity="{digests[tag[1]]}"'), text)

    def name(self, path):
        """The hashed name of a source; what it refers to is named first."""
        if path in self.names:
            return self.names[path]
        if path in self.unfinished:
            raise BuildError(f"{' -> '.join([*self.unfinished, path])} is a cycle of references.")
        self.unfinished.append(path)
        content = self.sources[path]
        stem, extension = posixpath.splitext(posixpath.basename(path))
        if extension in TEXTS:
            content = self.rewritten(path, content.decode()).encode()
        self.unfinished.pop()
        digest = hashlib.sha256(content).hexdigest()[:8]
        self.contents[path] = content
        self.names[path] = f"{stem}.{digest}{extension}"
        return self.names[path]

    def rewritten(self, path, text):
        """`text`, the content of `path`, with its references replaced by hashed names."""
        folder = posixpath.dirname(path)

        def reference(match):
            target = posixpath.normpath(posixpath.join(folder, match[1]))
            if target not in self.sources:
                return match[1]
            return self.name(target)

        text = QUOTED.sub(reference, text)
        for target in REFERENCE.findall(text):
            if posixpath.basename(target) not in self.names.values():
                raise BuildError(f"{path} refers to {target}, which does not exist.")
        return text
