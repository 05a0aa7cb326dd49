"""Finding the way with the keyboard alone."""

NAME = """() => {
  const element = document.activeElement
  return element.ariaLabel ?? element.closest("label")?.textContent ?? element.textContent
}"""

GROUP = "() => document.activeElement.closest('fieldset')?.querySelector('legend').textContent"


def focused_name(page):
    """What is read out of the control that has the focus."""
    return page.evaluate(NAME)


def tab_to(page, name):
    """Presses Tab until the focus is on the control whose name begins so."""
    tab_until(page, lambda: focused_name(page).startswith(name), name)


def choose(page, title, group):
    """Goes to a group of radio buttons with Tab, and to one of them with the arrow keys."""
    tab_until(page, lambda: page.evaluate(GROUP) == group, group)
    for _ in range(8):
        if focused_name(page) == title:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not lead to {title}")


def tab_until(page, is_there, what):
    for _ in range(40):
        page.keyboard.press("Tab")
        if is_there():
            return
    raise AssertionError(f"Tab does not lead to {what}")
