"""A server, as on a player's own machine, behind a line that can fail.

Devices reach it at an address that stays the same while the server itself is stopped and started.
"""

import http.client
import os
import shlex
import socket
import subprocess
import threading
from contextlib import closing, contextmanager, nullcontext, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from support.service import ROOT, origin_of

# What the line does with a request to the server. The page itself is always served.
PASSED, BUSY, CUT, LOST = "passed", "busy", "cut", "lost"
# A different one for each request, in turn.
BY_TURNS = "by turns"
# The server itself dies and is started again, before or after it does what it is asked.
DIES, DIES_AFTER = "dies", "dies after"
# It dies at every second request, so that something comes through.
DYING = "dying"
# An odd number: a device sends and reads by turns, so with an even number every request that sends could fail.
TURNS = {BY_TURNS: [BUSY, CUT, PASSED, LOST, CUT], DYING: [DIES, PASSED, DIES_AFTER, PASSED]}

# Fields of a request or an answer that are only for the next link of the chain.
OWN = {"connection", "keep-alive", "transfer-encoding"}

ASK = """async ([method, path, body]) => {
  const Pastime = location.pathname.match(/.+\\//)?.[0] ?? "1"
  const answer = await fetch(path, { method, headers: { Pastime }, body })
  return [answer.status, await answer.text()]
}"""


class Backend:
    """The service with a folder of data, and the line to it."""

    def __init__(self, data, page):
        self.data = data
        self.page = page
        self.process = None
        self.port = None
        self.line = PASSED
        # What streams of events begin with, before what the server sends.
        self.preface = b""
        # Paths that the server does not know, like a server of an earlier version.
        self.unknown = set()
        # Requests that came over the line: `(method, path, status)`, with the status 0 if none came back.
        self.asked = []
        self.starting = threading.Lock()
        self.deaths = 0
        # How many requests will still kill the server.
        self.deadly = 0
        self.turning = threading.Condition()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), lambda *of: Line(self, *of))
        self.server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def start(self):
        command = shlex.split(os.environ.get("PASTIME", ".build/debug/pastime"))
        arguments = ["serve", "--port", "0", "--page", self.page, "--data", self.data, "--quiet"]
        self.process = subprocess.Popen(
            [*command, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.port = int(origin_of(self.process).rpartition(":")[2])

    def stop(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.port = None

    def die(self):
        """Kills the server and starts it again."""
        with self.starting:
            # A request may still be under way when the test is over.
            if self.port is not None:
                self.stop()
                self.start()
                self.deaths += 1
        with self.turning:
            self.deadly -= 1
            self.turning.notify_all()

    def pass_all(self):
        """Lets everything through from now on, and waits for a death that is still to come."""
        with self.turning:
            self.line = PASSED
            self.turning.wait_for(lambda: self.deadly == 0)

    def close(self):
        """Stops the server for good."""
        with self.starting:
            if self.port is not None:
                self.stop()

    def ask(self, page, path, *lines, method="POST"):
        """Sends a request from a page; returns the values of the answer by their names."""
        body = "".join(f"{line}\n" for line in lines) or None
        status, text = page.evaluate(ASK, [method, f"v1/{path}", body])
        assert status < 300, f"{method} {path}: {status} {text}"
        return dict(line.partition(" ")[::2] for line in text.splitlines())

    def join(self, page):
        """Makes a player, whose first device is the page's."""
        self.ask(page, "players", "pastime-player 1")

    def pair(self, page, other):
        """Makes the browser of another page a device of the same player."""
        code = self.ask(page, "pairing")["code"]
        claim = self.ask(other, "join", "pastime-join 1", f"code {code}", "games 0")
        self.ask(page, "pairing/decision", "pastime-decision 1", f"allow {claim['number']}")
        outcome = self.ask(other, "join/outcome", "pastime-outcome 1", f"ticket {claim['ticket']}")
        assert "joined" in outcome

    def next_line(self):
        """What the line does with the next request."""
        with self.turning:
            turns = TURNS.get(self.line, [self.line])
            line = turns[len(self.asked) % len(turns)]
            self.deadly += line in (DIES, DIES_AFTER)
            return line

    def pushes(self):
        """How many pushes of rows were answered."""
        return self.asked.count(("POST", "/v1/rows", 200))


class Line(BaseHTTPRequestHandler):
    """Passes requests on, or not."""

    protocol_version = "HTTP/1.1"

    def __init__(self, backend, *of):
        self.backend = backend
        super().__init__(*of)

    def do_GET(self):
        is_ours = self.path.startswith("/v1/")
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        line = self.backend.next_line() if is_ours else PASSED
        if line == BUSY:
            self.refuse(503, ("Retry-After", "1"))
        elif self.path.partition("?")[0] in self.backend.unknown:
            self.refuse(404)
        elif line in (LOST, DIES):
            self.cut()
            if line == DIES:
                self.backend.die()
        else:
            try:
                # The page needs a server that is running.
                with nullcontext() if is_ours else self.backend.starting:
                    self.pass_on(body, line in (CUT, DIES_AFTER))
            except (OSError, http.client.HTTPException):
                self.cut()
            if line == DIES_AFTER:
                self.backend.die()

    do_HEAD = do_POST = do_DELETE = do_GET

    def pass_on(self, body, is_cut):
        """Sends the request to the server, and passes its answer on."""
        fields = {name: value for name, value in self.headers.items() if name.lower() not in OWN}
        with closing(http.client.HTTPConnection("127.0.0.1", self.backend.port or 1)) as connection:
            connection.request(self.command, self.path, body or None, fields)
            with connection.getresponse() as answer:
                self.answer(answer, is_cut)

    def answer(self, answer, is_cut):
        is_stream = answer.headers.get_content_type() == "text/event-stream"
        content = b"" if is_stream else answer.read()
        if is_cut:
            # The server has done it, but nobody learns of it.
            return self.cut()
        self.note(answer.status)
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            # A page without this mark is served by no server.
            is_unknown = name.lower() == "pastime-house" and "/v1/house" in self.backend.unknown
            if name.lower() not in OWN | {"content-length"} and not is_unknown:
                self.send_header(name, value)
        if is_stream:
            self.send_header("Connection", "close")
        elif answer.status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        if is_stream:
            self.follow(answer)

    def follow(self, answer):
        """Passes a stream on for as long as the line holds."""
        self.wfile.write(self.backend.preface)
        while self.backend.line in (PASSED, *TURNS) and (part := answer.read1()):
            self.wfile.write(part)
            self.wfile.flush()
        self.close_connection = True

    def refuse(self, status, *fields):
        self.note(status)
        self.send_response(status)
        for name, value in [*fields, ("Content-Length", "0")]:
            self.send_header(name, value)
        self.end_headers()

    def cut(self):
        self.note(0)
        self.close_connection = True
        with suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)

    def note(self, status):
        self.backend.asked.append((self.command, self.path.partition("?")[0], status))

    def log_message(self, *_):
        pass

    def handle(self):
        # A browser closes connections as it likes.
        with suppress(OSError):
            super().handle()


class Front(Line):
    """Passes requests on to the server of a folder, whose path it takes away."""

    def __init__(self, backends, *of):
        self.backends = backends
        super().__init__(None, *of)

    def do_GET(self):
        folder = "/".join([*self.path.split("/")[:2], ""])
        if folder not in self.backends:
            return self.send_error(404)
        self.backend = self.backends[folder]
        self.path = self.path.removeprefix(folder[:-1])
        super().do_GET()

    do_POST = do_DELETE = do_GET


@contextmanager
def running_front(backends):
    """One host with servers in folders, `{"/one/": backend}`; returns its origin."""
    with serving(lambda *of: Front(backends, *of)) as origin:
        yield origin


@contextmanager
def serving(handler):
    """Runs a separate server; returns its origin."""
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        server.block_on_close = False
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def running_backend(data, page="dist"):
    """A server that keeps its players in a folder."""
    backend = Backend(data, page)
    thread = threading.Thread(target=backend.server.serve_forever)
    thread.start()
    backend.start()
    try:
        yield backend
    finally:
        backend.server.shutdown()
        thread.join()
        backend.server.server_close()
        backend.close()
