"""The page in other languages: everything but English words that are played."""

import pytest
from playwright.sync_api import expect

from conftest import PHONE
from support.barriers import barriers
from support.layout import faults, measure
from support.sentences import foreign, pieces, sentences, standing_in
from support.translated_screens import SCREENS, WORD_CHOICES, WORD_GAMES, codeword, puzzle, rack
from support.translations import FRENCH, GERMAN, TRANSLATIONS
from test_every_screen import EVERYTHING as SEEN_IN_ENGLISH

# The pieces of text that are shown or read out in another language than their part of the page.
SPOKEN = """(language) => {
  const found = []
  const spoken = (element) => element.closest("[lang]").lang === language
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("template, noscript, .notices") || !spoken(element)) continue
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder"]) {
      if (element.hasAttribute(name)) found.push(element.getAttribute(name))
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.data)
    }
  }
  return found.map((text) => text.trim()).filter(Boolean)
}"""

EVERYTHING = SCREENS | WORD_GAMES
SIZES = [(390, 844), (320, 568), (1440, 900)]

OWN = {said.tag: pieces(sentences(said.tag)) for said in TRANSLATIONS}
ENGLISH = {tag: foreign(own, pieces(sentences("en"))) for tag, own in OWN.items()}
# Names that are the same in every language, words in the credits of the word lists and in an English hint, and the word
# that is played here: an example in the English help has it too.
NAMES = {"English", "Deutsch", "Words", "for", "and", "University", "has", "THERE"}

in_each = pytest.mark.parametrize("said", TRANSLATIONS, ids=lambda said: said.tag)


def english_in(player, tag):
    """The English sentences in what the page marks as being in its language."""
    spoken = "\n".join(player.page.evaluate(SPOKEN, tag))
    return {piece for piece in ENGLISH[tag] - NAMES if standing_in(piece, spoken)}


def test_the_sentences_of_the_sources_are_found():
    for said in TRANSLATIONS:
        assert {"Find the pairs", "Back to the list", "Problem"} <= ENGLISH[said.tag]
    assert "Finde die Paare" in OWN[GERMAN.tag]
    assert "Trouve les paires" in OWN[FRENCH.tag]


@in_each
@pytest.mark.parametrize("screen", EVERYTHING)
def test_no_screen_has_an_english_sentence_a_barrier_or_anything_cut(seat, screen, said):
    player = seat(PHONE, reduced_motion="reduce", **said.browser)
    EVERYTHING[screen](player, said)
    page = player.page
    assert page.evaluate("document.documentElement.lang") == said.tag
    assert english_in(player, said.tag) == set()
    # axe sees each screen in one language: its elements and colours are the same in the others.
    if said is GERMAN and screen not in SEEN_IN_ENGLISH:
        assert barriers(page) == []
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width} by {height}: {fault}" for fault in faults(measure(player))]
    assert found == []


@in_each
@pytest.mark.parametrize(
    "reach", [codeword(attempts=["there"]), rack("word conned"), puzzle("answer giraffe")],
    ids=WORD_CHOICES)
def test_what_an_english_word_means_is_marked_as_english(seat, reach, said):
    player = seat(PHONE, reduced_motion="reduce", **said.browser)
    reach(player, said)
    meaning = player.page.locator(".end-answer, .meaning").first
    expect(meaning).not_to_be_empty()
    assert meaning.evaluate("(element) => element.closest('[lang]').lang") == "en"
    assert player.page.locator(".end button").first.evaluate(
        "(element) => element.closest('[lang]').lang") == said.tag
