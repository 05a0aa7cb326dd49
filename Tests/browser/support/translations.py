"""The page in other languages: which browsers get it, and what it says there."""

from dataclasses import dataclass
from functools import cached_property

from support.sentences import catalog


@dataclass(frozen=True)
class Translation:
    """A language of the page but English."""

    tag: str
    # The locale of a browser that gets the page in this language.
    locale: str

    def __call__(self, english):
        """A sentence in this language, by the English one in the sources."""
        return self.sentences[english]

    @cached_property
    def sentences(self):
        return catalog(self.tag)

    @property
    def browser(self):
        """The options of a browser whose language it is."""
        return {"locale": self.locale}

    def of(self, names):
        """The names of the parts of a game."""
        return {part: self(name) for part, name in names.items()}


GERMAN = Translation("de", "de-DE")
FRENCH = Translation("fr", "fr-FR")
TRANSLATIONS = [GERMAN, FRENCH]
