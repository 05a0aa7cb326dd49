import ByteStrings
import Coach
import Games
import Library

/// The coach of Memorize, which keeps its counts from one question to the next.
struct MemorizeCoach {
  private var last = LastGames()

  /// The page that answers a question; nil if the question cannot be read.
  mutating func answer(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Memorize.self) else { return nil }
    let pages = MemorizePages(game: session.game)
    if !session.game.outcome.isOver { return .unfinished }
    if question.verb == .last { return lastMemorizes(question, pages) }
    let pairs = question.pairs(of: Memorize.self)
    if question.isOfFriend || question.verb == .both { return pages.page(beside: pairs, question) }
    return pages.page(question, hasFriend: !pairs.isEmpty)
  }

  private mutating func lastMemorizes(
    _ question: CoachQuestion, _ pages: MemorizePages
  ) -> CoachPage {
    let pairs = pages.game.puzzle.pairCount
    let games = question.lastGames(of: Memorize.self) { $0.puzzle.pairCount == pairs }
    guard let index = last.uncounted(of: games) else {
      return last.page(of: games, pages.lastGames, counted: pages.explanation)
    }
    let analysis = try? MemorizeAnalysis(of: games[index].game)
    return last.count(index, of: games, "", analysis?.balance)
  }
}
