"""Keyboards of other languages and scripts: what their keys type, and where those stand."""

PLACES = "qwertyuiopasdfghjklzxcvbnm"
RUSSIAN = dict(zip(PLACES, "йцукенгшщзфывапролдячсмить"))
GREEK = dict(zip(PLACES, ";ςερτυθιοπασδφγηξκλζχψωβνμ"))
HEBREW = dict(zip(PLACES, "/'קראטוןםפשדגכעיחלךזסבהנמצ"))
FULL_WIDTH = {letter: chr(ord(letter) + 0xFEE0) for letter in PLACES}
LAYOUTS = {"Russian": RUSSIAN, "Greek": GREEK, "Hebrew": HEBREW, "full-width": FULL_WIDTH}
# The row of digits without shift.
AZERTY = dict(zip("1234567890", "&é\"'(-è_çà"))
DIGITS = {
    "Arabic": {str(digit): chr(0x660 + digit) for digit in range(10)},
    "Persian": {str(digit): chr(0x6F0 + digit) for digit in range(10)},
    "full-width": {str(digit): chr(0xFF10 + digit) for digit in range(10)},
    "AZERTY": AZERTY,
}

PRESS = """([key, code, shiftKey]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true }))"""


def press(page, key, code="", shift=False):
    """Presses a key that types `key` where most keyboards have `code`."""
    page.evaluate(PRESS, [key, code, shift])


# The keys of German and French keyboards that the driver of the browser does not know.
ACCENTED = {"ä": "Quote", "ö": "Semicolon", "ü": "BracketLeft", "é": "Digit2"}


def type_word(player, word):
    """Enters a word with the keys of a keyboard, which a phone may have, too."""
    type_keys(player, [*word, "Enter"])


def type_keys(player, keys):
    for key in keys:
        if key in ACCENTED:
            press(player.page, key, ACCENTED[key])
        else:
            player.page.keyboard.press(key)


def type_at(page, layout, letters):
    """Presses the keys at the places of letters."""
    for letter in letters:
        press(page, layout[letter], f"Key{letter.upper()}")


def write_at(page, layout, letters):
    """The same in the field that has the focus, into which the browser writes what a key types."""
    for letter in letters:
        press(page, layout[letter], f"Key{letter.upper()}")
        page.keyboard.insert_text(layout[letter])


def type_digits(page, digits, number):
    for digit in str(number):
        press(page, digits[digit], f"Digit{digit}")
