"""The colours of the marks, wherever they are shown."""

from support.marks import NAMES

# The property that shows a mark: exact is filled, inexact a ring, none faint.
SHOWING = {"=": "backgroundColor", "+": "borderTopColor", "-": "color"}

COLOURS = "(elements, property) => elements.map((element) => getComputedStyle(element)[property])"
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


def colours(place, mark):
    """The colours of a mark on the pegs of an element, each once."""
    pegs = place.locator(f".peg[data-mark={NAMES[mark]}]")
    return {*pegs.evaluate_all(COLOURS, SHOWING[mark])}


def key_colours(keyboard, mark):
    """The colours of a mark on the keys of the keyboard, each once."""
    keys = keyboard.locator(f"button[data-mark={NAMES[mark]}]")
    # A key is as wide with its ring as without it: a shadow draws the ring.
    shown = keys.evaluate_all(COLOURS, "boxShadow" if mark == "+" else SHOWING[mark])
    return {colour.partition(" 0px")[0] for colour in shown}


def ground(page):
    """The colour of the page behind everything."""
    return page.evaluate(GROUND)


def written(colour):
    """A colour such as `#0a141e` as a browser computes it: `rgb(10, 20, 30)`."""
    return f"rgb({', '.join(str(part) for part in bytes.fromhex(colour[1:]))})"


def contrast(one, other):
    """The contrast of two colours, from 1 to 21 (WCAG 2.2, contrast ratio)."""
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour):
    """The relative luminance of `rgb(…)`, from 0 to 1."""
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").rstrip(")").split(",")]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
