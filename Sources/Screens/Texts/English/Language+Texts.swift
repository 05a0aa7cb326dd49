import ByteStrings

extension Language {
  /// The language of these sentences.
  package static var current: Language { .english }

  /// The language of the words in the games, if it differs from that of these sentences; it does not.
  @inline(__always)
  package static var ofWords: Language? { nil }

  /// The note that the words of the games are in another language.
  @inline(__always)
  package static var wordsNote: PlainText? { nil }
}
