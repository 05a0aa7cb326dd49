import ByteStrings
import Games
import Library

/// The models of all games, each made once. The compiler asks for that of another game here. An object, because
/// many models hold it.
package final class Shelf {
  package let codeword: CodewordModel
  package let anagrams: AnagramsModel
  package let hangman: HangmanModel
  package let memorize: MemorizeModel
  package let times: TimesModel

  init(context: any GameContext) {
    let meanings = WordMeanings()
    codeword = CodewordModel(context: context, meanings: meanings)
    anagrams = AnagramsModel(context: context, meanings: meanings)
    hangman = HangmanModel(context: context)
    memorize = MemorizeModel(context: context)
    times = TimesModel(context: context)
  }

  /// The game at a place whose last move still moves, so that it tells nothing yet of what that came to.
  func untold(at route: Route) -> GameID? {
    guard case .game(let kind, let id) = route, self[kind].isMoving else { return nil }
    return id
  }

  package subscript(kind: GameKind) -> any GameModel {
    switch kind {
    case .codeword: codeword
    case .anagrams: anagrams
    case .hangman: hangman
    case .memorize: memorize
    case .times: times
    }
  }
}
