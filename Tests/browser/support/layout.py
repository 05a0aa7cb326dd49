"""Measures the page: what is cut off, what overlaps, what is too small for a finger."""

# Everything visible: its box in the viewport, and its name.
MEASURE = """([finger, keyWidth]) => {
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className} `
    + `“${(element.ariaLabel ?? element.textContent).slice(0, 30)}”`
  // A row of the list that is far from the viewport has no layout yet.
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    && !element.closest(".unseen, .swiped, :modal ~ *")
  // How far from its middle a finger still meets the element: it may listen around its box.
  const reach = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const meets = (dx, dy) => element.contains(document.elementFromPoint(x + dx, y + dy))
    const far = (dx, dy) => {
      let steps = 0
      while (steps < 22 && meets(dx * (steps + 1), dy * (steps + 1))) steps += 1
      return steps
    }
    return { across: far(1, 0) + 1 + far(-1, 0), down: far(0, 1) + 1 + far(0, -1) }
  }
  const box = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    return { name: name(element), left, top, right, bottom, width, height }
  }
  // To feel for the reach takes long: only where the box itself is too small.
  const target = (element) => {
    const measured = box(element)
    const least = element.matches(".key:not(.wide)") ? keyWidth : finger
    const isEnough = measured.width >= least && measured.height >= finger
    return { ...measured, least, ...(isEnough ? {} : reach(element)) }
  }
  const isOnlyHeard = (node) =>
    node.nodeType === Node.ELEMENT_NODE && getComputedStyle(node).clipPath === "inset(50%)"
  const spills = (element) => {
    // What is behind its edge is there to be scrolled to.
    if (getComputedStyle(element).overflowX === "auto") return false
    const [range, outer] = [document.createRange(), element.getBoundingClientRect()]
    // What is only heard takes no place.
    return [...element.childNodes].filter((child) => !isOnlyHeard(child)).some((child) => {
      range.selectNode(child)
      const inner = range.getBoundingClientRect()
      return inner.width > 0 && (inner.right > outer.right + 1 || inner.left < outer.left - 1
        || inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1)
    })
  }
  const front = document.querySelector(":modal") ?? document
  // What lies beneath the foot of a sheet is there to be scrolled to.
  const foot = [...front.querySelectorAll(".modal-foot, .modal-body > .primary")]
    .find((element) => getComputedStyle(element).position === "sticky")
  const beneath = (element) => foot && !foot.contains(element)
    && element.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
  const all = (selector) => [...front.querySelectorAll(selector)].filter(seen)
  const hit = (element) => element.matches("input") ? element.closest("label") ?? element : element
  return {
    width: innerWidth, height: innerHeight,
    scrollWidth: document.documentElement.scrollWidth,
    scrollHeight: document.documentElement.scrollHeight,
    targets: [...new Set(all("button:not(:disabled), a[href], input")
      .filter((element) => !element.closest("[inert]")).map(hit))]
      .filter((element) => !beneath(element)).map(target),
    cut: all("button, a, p, h1, h2, h3, legend, li, .picture, .peg, .segment span")
      .filter((element) => !isOnlyHeard(element)).filter(spills).map(box),
    parts: all(".game > *").map(box),
    listed: all(`.history-link .picture, .history-link .history-figures > *, .history-link .time,
      .history-menu`).map(box),
    scrolling: all(".board-space").filter(
      (element) => element.scrollHeight > element.clientHeight + 1).map(box),
  }
}"""

FINGER = 44
KEY_WIDTH = 28


def sizes_like(player, sizes):
    """Those of the named sizes whose device is used like the player's."""
    return [
        (width, height) for device, width, height in sizes.values()
        if device.get("has_touch", False) == player.touches]


def at_each(player, sizes):
    """Gives the page one size after another, and names each once all animations have ended."""
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        player.let_motion_end()
        yield f"{width} by {height}"


def measure(player, finger=FINGER):
    """The measures of the page, once all animations have ended. How far a finger reaches is felt for what is smaller."""
    player.let_motion_end()
    # Content that scrolls in a modal goes beneath its bar. That is no overlap: the modal is measured from its top.
    player.page.evaluate("() => document.querySelector('.modal')?.scrollTo(0, 0)")
    return player.page.evaluate(MEASURE, [finger, KEY_WIDTH])


def faults(measures):
    """What is wrong with a page, one sentence each."""
    found = []
    if measures["scrollWidth"] > measures["width"]:
        found.append(f"the page scrolls sideways: {measures['scrollWidth']} points wide")
    for box in measures["targets"]:
        found += [f"{problem}: {box['name']}" for problem in target_faults(box, measures)]
    found += [f"its text is cut: {box['name']}" for box in measures["cut"]]
    for group in ["targets", "parts", "listed"]:
        found += [f"{one} overlaps {other}" for one, other in overlaps(measures[group])]
    return found


def target_faults(box, measures):
    width = max(box["width"], box.get("across", 0))
    height = max(box["height"], box.get("down", 0))
    # Browsers round to half a point.
    if width < box["least"] - 0.5 or height < FINGER - 0.5:
        yield f"{width:.0f} by {height:.0f} points are too small"
    if box["left"] < 0 or box["right"] > measures["width"]:
        yield "it is cut at the side"


def overlaps(boxes):
    """Pairs of names of boxes that overlap by more than an edge, neither inside the other."""
    for index, one in enumerate(boxes):
        for other in boxes[index + 1 :]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if across > 0.5 and down > 0.5 and not (holds(one, other) or holds(other, one)):
                yield one["name"], other["name"]


def holds(outer, inner):
    """Whether a box lies within another one, like a button in the corner of a card."""
    return (
        outer["left"] <= inner["left"] and inner["right"] <= outer["right"]
        and outer["top"] <= inner["top"] and inner["bottom"] <= outer["bottom"])


def fits(measures):
    """Whether everything is visible without scrolling the page or any part of it."""
    lowest = max(box["bottom"] for box in measures["parts"])
    return measures["scrolling"] == [] and lowest <= measures["height"] + 0.5
