import ByteStrings
import Coach
import Games
import Library

/// The running coach of Memorize and Times, which need no words. It keeps its counts from one question to the
/// next.
public struct WordlessCoachWorker: CoachWorker {
  private var last = LastGames()

  /// A coach without any counts.
  public init() {}

  /// Needs no file.
  public mutating func learn(_ file: [UInt8]) {}

  /// The page that answers a question; nil if the question cannot be read.
  public mutating func answer(_ text: [UInt8]) -> CoachPage? {
    guard let question = CoachQuestion(text) else { return nil }
    if let session = question.session(of: Memorize.self) { return memorize(question, session) }
    return times(question)
  }

  // MARK: Memorize

  private mutating func memorize(
    _ question: CoachQuestion, _ session: Session<Memorize>
  ) -> CoachPage {
    let pages = MemorizePages(language: question.language, game: session.game)
    if !session.game.outcome.isOver { return .unfinished(in: question.language) }
    if question.verb == .last { return lastMemorizes(question, pages) }
    let pairs = question.pairs(of: Memorize.self)
    if question.isOfFriend || question.verb == .both { return pages.page(beside: pairs, question) }
    return pages.page(question, hasFriend: !pairs.isEmpty)
  }

  private mutating func lastMemorizes(
    _ question: CoachQuestion, _ pages: MemorizePages
  ) -> CoachPage {
    let language = question.language
    let pairs = pages.game.puzzle.pairCount
    let games = question.lastGames(of: Memorize.self) { $0.puzzle.pairCount == pairs }
    guard let index = last.uncounted(of: games) else {
      return last.page(of: games, pages.lastGames, counted: pages.explanation, in: language)
    }
    let analysis = try? MemorizeAnalysis(of: games[index].game)
    return last.count(index, of: games, "", analysis?.balance, in: language)
  }

  // MARK: Times

  private func times(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Times.self) else { return nil }
    let pages = TimesPages(language: question.language, session: session)
    let pairs = question.pairs(of: Times.self)
    if question.isOfFriend || question.verb == .both, session.game.outcome.isOver {
      return pages.page(beside: pairs, isOfFriend: question.isOfFriend)
    }
    var boxes = TimesFacts()
    var paces = TimesPaces()
    question.forEachEarlier(Times.self) { earlier in
      boxes.count(earlier.game, on: Self.day(of: earlier.header))
      paces.count(earlier.game)
    }
    return pages.page(
      question, on: Self.day(of: session.header), after: boxes, paces, hasFriend: !pairs.isEmpty)
  }

  /// The day in UTC, because a record does not contain a time zone.
  private static func day(of header: SessionHeader) -> Int32 {
    Day(of: header.created).number
  }
}
