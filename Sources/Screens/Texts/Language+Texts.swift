import ByteStrings

extension Language {
  /// The language of these sentences.
  package static var current: Language { Language(tag: "en") }
}
