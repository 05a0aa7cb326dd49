"""What the parts of the page are called in German."""

TIMES = {
    "game": "Kopfrechnen", "answers": "Antworten", "pad": "Zahlenfeld",
    "answered": "Schon beantwortet"}
MEMORIZE = {"game": "Paare", "cards": "Karten", "end": "Das Ende", "new": "Neues Spiel"}
GERMAN = {"locale": "de-DE"}
