import ByteStrings

extension Language {
  /// What these sentences are written in.
  package static var current: Language { .german }

  /// The language of the words that are played, where it is another than of these sentences.
  package static var ofWords: Language? { .english }

  /// What is said where words of another language are played.
  package static var wordsNote: PlainText? {
    "Gespielt wird mit englischen Wörtern."
  }
}
