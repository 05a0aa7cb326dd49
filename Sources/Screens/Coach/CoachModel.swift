import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The coach, who is asked how a finished game was played. What is said is reckoned by a program of its own,
/// which nobody needs to play: it is fetched when it is first asked.
#if canImport(Observation)
  @Observable
#endif
package final class CoachModel {
  /// From how many games before it follows what is usual for the player.
  private static var pastLimit: Int { 100 }

  private let frame: Frame
  private let reviews: ReviewModel
  /// The game that is asked about.
  private var session: AnySession?
  /// The request that is not answered yet.
  private var request: Int32?
  /// What was said of it; without a line before.
  package private(set) var page = CoachPage([])
  /// Whether the coach cannot be had.
  package private(set) var isMissing = false
  /// What is being typed.
  package var entered: PlainText = ""
  private var isLookedAt = false

  init(frame: Frame, reviews: ReviewModel) {
    self.frame = frame
    self.reviews = reviews
  }

  /// Asks when the player comes to look. When they go, what is reckoned ends.
  func follow(_ sheet: Sheet?) {
    guard case .coach(let id) = sheet else {
      guard isLookedAt else { return }
      isLookedAt = false
      if let request { _ = frame.takeRequest(request) }
      request = nil
      return frame.host.coach([], request: 0)
    }
    if isLookedAt { return }
    isLookedAt = true
    if session?.id == id, !page.lines.isEmpty { return }
    session = reviews.review?.session ?? frame.library.session(id)
    page = CoachPage([])
    ask("look")
  }

  /// Asks with what was typed: `try` is to be judged, `tell` is to be told.
  package func ask(_ verb: PlainText) {
    guard let session, request == nil else { return }
    isMissing = false
    let line: PlainText =
      "\(PlainText(session.kind.keyword)) \(PlainText(Language.current.tag)) \(verb) \(entered)"
    var question = Array(line.utf8)
    for game in past(before: session) {
      question.append(0)
      question += game.record
    }
    question.append(0)
    question += session.record
    let request = frame.request(.coach)
    self.request = request
    frame.host.coach(question, request: request)
  }

  /// The games from which it follows what is usual for the player, the latest first: those of a kind that is
  /// held against them.
  private func past(before session: AnySession) -> [AnySession] {
    guard session.kind == .anagrams || session.kind == .times else { return [] }
    var games: [AnySession] = []
    for summary in frame.library.history
    where summary.kind == session.kind && summary.outcome.isOver && summary.header.counts
      && summary.header.created < session.header.created && games.count < Self.pastLimit
    {
      if let game = frame.library.session(summary.header.id) { games.append(game) }
    }
    return games
  }

  /// The coach answered; nil where none can be had.
  func receive(_ text: [UInt8]?) {
    request = nil
    isMissing = text == nil
    if let text { page = CoachPage(text) }
  }

  /// What is said of the move after which a game is looked at: from the third field on, its title and
  /// sentences; nil where nothing is.
  package func card(of session: AnySession, after count: Int) -> CoachPage.Line? {
    guard self.session?.id == session.id else { return nil }
    let number: PlainText = "\(count)"
    for line in page.lines {
      if line.kind == UInt8(ascii: "d"), line.fields[1].hasSameBytes(as: number) {
        return line
      }
    }
    return nil
  }
}
