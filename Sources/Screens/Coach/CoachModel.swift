import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The coach, which evaluates how a finished game was played. The evaluation runs in a separate program, which
/// playing does not need: it is fetched with the first question.
#if canImport(Observation)
  @Observable
#endif
package final class CoachModel {
  /// The maximum number of earlier games from which the coach computes the usual result of the player.
  private static var pastLimit: Int { 100 }

  package let frame: Frame
  private let reviews: ReviewModel
  /// The meanings of words, which the coach does not know.
  package let meanings: WordMeanings
  /// The game that the question is about.
  private var session: AnySession?
  /// The kind of that game.
  package var kind: GameKind? { session?.kind }
  /// The language of the words in that game.
  package var words: WordLanguage { session?.words ?? .english }
  /// The request that is not answered yet.
  private var request: Int32?
  /// The coach's answer; without lines before the first.
  package private(set) var page = LinedPage()
  /// Whether the coach is unavailable.
  package private(set) var isMissing = false
  /// The text that the player is typing.
  package var entered: PlainText = ""
  /// How many questions were answered since the player came. Then the pressed control is gone, and the heading of the
  /// question takes the focus.
  package private(set) var answeredCount: UInt32 = 0
  private var isLookedAt = false
  /// Whether the player wants to see the last games of a kind, and not a single game.
  private var wantsLast = false
  /// Whether the page is about more than one game: it is discarded when the player leaves.
  private var isAside = false

  init(frame: Frame, reviews: ReviewModel, meanings: WordMeanings) {
    self.frame = frame
    self.reviews = reviews
    self.meanings = meanings
  }

  /// Asks when the player opens the modal. When they leave, the computation stops.
  func follow(_ modal: Modal?) {
    guard case .coach(let id) = modal else {
      guard isLookedAt else { return }
      isLookedAt = false
      if let request { _ = frame.takeRequest(request) }
      request = nil
      if isAside { page = LinedPage() }
      isAside = false
      return frame.host.coach([], about: session?.kind ?? .codeword, in: words, request: 0)
    }
    if isLookedAt { return }
    isLookedAt = true
    answeredCount = 0
    if session?.id == id, !page.lines.isEmpty, !wantsLast { return }
    let reviewed = reviews.review?.session
    session = reviewed?.id == id ? reviewed : frame.library.session(id)
    page = LinedPage()
    entered = ""
    ask(wantsLast ? "last" : "look")
    wantsLast = false
  }

  /// Shows an evaluation of the last games of a kind.
  package func lookBack(on kind: GameKind) {
    for summary in frame.library.history where isFinished(summary, kind) {
      wantsLast = true
      return frame.goOn(to: .coach(summary.header.id))
    }
  }

  /// Sends the typed text: with `try` the coach judges it, with `tell` the coach reveals the answer. `last` asks
  /// about the last games, `both` compares a friend's game with the player's own.
  package func ask(_ verb: PlainText) {
    guard let session, request == nil else { return }
    isMissing = false
    let isOfLast = verb.hasSameBytes(as: "last")
    let wasAside = isAside
    isAside = isOfLast || verb.hasSameBytes(as: "both")
    // The pressed button no longer exists: the title takes the focus.
    if isAside != wasAside { frame.goOn(to: .coach(session.id)) }
    let line: PlainText =
      "\(PlainText(session.kind.keyword)) \(verb) \(entered)"
    var question = Array(line.utf8)
    func add(_ game: AnySession?, mark: UInt8) {
      question.append(0)
      if mark > 0 { question.append(mark) }
      if let game { question += game.record }
    }
    if isOfLast || session.kind.isComparedWithEarlier {
      var count = 0
      for summary in frame.library.history
      where isFinished(summary, session.kind) && summary.header.created < session.header.created
        && count < Self.pastLimit
      {
        let past = frame.library.session(summary.header.id)
        guard past?.words == session.words else { continue }
        count += 1
        add(past, mark: 0)
      }
    }
    // Games of the same puzzle are marked: those of friends, or the player's own when the game is a friend's.
    if let review = reviews.review, review.isSent, review.session.id == session.id {
      let own = frame.library.game(like: session)
      add(own?.summary.outcome.isOver == true ? own : nil, mark: 2)
    } else {
      for friend in frame.library.games(ofFriendsIn: session.id) { add(friend, mark: 1) }
    }
    add(session, mark: 0)
    let request = frame.request(.coach)
    self.request = request
    frame.host.coach(question, about: session.kind, in: words, request: request)
  }

  /// Whether a game is of a kind, is over, and counts.
  private func isFinished(_ summary: SessionSummary, _ kind: GameKind) -> Bool {
    summary.kind == kind && summary.outcome.isOver && summary.header.counts
  }

  /// Receives the coach's answer; nil if the coach is unavailable. A page may contain only a progress report.
  func receive(_ text: [UInt8]?) {
    request = nil
    isMissing = text == nil
    guard let text else { return }
    let wasAsking = isAsking
    page = LinedPage(text)
    if wasAsking, !isAsking, !isAside { answeredCount &+= 1 }
    if page.lines.first?.kind == UInt8(ascii: "w") { ask("last") }
  }

  /// Whether the page has a question without an answer.
  private var isAsking: Bool {
    page.lines.contains {
      $0.kind == UInt8(ascii: "i") && $0.fields[1].hasSameBytes(as: "tell")
    }
  }

  /// Fetches the meanings of words, if they are not loaded yet.
  package func loadMeanings() { meanings.load(for: .codeword, in: frame) }

  /// The coach's line about the move after which the game is shown: from the third field on its title, its verdict and
  /// its sentences; nil if there is none.
  package func card(of session: AnySession, after count: Int) -> LinedPage.Line? {
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
