import Games
import Library
import Words

/// A puzzle that came by a link with a friend's marks.
enum SentPuzzle {
  /// The game of a day's five. A link to it leads to the English puzzle.
  case daily(GameKind, Day)
  /// A game without moves.
  case game(AnySession)

  /// Whether a game has this puzzle.
  func isPuzzle(of session: AnySession) -> Bool {
    switch self {
    case .daily(let kind, let day):
      session.kind == kind && session.header.day == day && session.words ?? .english == .english
    case .game(let sent): session.isLike(sent)
    }
  }
}
