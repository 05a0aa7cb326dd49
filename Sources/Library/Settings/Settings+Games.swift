import Games

extension Settings {
  /// What new games of one kind are like, unless something else is chosen for one of them. Where what is
  /// stored is damaged they are as at first.
  public subscript<G: KeptGame>(game: G.Type) -> G.Options {
    get {
      var reader = TextReader(self[optionsOf: G.kind])
      return (try? G.Options(from: &reader)) ?? G.defaultOptions
    }
    set {
      var text = TextWriter()
      if newValue != G.defaultOptions { newValue.write(to: &text) }
      self[optionsOf: G.kind] = text.bytes
    }
  }
}

// By name, and out of line: every part of the frame asks, and the text is read each time.
extension Settings {
  /// What a new Codeword is like.
  public var codeword: CodewordOptions {
    get { self[Codeword.self] }
    set { self[Codeword.self] = newValue }
  }

  /// What a new Anagrams is like.
  public var anagrams: AnagramsOptions {
    get { self[Anagrams.self] }
    set { self[Anagrams.self] = newValue }
  }

  /// What a new Hangman is like; how many misses it has follows from the look.
  public var hangman: HangmanOptions {
    get { self[Hangman.self] }
    set { self[Hangman.self] = newValue }
  }

  /// What a new Memorize is like; its theme is drawn each time.
  public var memorize: MemorizeOptions {
    get { self[Memorize.self] }
    set { self[Memorize.self] = newValue }
  }

  /// What a new Times is like.
  public var times: TimesOptions {
    get { self[Times.self] }
    set { self[Times.self] = newValue }
  }
}
