import Games

/// What new games are like, unless something else is chosen for one of them. Out of line: every part
/// of the frame asks, and the text is read each time.
extension Settings {
  /// What a new Codeword is like.
  public var codeword: CodewordOptions {
    @inline(never) get { options(of: .codeword) ?? .standard }
    @inline(never) set { keep(newValue, of: .codeword, isFirst: newValue == .standard) }
  }

  /// What a new Anagrams is like.
  public var anagrams: AnagramsOptions {
    @inline(never) get { options(of: .anagrams) ?? .standard(.classic) }
    @inline(never) set { keep(newValue, of: .anagrams, isFirst: newValue == .standard(.classic)) }
  }

  /// What a new Hangman is like; how many misses it has follows from the look.
  public var hangman: HangmanOptions {
    @inline(never) get { options(of: .hangman) ?? .standard }
    @inline(never) set { keep(newValue, of: .hangman, isFirst: newValue == .standard) }
  }

  /// What a new Memorize is like; its theme is drawn each time.
  public var memorize: MemorizeOptions {
    @inline(never) get { options(of: .memorize) ?? .standard }
    @inline(never) set { keep(newValue, of: .memorize, isFirst: newValue == .standard) }
  }

  /// What a new Times is like.
  public var times: TimesOptions {
    @inline(never) get { options(of: .times) ?? .classic }
    @inline(never) set { keep(newValue, of: .times, isFirst: newValue == .classic) }
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
