"""Looks for what cannot be scrolled to, or is covered, on an enlarged page (WCAG 1.4.10)."""

# Everything that is played with or read, one element after another. The page scrolls to it, as it would to the focus.
# Then it has to lie within the width of the page, with nothing on its middle.
LOST = """() => {
  const front = document.querySelector(":modal") ?? document
  const controls = "button, a[href], input, select, textarea, summary"
  const played = ".peg, .tile, .turning, .blank, .sign, .box, .problem, .drawing"
  const read = "h2, h3, p, dt, dd, legend, .subtitle, .misses, .place-name"
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    && !element.closest(".unseen, .swiped, [inert], .lesson p")
    // What is only heard takes no place.
    && getComputedStyle(element).clipPath !== "inset(50%)"
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} `
    + `“${(element.ariaLabel || element.textContent).slice(0, 30)}”`
  const found = []
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways")
  for (const element of front.querySelectorAll(`${controls}, ${played}, ${read}`)) {
    if (!isSeen(element)) continue
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (!width || !height) continue
    if (left < -0.5 || right > innerWidth + 0.5) found.push(`it is cut at the side: ${name(element)}`)
    // Of what is higher than the page, the part that is seen.
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const hit = document.elementFromPoint((left + right) / 2, y)
    const label = element.closest("label")
    const isTouched = hit && (element.contains(hit) || label?.contains(hit))
    // What no finger has to reach may let it through to what it stands on.
    const isShown = isTouched || (!element.matches(controls) && hit?.contains(element))
    if (!isShown) found.push(`${hit ? name(hit) : "nothing"} is where it should be: ${name(element)}`)
  }
  return found
}"""


def lost(player):
    """What is lost on a page, one sentence each, once all animations have ended."""
    player.let_motion_end()
    return player.page.evaluate(LOST)
