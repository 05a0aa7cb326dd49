"""A page whose player has finished many games."""

STORE = """count => new Promise(resolve => {
  const opening = indexedDB.open("pastime")
  opening.onsuccess = () => {
    const writing = opening.result.transaction("rows", "readwrite")
    const words = ["slate", "mummy", "brick", "dough", "crane"]
    for (let game = 0; game < count; game++) {
      const id = game.toString(16).padStart(32, "0")
      const moves = words.map((word, place) => `${place + 1}000 ${place + 1}000 ${word}\\n`).join("")
      writing.objectStore("rows").put(
        `pastime 1\\ngame codeword 1\\nid ${id}\\nbegun ${1760000000000 + game * 60000}\\n` +
        `options length=5 attempts=any mode=standard\\npuzzle crane\\n\\n${moves}`, "record/" + id)
    }
    writing.oncomplete = resolve
  }
})"""


def open_list(page, origin, games):
    """Opens the list in a page of a new profile, with so many games in it."""
    page.goto(origin)
    page.locator(".game-tile").first.wait_for()
    if games:
        page.evaluate(STORE, games)
        page.reload()
        page.locator(".history-link").first.wait_for()
