import ByteStrings
import Games
import Markup
import Screens

/// The views of all games, each made once. A new game does not compile until its views are added here. This
/// is a class because nearly every view passes it on.
final class ShelfViews {
  private let codeword: CodewordViews
  private let anagrams: AnagramsViews
  private let hangman: HangmanViews
  private let memorize: MemorizeViews
  private let times: TimesViews

  init(_ app: AppModel) {
    let (shelf, frame) = (app.shelf, app.frame)
    codeword = CodewordViews(model: shelf.codeword, frame: frame)
    anagrams = AnagramsViews(model: shelf.anagrams, frame: frame)
    hangman = HangmanViews(model: shelf.hangman, frame: frame)
    memorize = MemorizeViews(model: shelf.memorize, frame: frame)
    times = TimesViews(model: shelf.times, frame: frame)
  }

  subscript(kind: GameKind) -> any GameViews {
    switch kind {
    case .codeword: codeword
    case .anagrams: anagrams
    case .hangman: hangman
    case .memorize: memorize
    case .times: times
    }
  }
}
