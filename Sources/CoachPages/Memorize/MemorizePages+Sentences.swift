import ByteStrings
import Coach
import Games

/// Every sentence that the coach says about a game of Memorize.
extension MemorizePages {
  func lead(turns: Int, par: Double?) -> PlainText {
    let text = localized("\(turns) turns")
    guard let par else { return text + "." }
    let usual = CoachPhrases.figure(par)
    return text + localized(". A perfect memory takes \(usual) on average.")
  }

  var twoPlayers: PlainText {
    localized("The best move depends on the other player, so we can’t compare.")
  }

  var labels: CoachPage.AccountLabels {
    CoachPage.AccountLabels(
      usual: localized("Perfect memory"),
      expected: localized("These choices, on average"),
      choices: localized("Card choice"),
      chance: localized("Chance"),
      result: localized("Your turns"))
  }

  /// The pictures of both cards.
  func pictures(of turn: MemorizeTurn) -> PlainText {
    "\(game.puzzle.picture(turn.first)) \(game.puzzle.picture(turn.second))"
  }

  func situation(_ turn: MemorizeTurn, number: Int) -> PlainText {
    let picture = game.puzzle.picture(turn.finding == .forgotCard ? turn.second : turn.first)
    if turn.finding == .forgotCard {
      return localized(
        "On turn \(number) your second card was \(picture). When did you last see it?")
    }
    return localized(
      "On turn \(number) you flipped \(picture). When did you last see the other \(picture)?")
  }

  func sentence(_ turn: MemorizeTurn, seen: Int?) -> PlainText {
    switch turn.finding {
    case .pair: return localized("A pair.")
    case .pairByChance:
      return localized("A pair, both new.")
    case .newCards:
      return localized("No pair. No way to know.")
    case .knownFirst:
      return localized("No pair. Flip a new card first to learn more.")
    case .forgotTwin:
      let seen = seen ?? 0
      return localized("No pair. Its twin was up on turn \(seen).")
    case .forgotCard:
      let seen = seen ?? 0
      return localized("No pair. The second card was up on turn \(seen).")
    }
  }

  var unit: (one: PlainText, several: PlainText) { (localized("turn"), localized("turns")) }

  var lastGames: LastGames.Words {
    let pairs = game.puzzle.pairCount
    return LastGames.Words(
      labels: labels, unit: unit,
      kind: localized(" with \(pairs) pairs"))
  }

  var explanation: [PlainText] {
    [
      localized("Perfect memory: the average over all layouts."),
      localized(
        "These choices: how many turns they take on average. The rest is chance, and evens out."
      ),
    ]
  }
}
