"""Firefox without a window, driven by WebDriver BiDi, which it speaks itself."""

import json
import re
import shutil
import subprocess
from base64 import b64decode
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import websocket

from support import storage
from support.visitor import Visitor
from support.waiting import PATIENCE, until
from support.watch import REPORT_VIOLATIONS

NAMES = ("firefox-esr", "firefox")
SCHEMES = {"dark": 0, "light": 1}
PREFERENCES = """
user_pref("layout.css.prefers-color-scheme.content-override", {scheme});
user_pref("intl.accept_languages", "en-GB, en");
"""
# Where an element is once it rests: a page that has just started may still move.
CENTRE = """async ([selector, place]) => {
  await document.fonts.ready
  for (let before; ;) {
    const element = document.querySelectorAll(selector)[place]
    if (!element) return null
    element.scrollIntoView({ block: "nearest" })
    const { left, top, width, height } = element.getBoundingClientRect()
    const centre = [left + width / 2, top + height / 2].map(Math.floor)
    if (`${centre}` === before) return centre
    before = `${centre}`
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}"""


def installed():
    """The path of Firefox, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def firefox(scheme="light"):
    """A connection to a fresh Firefox, on a system in light or dark mode."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        (profile / "user.js").write_text(PREFERENCES.format(scheme=SCHEMES[scheme]))
        with open(profile / "log", "w") as log, subprocess.Popen(
                [installed(), "--headless", "--no-remote", "--profile", profile,
                 "--remote-debugging-port", "0"], stdout=log, stderr=log) as process:
            try:
                address = until(lambda: re.search(
                    r"BiDi listening on (ws://\S+)", (profile / "log").read_text()))[1]
                with closing(Connection(address)) as connection:
                    yield connection
            finally:
                process.terminate()


class Connection:
    """Sends numbered commands, and notes the errors that pages report between them."""

    def __init__(self, address):
        self.socket = websocket.create_connection(
            f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self.sent = 0
        self.faults = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {REPORT_VIOLATIONS} }}")

    def close(self):
        self.socket.close()

    def send(self, method, **parameters):
        """The result of a command."""
        self.sent += 1
        self.socket.send(json.dumps({"id": self.sent, "method": method, "params": parameters}))
        while True:
            told = json.loads(self.socket.recv())
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                # It also reports what a page that was left while it loaded no longer waits for.
                if "A ServiceWorker intercepted" not in told["params"]["text"]:
                    self.faults.append(told["params"]["text"])
            if told.get("id") == self.sent:
                assert told["type"] == "success", told
                return told["result"]


class Firefox(Visitor):
    """Plays in a window as large as a device."""

    def __init__(self, connection, origin, size):
        self.connection = connection
        self.origin = origin
        self.context = connection.send("browsingContext.getTree")["contexts"][0]["context"]
        width, height = size
        self.send("browsingContext.setViewport", viewport={"width": width, "height": height})
        self.come_first()

    def send(self, method, **parameters):
        return self.connection.send(method, context=self.context, **parameters)

    def evaluate(self, function, argument=None):
        """The result of a function in the page, as soon as there is one."""
        told = self.connection.send(
            "script.callFunction", target={"context": self.context}, awaitPromise=True,
            functionDeclaration=f"async (given) => JSON.stringify("
            f"await ({function})(JSON.parse(given)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(argument)}])
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def wait(self, condition):
        return until(condition)

    # Navigation

    @property
    def url(self):
        return self.evaluate("() => location.href")

    def open(self, address):
        self.send("browsingContext.navigate", url=address, wait="complete")
        self.let_load()

    def reload(self):
        storage.let_writes_end(self)
        self.send("browsingContext.reload", wait="complete")
        self.let_load()

    # Playing

    def texts(self, selector):
        """What the elements say."""
        return self.evaluate(
            "(selector) => [...document.querySelectorAll(selector)].map((each) => each.innerText)",
            selector)

    def find(self, selector):
        """The text of the first of these elements, as soon as there is one."""
        return self.wait(lambda: self.texts(selector))[0]

    def press(self, selector, place=0):
        """Clicks one of these elements."""
        x, y = self.wait(lambda: self.evaluate(CENTRE, [selector, place]))
        self.act("pointer", [
            {"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0}])

    def type(self, *keys):
        self.act("key", [
            {"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")])

    def act(self, kind, actions):
        self.send("input.performActions", actions=[{"type": kind, "id": kind, "actions": actions}])

    def picture(self, path):
        """Takes a picture of what is in view."""
        path.write_bytes(b64decode(self.send("browsingContext.captureScreenshot")["data"]))
