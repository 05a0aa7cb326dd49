import ByteStrings
import Coach
import Games

/// The content and the order of the coach's page about a game of Memorize. Its sentences are in
/// `MemorizePages+Sentences`.
struct MemorizePages {
  let game: Memorize

  /// For a finished game.
  /// - Parameter hasFriend: whether there is a friend's game with the same cards.
  func page(_ question: CoachQuestion, hasFriend: Bool) -> CoachPage {
    var page = CoachPage()
    guard let analysis = try? MemorizeAnalysis(of: game) else {
      page.lead(lead(turns: game.gains.count, par: nil))
      page.sentence(twoPlayers)
      return page
    }
    page.lead(lead(turns: analysis.turns.count, par: analysis.balance.par))
    page.bestChoices(analysis.turns.map { $0.cost }, of: analysis.turns.count)
    page.bars(analysis.balance, labels)
    if let index = analysis.instructiveTurn { ask(about: index, of: analysis, question, on: &page) }
    tellTurns(analysis, on: &page)
    page.details(.howCounted, explanation)
    page.ways(hasLast: true, hasFriend: hasFriend)
    return page
  }

  /// A card for each turn.
  func tellTurns(_ analysis: MemorizeAnalysis, on page: inout CoachPage) {
    for (index, turn) in analysis.turns.enumerated() {
      page.card(
        after: 2 * (index + 1), "\(index + 1). \(pictures(of: turn))",
        verdict: .verdict(turn.cost, unit.several),
        [sentence(turn, seen: lastSeen(of: turn, before: index))])
    }
  }

  /// Asks when the card that would have made the pair had been up.
  private func ask(
    about index: Int, of analysis: MemorizeAnalysis, _ question: CoachQuestion,
    on page: inout CoachPage
  ) {
    let turn = analysis.turns[index]
    guard let seen = lastSeen(of: turn, before: index) else { return }
    page.heading(localized("Do you remember?"))
    page.sentence(situation(turn, number: index + 1))
    switch question.verb {
    case .look, .last, .both: break
    case .attempt where question.number == seen:
      return page.sentence(localized("Yes, on turn \(seen)."))
    case .attempt:
      page.sentence(localized("Not that turn."))
    case .tell:
      return page.sentence(localized("It was turn \(seen)."))
    }
    // Up to three turns in a row, so that their numbers do not tell which one it is.
    let first = (seen - 1) / 3 * 3 + 1
    for turn in first...min(first + 2, index) {
      page.choice("\(turn)", localized("Turn \(turn)"))
    }
    page.intent(.tell, .tellMe)
  }

  /// The last turn, from 1, in which the card that a turn forgot was up; nil if the turn forgot none.
  func lastSeen(of turn: MemorizeTurn, before index: Int) -> Int? {
    let card: Int
    switch turn.finding {
    case .forgotTwin(let twin): card = twin
    case .forgotCard: card = turn.second
    case .pair, .pairByChance, .newCards, .knownFirst: return nil
    }
    var place = 2 * index - 1
    while place >= 0, game.choices[place] != card { place -= 1 }
    return place < 0 ? nil : place / 2 + 1
  }
}
