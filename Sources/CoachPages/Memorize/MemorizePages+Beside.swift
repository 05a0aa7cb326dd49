import ByteStrings
import Coach
import Games
import Library

/// A game of Memorize beside a friend's game with the same cards.
extension MemorizePages {
  /// This game and a friend's game with the same cards, side by side. The question determines whose game this is.
  func page(
    beside pairs: [(yours: Session<Memorize>, theirs: Session<Memorize>)],
    _ question: CoachQuestion
  ) -> CoachPage {
    var page = CoachPage.beside(isOfFriend: question.isOfFriend) {
      lead(turns: game.gains.count, par: nil)
    }
    for (yours, theirs) in pairs {
      let (mine, other) = (
        MemorizePages(game: yours.game),
        MemorizePages(game: theirs.game)
      )
      guard let yours = try? MemorizeAnalysis(of: mine.game),
        let theirs = try? MemorizeAnalysis(of: other.game)
      else {
        page.sentence(twoPlayers)
        continue
      }
      page.beside(
        localized("Turns"), "\(yours.turns.count)", "\(theirs.turns.count)")
      page.beside(yours.balance, theirs.balance, labels)
      for index in 0..<max(yours.turns.count, theirs.turns.count) {
        page.beside(
          localized("Turn \(index + 1)"), mine.brief(index, of: yours),
          other.brief(index, of: theirs))
      }
    }
    if question.isOfFriend, let analysis = try? MemorizeAnalysis(of: game) {
      tellTurns(analysis, on: &page)
    }
    page.details(.howCounted, explanation)
    if !question.isOfFriend { page.intent(.look, .backToGame) }
    return page
  }

  private func brief(_ index: Int, of analysis: MemorizeAnalysis) -> PlainText {
    guard index < analysis.turns.count else { return "–" }
    let turn = analysis.turns[index]
    return "\(pictures(of: turn)) " + sentence(turn, seen: lastSeen(of: turn, before: index))
  }
}
