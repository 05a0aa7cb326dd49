"""Moving around with the keyboard alone."""

from support.colours import contrast, ground
from support.waiting import wait_for

NAME_OF = """(element) =>
  element.ariaLabel ?? element.closest("label")?.textContent ?? element.textContent"""

NAME = f"() => ({NAME_OF})(document.activeElement)"

IS_THERE = f"""(name) => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .some((element) => ({NAME_OF})(element).startsWith(name))"""

GROUP = "() => document.activeElement.closest('fieldset')?.querySelector('legend').textContent"

# Where the focus is and how it is shown: on the element, or on what its label draws for it.
FOCUS = """() => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const label = element.closest("label")
  const outlines = [element, ...(label?.querySelectorAll("*") ?? [])].map((each) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
    return { width: outlineStyle === "none" ? 0 : parseFloat(outlineWidth), colour: outlineColor }
  })
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return {
    name: `${element.tagName} ${element.ariaLabel ?? label?.textContent ?? element.textContent}`,
    isOperated: element.tabIndex >= 0,
    isCovered: !element.contains(hit) && !label?.contains(hit),
    ring: outlines.find(({ width }) => width > 0) ?? null,
  }
}"""


def focused_name(page):
    """What a screen reader says for the focused control."""
    return page.evaluate(NAME)


def tab_to(page, name, key="Tab"):
    """Presses Tab, or Shift+Tab, until the control whose name begins like this has the focus.

    The control may still be on its way, as the first game is until its words are there.
    """
    wait_for(page, IS_THERE, arg=name)
    tab_until(page, lambda: focused_name(page).startswith(name), name, key)


def tab_to_choices(page, game):
    """Begins a game with its tile, and goes to the name above it, which offers the choices for another."""
    tab_to(page, f"New {game}")
    page.keyboard.press("Enter")
    tab_to(page, f"{game}, Options")


def choose(page, title, group):
    """Goes to a group of radio buttons with Tab, and to one of them with the arrow keys."""

    def is_there():
        if focused_name(page) == "More options":
            page.keyboard.press("Enter")
        return page.evaluate(GROUP) == group

    tab_until(page, is_there, group)
    for _ in range(8):
        if focused_name(page) == title:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not lead to {title}")


def tab_until(page, is_there, what, key="Tab"):
    for _ in range(60):
        page.keyboard.press(key)
        if is_there():
            return
    raise AssertionError(f"{key} does not lead to {what}")


def focus_faults(page):
    """What is wrong with the focus, one sentence each: it is lost, covered, or too faint."""
    focus = page.evaluate(FOCUS)
    if focus is None:
        return ["the focus is lost"]
    # A heading or region gets the focus only to be read out; it is not a control.
    if not focus["isOperated"]:
        return []
    faults = [f"the focus is covered: {focus['name']}"] if focus["isCovered"] else []
    ring = focus["ring"]
    if ring is None or ring["width"] < 2 or contrast(ring["colour"], ground(page)) < 3:
        faults.append(f"the focus is not seen: {focus['name']}")
    return faults
