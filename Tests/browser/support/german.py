"""What the parts of the page are called in German."""

TIMES = {
    "game": "Kopfrechnen", "answers": "Antworten", "pad": "Zahlenfeld",
    "answered": "Schon beantwortet"}
MEMORIZE = {"game": "Paare", "cards": "Karten", "end": "Das Ende", "new": "Neues Spiel"}
GERMAN = {"locale": "de-DE"}


# The keys of German and French keyboards that the driver of the browser does not know.
ACCENTED = {"ä": "Quote", "ö": "Semicolon", "ü": "BracketLeft", "é": "Digit2"}
PRESS = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }))"""


def type_word(player, word):
    """Enters a word with the keys of a keyboard, which a phone may have, too."""
    for key in [*word, "Enter"]:
        if key in ACCENTED:
            player.page.evaluate(PRESS, [key, ACCENTED[key]])
        else:
            player.page.keyboard.press(key)
