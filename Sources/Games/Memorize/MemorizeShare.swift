import ByteStrings

/// What a player shows others of a Memorize: never where a card lies.
public enum MemorizeShare {
  /// How turns are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign a turn: filled for a match, ring for an avoidable miss, dot for another.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then the turns.
  /// - Parameter time: the time of play as text; nothing where it is not to be told.
  public static func text(of game: Memorize, time: PlainText?, style: Style) -> PlainText {
    let text = MemorizeTexts.shareTitle(of: game, time: time) + "\n"
    let review = MemorizeReview(of: game)
    switch style {
    case .signs: return text + signs(of: review)
    case .words: return text + MemorizeTexts.shareLine(of: review)
    }
  }

  private static func signs(of review: MemorizeReview) -> PlainText {
    var text: PlainText = ""
    for (turn, kind) in review.turns.enumerated() {
      // Rows of ten, so that they can be counted.
      if turn > 0, turn % 10 == 0 { text += "\n" }
      switch kind {
      case .remembered, .lucky: text += "●"
      case .avoidable: text += "○"
      case .miss: text += "·"
      }
    }
    return text
  }
}

extension MemorizeTexts {
  /// "Memorize, Sea life, 8 pairs: 9 points in 14 turns, 1:32": what stands above a shared game.
  static func shareTitle(of game: Memorize, time: PlainText?) -> PlainText {
    var text: PlainText = "Memorize, \(game.puzzle.themeName), \(pairs(game.puzzle.pairCount))"
    if game.options.scoring == .quick { text += ", quick" }
    if game.options.players == 1 {
      text += ": \(points(game.score))"
    } else {
      text += ", two players: \(points(game.score(of: 0))) and \(points(game.score(of: 1)))"
    }
    text += " in \(turns(game.turnCount))"
    if !game.outcome.isOver { text += " so far" }
    if let time { text += ", \(time)" }
    return text
  }

  /// "8 matches, 1 of them by luck, 6 misses, 2 of them avoidable; a perfect memory: 11 turns"
  static func shareLine(of review: MemorizeReview) -> PlainText {
    let lucky = review.count(of: .lucky)
    let avoidable = review.count(of: .avoidable)
    let matches = review.count(of: .remembered) + lucky
    let misses = review.turns.count - matches
    var text: PlainText = matches == 1 ? "1 match" : "\(matches) matches"
    if lucky > 0 { text += ", \(lucky) by luck" }
    text += misses == 1 ? ", 1 miss" : ", \(misses) misses"
    if avoidable > 0 { text += ", \(avoidable) avoidable" }
    return text + "; a perfect memory needs \(turns(review.par))"
  }
}
