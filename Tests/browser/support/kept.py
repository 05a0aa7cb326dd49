"""What a device holds and what its server keeps, read without the program."""

from support import storage
from support.waiting import until

# Notes in each page the state that is announced to its tabs.
FOLLOW_SIGN = f"const signs = new BroadcastChannel({storage.NAME} + '-keeping')" + """
  signs.onmessage = ({ data }) => { if (data !== "attended") window.sign = data }
  signs.postMessage("attended")
"""

# Rows that stay on their device.
OWN = ["device", "settings", "setting/appearance", "setting/motion", "setting/feedback"]

PULL = "() => fetch('v1/rows?since=0&limit=200').then((answer) => answer.text()).catch(() => '')"


def are_same(*players):
    """Waits until the devices hold what their server keeps, and know it."""
    def same():
        rows = kept(players[0].page)
        return all(held(one.page) == rows and sign(one.page) == [0, 0] for one in players)

    until(same)


def sign(page):
    """The state that this page heard last: the sign, and a count of rows."""
    return page.evaluate("() => window.sign ?? [1, 0]")


def look(page):
    """The player comes back to the page."""
    page.evaluate("() => void document.dispatchEvent(new Event('visibilitychange'))")


def held(page):
    """The rows of a device that are for every device, by key: not its games without a move."""
    return {
        key: text for key, text in zip(*storage.rows(page))
        if key not in OWN and not key.startswith("device/")
        and not (key.startswith("record/") and text.endswith("\n\n"))}


def kept(page):
    """The rows that the server keeps of the player, by key."""
    rest = page.evaluate(PULL).encode()
    head, _, rest = rest.partition(b"\n")
    if not head.startswith(b"pastime-pulled 1 "):
        return {}
    rows = {}
    for _ in range(int(head.split()[-1])):
        line, _, rest = rest.partition(b"\n")
        _, key, length = line.split()
        rows[key.decode()] = rest[:int(length)].decode()
        rest = rest[int(length) + 1:]
    return rows
