import ByteStrings

extension Language {
  /// What these sentences are written in.
  package static var current: Language { .english }

  /// The language of the words that are played, where it is another than of these sentences: none.
  @inline(__always)
  package static var ofWords: Language? { nil }

  /// What is said where words of another language are played.
  @inline(__always)
  package static var wordsNote: PlainText? { nil }
}
