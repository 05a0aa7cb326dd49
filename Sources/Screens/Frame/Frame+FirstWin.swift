import Games
import Library

/// The moment of a first win.
extension Frame {
  /// The kind of a game that is the only game of its kind that the player has won; nil for any other game, and during a
  /// review. Linear in the number of games.
  package func firstWin(_ id: GameID) -> GameKind? {
    guard library.lookedAt == nil, let kind = library.session(id)?.kind else { return nil }
    var first: GameID?
    for game in library.history
    where game.kind == kind && game.outcome == .won && game.header.counts {
      if first != nil { return nil }
      first = game.header.id
    }
    return first == id ? kind : nil
  }
}
