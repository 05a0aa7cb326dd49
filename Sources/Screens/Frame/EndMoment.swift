import ByteStrings
import Games
import Library

/// What makes the end of a game a moment to remember.
package enum EndMoment: Equatable, Sendable {
  /// The first game of its kind that the player has won, as a feat of their own.
  case firstWin
  /// A better result than every other game with the same options.
  case best

  /// What stands on the stamp.
  package var title: PlainText {
    switch self {
    case .firstWin: ShellTexts.firstWin
    case .best: ShellTexts.best
    }
  }
}

extension Frame {
  /// What makes the end of a game a moment to remember; nil for most games, and during a review. Linear in the
  /// number of games.
  package func moment(of id: GameID) -> EndMoment? {
    guard library.lookedAt == nil, let kind = library.session(id)?.kind else { return nil }
    if firstWin(of: kind) == id { return .firstWin }
    return library.isBest(id) ? .best : nil
  }

  /// The only such game of a kind; nil if there are none or several.
  private func firstWin(of kind: GameKind) -> GameID? {
    var first: GameID?
    for game in library.history
    where game.kind == kind && game.outcome == .won && game.header.isFeat {
      if first != nil { return nil }
      first = game.header.id
    }
    return first
  }
}
