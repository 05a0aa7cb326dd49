"""A made-up language that doubles every letter: a text that has room in it has room in any language."""

# The letters of words that are played, and pictures of marks, stay. So do lessons: their two lines are worded to
# fit in each language.
DOUBLE = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement.closest(".lesson, .board, .tile-art, .peg, .key, script, style, svg")) continue
    if (text.data.trim().length < 3) continue
    text.data = text.data.replace(/\\p{L}/gu, (letter) => letter + letter.toLowerCase())
  }
}"""


def double_letters(page):
    """Makes the page speak that language until it is rendered again."""
    page.evaluate(DOUBLE)
