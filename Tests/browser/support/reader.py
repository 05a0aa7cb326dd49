"""A screen reader: roles, names and what is announced. It knows nothing else of a page."""

import re

# Notes what comes into a live region. A region that comes together with its text is not announced,
# nor is one behind an open dialog; a region that is there and changes is.
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
        """The next announcement, which is waited for."""
        self.page.wait_for_function("(heard) => announcements.length > heard", arg=self.heard)
        self.heard += 1
        return self.page.evaluate("(heard) => announcements[heard - 1]", self.heard)

    def is_silent(self):
        """Whether everything that was announced has been heard."""
        return self.page.evaluate("() => announcements.length") == self.heard

    def focused(self):
        """The role and the name of what has the focus."""
        return role_and_name(self.page.locator(":focus"))

    def find(self, role, name, within=None):
        """What has this role and name, within what has another role and name."""
        place = self.page.get_by_role(within[0], name=within[1]) if within else self.page
        return place.get_by_role(role, name=name)

    def activate(self, role, name, within=None):
        """Goes there and presses it."""
        self.find(role, name, within).press("Space" if role == "radio" else "Enter")

    def names(self, role, within):
        """The names of everything of a role."""
        return [role_and_name(found)[1] for found in self.find(role, None, within).all()]

    def type(self, word):
        """Types a word and tries it."""
        self.page.keyboard.type(word)
        self.page.keyboard.press("Enter")


def role_and_name(found):
    """How something is read out: the first line of its snapshot, which is quoted where need be."""
    return NAMED.match(found.aria_snapshot().replace("- '", "- ", 1)).groups()
