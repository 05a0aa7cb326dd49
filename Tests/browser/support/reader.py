"""A screen reader: it knows only the roles, the names and the announcements of a page."""

import re

from support.waiting import wait_for

# Notes the changes of live regions. A region that was already there and changes is announced. One that
# appears together with its text is not, nor is one behind an open dialog.
LISTEN = """
window.announcements = []
const regions = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]"
const known = new WeakSet()
new MutationObserver((changes) => {
  for (const { target, addedNodes, type } of changes) {
    const region = (target.closest ? target : target.parentElement)?.closest(regions)
    const modal = document.querySelector(":modal")
    if (!known.has(region) || region.closest("[aria-hidden=true]")) continue
    if (!region.checkVisibility() || modal && !modal.contains(region)) continue
    const nodes = type === "childList" ? [...addedNodes] : [target]
    const text = nodes.map((node) => node.textContent.trim()).filter(Boolean).join(" ")
    if (text) announcements.push(text)
  }
  for (const region of document.querySelectorAll(regions)) known.add(region)
}).observe(document, { subtree: true, childList: true, characterData: true })
"""

NAMED = re.compile(r'^- (\w+)(?: "([^"]*)")?')


class Reader:
    """Reads a page out, and presses its keys."""

    def __init__(self, page):
        self.page = page
        self.heard = 0
        page.add_init_script(LISTEN)

    def announcement(self):
        """Waits for the next announcement and returns it."""
        wait_for(self.page, "(heard) => announcements.length > heard", arg=self.heard)
        self.heard += 1
        return self.page.evaluate("(heard) => announcements[heard - 1]", self.heard)

    def is_silent(self):
        """Whether everything that was announced has been heard."""
        return self.page.evaluate("() => announcements.length") == self.heard

    def focused(self):
        """The role and the name of the focused element."""
        return role_and_name(self.page.locator(":focus"))

    def find(self, role, name, within=None):
        """The element with this role and name, within one with another role and name."""
        place = self.page.get_by_role(within[0], name=within[1]) if within else self.page
        return place.get_by_role(role, name=name)

    def activate(self, role, name, within=None):
        """Moves to a control and presses it."""
        self.find(role, name, within).press("Space" if role == "radio" else "Enter")

    def names(self, role, within):
        """The names of everything of a role."""
        return [role_and_name(found)[1] for found in self.find(role, None, within).all()]

    def type(self, word):
        """Types a word and submits it."""
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")


def role_and_name(found):
    """How an element is read out: the first line of its snapshot, which may be quoted."""
    return NAMED.match(found.aria_snapshot().replace("- '", "- ", 1)).groups()
