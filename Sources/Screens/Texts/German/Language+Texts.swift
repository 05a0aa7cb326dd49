import ByteStrings

extension Language {
  /// The language of these sentences.
  package static var current: Language { .german }

  /// The language of the words in the games, which differs from that of these sentences.
  package static var ofWords: Language? { .english }

  /// The note that the words of the games are in another language.
  package static var wordsNote: PlainText? {
    "Gespielt wird mit englischen Wörtern."
  }
}
