import Games

extension Settings {
  /// What new games of one kind are like, unless something else is chosen for one of them. Where what is
  /// stored is damaged they are as at first.
  public subscript<G: KeptGame>(game: G.Type) -> G.Options {
    get {
      var reader = TextReader(self[usual: G.kind])
      return (try? G.Options(from: &reader)) ?? G.usualOptions
    }
    set {
      var text = TextWriter()
      if newValue != G.usualOptions { newValue.write(to: &text) }
      self[usual: G.kind] = text.bytes
    }
  }
}

// By name, and out of line: every part of the frame asks, and the text is read each time.
extension Settings {
  /// What a new Codeword is like.
  public var codeword: CodewordOptions {
    @inline(never) get { self[Codeword.self] }
    @inline(never) set { self[Codeword.self] = newValue }
  }

  /// What a new Anagrams is like.
  public var anagrams: AnagramsOptions {
    @inline(never) get { self[Anagrams.self] }
    @inline(never) set { self[Anagrams.self] = newValue }
  }

  /// What a new Hangman is like; how many misses it has follows from the look.
  public var hangman: HangmanOptions {
    @inline(never) get { self[Hangman.self] }
    @inline(never) set { self[Hangman.self] = newValue }
  }

  /// What a new Memorize is like; its theme is drawn each time.
  public var memorize: MemorizeOptions {
    @inline(never) get { self[Memorize.self] }
    @inline(never) set { self[Memorize.self] = newValue }
  }

  /// What a new Times is like.
  public var times: TimesOptions {
    @inline(never) get { self[Times.self] }
    @inline(never) set { self[Times.self] = newValue }
  }
}
