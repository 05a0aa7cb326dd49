import ByteStrings
import Coach
import Games
import Library

/// The coach of Times.
struct TimesCoach {
  /// The page that answers a question; nil if the question cannot be read.
  func answer(_ question: CoachQuestion) -> CoachPage? {
    guard let session = question.session(of: Times.self) else { return nil }
    let pages = TimesPages(session: session)
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
