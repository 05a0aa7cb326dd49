"""What other programs do to a page while it is used: extensions, translators."""

# Calls `meddle(node)` once for each text node that exists or comes.
EACH_TEXT = """
const seen = new WeakSet()
const meddleWithAll = () => {
  if (!document.body) return
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const node of texts) {
    if (seen.has(node) || node.parentElement.closest("script, style, template, select")) continue
    seen.add(node)
    meddle(node)
  }
}
new MutationObserver(meddleWithAll).observe(document, { subtree: true, childList: true, characterData: true })
"""

# As translators do: another node, within two elements, shows the text, and the old node is gone.
REPLACED = """
const meddle = (node) => {
  const [outer, inner, text] = [
    document.createElement("font"), document.createElement("font"), document.createTextNode(node.data)]
  seen.add(text)
  inner.append(text)
  outer.append(inner)
  node.replaceWith(outer)
}
""" + EACH_TEXT

# As highlighters do: an element around the node.
WRAPPED = """
const meddle = (node) => {
  const font = document.createElement("font")
  node.replaceWith(font)
  font.append(node)
}
""" + EACH_TEXT

# As helpers for writing and reading do: their own elements, first and last in every other element.
ADDED = """
const known = new WeakSet()
const add = () => {
  for (const element of document.querySelectorAll("body, body *")) {
    const isOurs = element.matches("[data-foreign], script, style, template, select, svg, svg *, input")
    if (isOurs || known.has(element)) continue
    known.add(element)
    for (const place of ["prepend", "append"]) {
      const foreign = document.createElement("span")
      foreign.dataset.foreign = foreign.hidden = true
      element[place](foreign)
    }
  }
}
new MutationObserver(add).observe(document, { subtree: true, childList: true })
"""

PROGRAMS = {"a translator": REPLACED, "a highlighter": WRAPPED, "a helper": ADDED}

# Puts an element around each of some others.
ENCLOSE = """(all) => {
  for (const element of all) {
    const foreign = document.createElement("div")
    element.replaceWith(foreign)
    foreign.append(element)
  }
}"""
