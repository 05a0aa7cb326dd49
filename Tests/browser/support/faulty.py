"""A server whose files may arrive cut short, altered, or replaced by the page of a hotel's network."""

import threading
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import urlsplit

PORTAL = b"<!doctype html><title>Welcome</title><p>Please accept the terms to go online.</p>"

# What a fault does to a file, by the name of the fault.
FAULTS = {
    "cut short": lambda content: content[: len(content) // 2],
    "altered": lambda content: content[:-2] + bytes([content[-2] ^ 1]) + content[-1:],
    "replaced": lambda content: PORTAL,
}


class FaultySite:
    """The files of a folder. All answers have the status 200, and browsers keep everything that they may keep."""

    def __init__(self, folder, is_kept=True):
        self.folder = Path(folder)
        self.is_kept = is_kept
        # The fault of each file that has one, by the file's name.
        self.faults = {}

    def content(self, name):
        content = (self.folder / name).read_bytes()
        return FAULTS[self.faults[name]](content) if name in self.faults else content

    def type(self, name):
        is_replaced = self.faults.get(name) == "replaced"
        types = {".wasm": "application/wasm", ".js": "text/javascript"}
        found = types.get(Path(name).suffix) or guess_type(name)[0] or "text/plain"
        return "text/html" if is_replaced else found

    def keeping(self, name):
        """How long a browser may keep a file; the page and the worker have no hash in their names."""
        is_named_after_content = name.count(".") > 1
        if not is_named_after_content:
            return "no-cache"
        return "public, max-age=31536000, immutable" if self.is_kept else "no-store"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site, *arguments):
        self.site = site
        super().__init__(*arguments)

    def do_GET(self):
        # A proxy is asked for a whole address.
        name = urlsplit(self.path).path.lstrip("/") or "index.html"
        if not (self.site.folder / name).is_file():
            self.send_error(404)
            return
        content = self.site.content(name)
        self.send_response(200)
        self.send_header("Content-Type", self.site.type(name))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", self.site.keeping(name))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


@contextmanager
def serving(site):
    """Serves a site on a free port of this machine; returns its origin."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, site))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
