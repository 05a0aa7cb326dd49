import Games

extension Language {
  /// What these sentences are written in.
  package static var current: Language { .english }

  /// The language of what a game says, where it is another than the page's: here it never is.
  @inline(__always)
  package static func ofGame(_ kind: GameKind?) -> Language? { nil }

  /// The language of the page, to be named inside a game that has another.
  @inline(__always)
  package static var ofPage: Language? { nil }
}
