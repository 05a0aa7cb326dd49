import Games

/// The presenters of all games, each made once. The compiler asks for that of another game here.
struct Shelf {
  private let codeword = CodewordPresenter()
  private let anagrams = AnagramsPresenter()
  private let hangman = HangmanPresenter()
  private let memorize = MemorizePresenter()
  private let times = TimesPresenter()

  subscript(kind: GameKind) -> any GamePresenter {
    // Out of line: the frame asks at every turn.
    @inline(never) get {
      switch kind {
      case .codeword: codeword
      case .anagrams: anagrams
      case .hangman: hangman
      case .memorize: memorize
      case .times: times
      }
    }
  }
}
