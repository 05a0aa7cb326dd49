import Games
import Words

extension Settings {
  /// The options for new games of one kind: those that the player chose last, but for what is chosen for one game. If
  /// the stored value is damaged, the default applies.
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

// Named properties that are not inlined, because every part of the frame uses them and each use parses the text. The
// language of the words is one setting for all games.
extension Settings {
  /// The options for new games of Codeword.
  public var codeword: CodewordOptions {
    get { self[Codeword.self].with(words) }
    set { self[Codeword.self] = newValue.with(.english) }
  }

  /// The options for new games of Anagrams.
  public var anagrams: AnagramsOptions {
    get { self[Anagrams.self].with(words) }
    set { self[Anagrams.self] = newValue.with(.english) }
  }

  /// The options for new games of Hangman. The number of misses depends on the look.
  public var hangman: HangmanOptions {
    get { self[Hangman.self].with(words) }
    set { self[Hangman.self] = newValue.with(.english) }
  }

  /// The options for new games of Memorize. The theme is drawn for each game.
  public var memorize: MemorizeOptions {
    get { self[Memorize.self] }
    set { self[Memorize.self] = newValue }
  }

  /// The options for new rounds of Times.
  public var times: TimesOptions {
    get { self[Times.self] }
    set { self[Times.self] = newValue }
  }
}
