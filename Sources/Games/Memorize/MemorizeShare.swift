import ByteStrings

/// What a player shows others of a Memorize: never where a card lies.
extension Memorize: SharedGame {
  /// The colour of the game.
  public static var sign: Literal { "🟪" }

  /// "12 turns", or "14:8" where two play.
  public var figure: PlainText {
    options.hasTwoPlayers
      ? "\(score(of: 0)):\(score(of: 1))" : MemorizeTexts.turns(gains.count)
  }

  /// A sign a turn: a match, a miss that a perfect memory avoids, or another.
  public var signs: PlainText {
    rows(turns.count) { [turns] index in
      switch turns[index] {
      case .match: "🟪"
      case .avoidable: "🟡"
      case .miss: "⬜"
      }
    }
  }
}
