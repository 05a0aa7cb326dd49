"""Serves the built page with the headers of `pastime serve`, which takes its place when it is there:
`server.py serve --port 0 --page dist --quiet`."""

import functools
import http.server
import sys

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; "
    "require-trusted-types-for 'script'"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".wasm": "application/wasm", ".js": "text/javascript"}

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


page = sys.argv[sys.argv.index("--page") + 1]
with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=page)) as server:
    print(f"Pastime is at http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
