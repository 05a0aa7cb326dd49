import ByteStrings

/// The result of a game of Memorize as shown to others. It does not reveal where a card is.
extension Memorize: SharedGame {
  /// "12 turns", or "14:8" for two players.
  public var figure: PlainText {
    options.hasTwoPlayers
      ? "\(score(of: 0)):\(score(of: 1))" : MemorizeTexts.turns(gains.count)
  }

  /// One symbol per turn: a match, a miss that a perfect memory avoids, or another miss.
  public var symbols: PlainText {
    rows(turns.count) { [turns] index in
      switch turns[index] {
      case .match: "🟪"
      case .avoidable: "🟡"
      case .miss: "⬜"
      }
    }
  }
}
