import Games
import Library
import Screens

/// How a game ended, and what can be done next.
package struct EndViewState: Equatable {
  package let id: GameID
  package let kind: GameKind
  package let headline: String
  package let figure: String
  /// What the player had to find; empty if nothing.
  package let answer: String
  /// What the answer means; empty if that is not shown.
  package let meaning: String
  /// The results of friends with the same puzzle.
  package let friends: [String]
  /// The text to paste elsewhere; empty if there is none.
  package let shared: String
  /// The title of the button that leads on.
  package let again: String
  /// The title of the button that begins the same puzzle again; empty if there is no such button.
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
