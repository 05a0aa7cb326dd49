import ByteStrings
import Coach

/// Sentences that the coach uses for every game.
extension PlainText {
  static var howCounted: PlainText {
    localized("How we count")
  }

  /// What a choice cost: "Best", "Nearly best", or "+0.4 tries".
  static func verdict(_ cost: Double, _ unit: PlainText) -> PlainText {
    if cost < Instruction.leastCost { return best }
    // Costs of one or two tenths say no more than that there was something better.
    return tenths(cost) < 3
      ? localized("Nearly best") : CoachPhrases.signed(tenths: tenths(cost)) + " " + unit
  }

  static var best: PlainText { localized("Best") }

  static var tellMe: PlainText {
    localized("Tell me")
  }

  static var whatTheyMean: PlainText {
    localized("What they mean")
  }

  static var lastGames: PlainText {
    localized("Your last games")
  }

  static var besideFriend: PlainText {
    localized("Compare with your friend")
  }

  static var backToGame: PlainText {
    localized("Back to this game")
  }
}

extension CoachPage {
  /// A page with a single sentence.
  static func only(_ sentence: PlainText) -> CoachPage {
    var page = CoachPage()
    page.lead(sentence)
    return page
  }

  static var unfinished: CoachPage {
    .only(
      localized("Ask again when the game is over."))
  }

  /// How many choices were the best; nothing if none was.
  /// - Parameter total: the number of all choices, of which some may not be compared.
  mutating func bestChoices(_ costs: [Double], of total: Int) {
    let count = costs.count { $0 < Instruction.leastCost }
    if count == 0 { return }
    sentence(
      costs.count < total
        ? localized("Best choices: \(count) of the \(costs.count) we can compare.")
        : count == total
          ? localized("Every choice was among the best.")
          : localized("Best choices: \(count) of \(total)."))
  }

  /// The links from the page of a game to other pages.
  mutating func ways(hasLast: Bool, hasFriend: Bool) {
    if hasFriend { intent(.both, .besideFriend) }
    if hasLast { intent(.last, .lastGames) }
  }
}
