"""A device of a player, as far as a server is asked by it."""

import http.client
import re
import socket
from urllib.parse import urlsplit


class Device:
    """Keeps one connection for its requests."""

    def __init__(self, origin, token=None):
        self.place = urlsplit(origin).netloc
        self.connection = http.client.HTTPConnection(self.place, timeout=10)
        self.token = token

    @classmethod
    def begin(cls, origin, address=None):
        """The first device of a new player. A service that believes its proxy counts it for an address."""
        device = cls(origin)
        fields = {"X-Forwarded-For": address} if address else {}
        device.ask("POST", "/v1/players", "pastime-player 1\n", fields)
        return device

    def second(self):
        """Another device of the same player, by a recovery key."""
        key = re.search(r"^sheet (\S+)$", self.ask("POST", "/v1/sheet"), re.MULTILINE)[1]
        device = Device(f"http://{self.place}")
        device.ask("POST", "/v1/recovery", f"pastime-recovery 1\nsheet {sheet}\n")
        return device

    def ask(self, method, target, body=None, fields=None):
        """The body of an answer that is none of a failure."""
        headers = {"Pastime": "1", **(fields or {})}
        if self.token:
            headers["Cookie"] = f"pastime={self.token}"
        self.connection.request(method, target, body, headers)
        response = self.connection.getresponse()
        text = response.read().decode()
        if response.status >= 300:
            raise RuntimeError(f"{method} {target}: {response.status} {text}")
        for cookie in response.headers.get_all("Set-Cookie") or []:
            if found := re.match(r"pastime(?:-\d+)?=([0-9a-f]{64});", cookie):
                self.token = found[1]
        return text

    def epoch(self):
        """What a push has to begin with."""
        return self.ask("GET", "/v1/rows?since=0&limit=1").split()[2]

    def listen(self):
        """A stream of events, of which the first one has come."""
        host, port = self.place.split(":")
        stream = socket.create_connection((host, int(port)), timeout=10)
        stream.sendall(
            f"GET /v1/events HTTP/1.1\r\nHost: {self.place}\r\nCookie: pastime={self.token}\r\n\r\n"
            .encode())
        await_event(stream)
        return stream


def await_event(stream):
    """Reads until an event has come; returns the revision that it tells."""
    text = b""
    while not (found := re.search(rb"data: (\d+)\n", text)):
        part = stream.recv(4096)
        if not part:
            raise RuntimeError(f"the stream ended: {text!r}")
        text += part
    return int(found[1])
