import ByteStrings
import Games
import Library

/// The models of all games, each made once. The compiler demands a model for each new kind of game. The shelf is an
/// object because many models refer to it.
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

  /// The game at a place whose last move is still animated, so that its result is not revealed yet.
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
