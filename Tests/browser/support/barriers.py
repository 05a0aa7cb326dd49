"""What axe finds on a page: barriers for people with disabilities (WCAG 2.2, A and AA)."""

from importlib.resources import files

from support.player import STANDSTILL

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
PALETTE = "name => document.documentElement.setAttribute('data-palette', name)"
# In addition to the light one, in which each screen is checked first.
APPEARANCES = [("light", "high-contrast"), ("dark", "high-contrast"), ("dark", "standard")]

FIND = """async (only) => {
  // axe does not know that a modal is above everything: it would compare its letters with what is behind.
  const behind = new CSSStyleSheet()
  behind.replaceSync(":has(> :modal) > :not(:modal) { visibility: hidden }")
  document.adoptedStyleSheets.push(behind)
  const { violations } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] })
  document.adoptedStyleSheets.pop()
  return violations.flatMap(({ id, nodes }) => nodes.map(
    ({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 300)}`))
}"""


def barriers(page, **only):
    """What axe finds: a rule and the markup that breaks it, for each violation.

    In the middle of an animation a colour is another one, so all have to end first.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.evaluate(STANDSTILL)
    return page.evaluate(FIND, only or {"type": "tag", "values": LEVELS})


def barriers_in_any_appearance(page):
    """The same in each appearance. Only colours differ in the others."""
    page.emulate_media(color_scheme="light")
    found = barriers(page)
    for scheme, palette in APPEARANCES:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(PALETTE, palette)
        found += [
            f"{scheme}, {palette}: {barrier}"
            for barrier in barriers(page, type="rule", values=["color-contrast"])]
    return found
