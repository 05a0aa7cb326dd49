import Games
import Library
import Screens

/// How a game ended, and what can be done next.
package struct EndViewState: Equatable {
  package let id: GameID
  package let kind: GameKind
  package let headline: String
  package let figure: String
  /// What was to be found; empty where nothing was.
  package let answer: String
  /// What that means; empty where it is not told.
  package let meaning: String
  /// What friends made of the same puzzle.
  package let friends: [String]
  /// What is pasted for others; empty where nothing is.
  package let shared: String
  /// What the button is called that leads on.
  package let again: String
  /// What the button is called that begins the same puzzle again; empty where there is none.
  package let sameAgain: String

  @MainActor
  init(
    _ model: AppModel, _ kind: GameKind, _ id: GameID, headline: String, figure: String,
    answer: String = "",
    meaning: String = "", again: String? = nil, sameAgain: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.headline = headline
    self.figure = figure
    self.answer = answer
    self.meaning = meaning
    self.sameAgain = sameAgain
    friends = model.frame.friends(of: id).map { ShareTexts.friend($0.shared.figure) }
    shared = model.sharing.card?.text ?? ""
    self.again = model.frame.titleOfDay(after: id) ?? again ?? ShellTexts.anotherGame
  }
}
