"""What the parts of the page are called in German."""

TIMES = {
    "game": "Kopfrechnen", "answers": "Antworten", "pad": "Zahlenfeld",
    "answered": "Schon beantwortet"}
MEMORIZE = {"game": "Paare", "cards": "Karten", "end": "Das Ende", "new": "Neues Spiel"}
GERMAN = {"locale": "de-DE"}


def type_word(player, word):
    """Enters a word with the keys of a keyboard, which a phone may have, too."""
    for key in [*word, "Enter"]:
        player.page.keyboard.press(key)
