import Games

/// What new games are like, unless something else is chosen for one of them.
extension Settings {
  /// What a new Codeword is like.
  public var codeword: CodewordOptions {
    get { options(of: .codeword) ?? .standard }
    set { keep(newValue, of: .codeword, isFirst: newValue == .standard) }
  }

  /// What a new Anagrams is like.
  public var anagrams: AnagramsOptions {
    get { options(of: .anagrams) ?? .standard(.classic) }
    set { keep(newValue, of: .anagrams, isFirst: newValue == .standard(.classic)) }
  }

  /// What a new Hangman is like; how many misses it has follows from the look.
  public var hangman: HangmanOptions {
    get { options(of: .hangman) ?? .standard }
    set { keep(newValue, of: .hangman, isFirst: newValue == .standard) }
  }

  /// What a new Memorize is like; its theme is drawn each time.
  public var memorize: MemorizeOptions {
    get { options(of: .memorize) ?? .standard }
    set { keep(newValue, of: .memorize, isFirst: newValue == .standard) }
  }

  /// What a new Times is like.
  public var times: TimesOptions {
    get { options(of: .times) ?? .classic }
    set { keep(newValue, of: .times, isFirst: newValue == .classic) }
  }

  /// Nothing where the player chose nothing, or where what is stored is damaged.
  private func options<Options: TextCodable>(of kind: GameKind) -> Options? {
    var reader = TextReader(self[usual: kind])
    return try? Options(from: &reader)
  }

  private mutating func keep(_ options: some TextCodable, of kind: GameKind, isFirst: Bool) {
    var text = TextWriter()
    if !isFirst { options.write(to: &text) }
    self[usual: kind] = text.bytes
  }
}
