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

  package let frame: Frame
  private let reviews: ReviewModel
  /// What words mean, which the coach does not know.
  package let meanings: WordMeanings
  /// The game that is asked about.
  private var session: AnySession?
  /// Which kind of game that is.
  package var kind: GameKind? { session?.kind }
  /// The request that is not answered yet.
  private var request: Int32?
  /// What was said of it; without a line before.
  package private(set) var page = LinedPage()
  /// Whether the coach cannot be had.
  package private(set) var isMissing = false
  /// What is being typed.
  package var entered: PlainText = ""
  private var isLookedAt = false
  /// Whether the player comes for the last games of a kind, and not for one of them.
  private var wantsLast = false
  /// Whether the page is about more than one game: it goes with the player.
  private var isAside = false

  init(frame: Frame, reviews: ReviewModel, meanings: WordMeanings) {
    self.frame = frame
    self.reviews = reviews
    self.meanings = meanings
  }

  /// Asks when the player comes to look. When they go, what is reckoned ends.
  func follow(_ modal: Modal?) {
    guard case .coach(let id) = modal else {
      guard isLookedAt else { return }
      isLookedAt = false
      if let request { _ = frame.takeRequest(request) }
      request = nil
      if isAside { page = LinedPage() }
      isAside = false
      return frame.host.coach([], request: 0)
    }
    if isLookedAt { return }
    isLookedAt = true
    if session?.id == id, !page.lines.isEmpty, !wantsLast { return }
    let reviewed = reviews.review?.session
    session = reviewed?.id == id ? reviewed : frame.library.session(id)
    page = LinedPage()
    ask(wantsLast ? "last" : "look")
    wantsLast = false
  }

  /// Shows what the last games of a kind come to.
  package func lookBack(on kind: GameKind) {
    for summary in frame.library.history where isFinished(summary, kind) {
      wantsLast = true
      return frame.goOn(to: .coach(summary.header.id))
    }
  }

  /// Asks with what was typed: `try` is to be judged, `tell` is to be told. `last` asks about the last games,
  /// `both` about a friend's beside the player's own.
  package func ask(_ verb: PlainText) {
    guard let session, request == nil else { return }
    isMissing = false
    let isOfLast = verb.hasSameBytes(as: "last")
    let wasAside = isAside
    isAside = isOfLast || verb.hasSameBytes(as: "both")
    // What was pressed is not there any more: the title takes the focus.
    if isAside != wasAside { frame.goOn(to: .coach(session.id)) }
    let line: PlainText =
      "\(PlainText(session.kind.keyword)) \(PlainText(Language.current.tag)) \(verb) \(entered)"
    var question = Array(line.utf8)
    func add(_ game: AnySession?, mark: UInt8) {
      question.append(0)
      if mark > 0 { question.append(mark) }
      if let game { question += game.record }
    }
    if isOfLast || session.kind == .anagrams || session.kind == .times {
      var count = 0
      for summary in frame.library.history
      where isFinished(summary, session.kind) && summary.header.created < session.header.created
        && count < Self.pastLimit
      {
        count += 1
        add(frame.library.session(summary.header.id), mark: 0)
      }
    }
    // Games of the same puzzle are marked: those of friends, or the player's own beside a friend's.
    if let review = reviews.review, review.isSent, review.session.id == session.id {
      let own = frame.library.game(like: session)
      add(own?.summary.outcome.isOver == true ? own : nil, mark: 2)
    } else {
      for friend in frame.library.games(ofFriendsIn: session.id) { add(friend, mark: 1) }
    }
    add(session, mark: 0)
    let request = frame.request(.coach)
    self.request = request
    frame.host.coach(question, request: request)
  }

  /// Whether a game is one of a kind, is over, and counts.
  private func isFinished(_ summary: SessionSummary, _ kind: GameKind) -> Bool {
    summary.kind == kind && summary.outcome.isOver && summary.header.counts
  }

  /// The coach answered; nil where none can be had. A page may only say how far it is.
  func receive(_ text: [UInt8]?) {
    request = nil
    isMissing = text == nil
    guard let text else { return }
    page = LinedPage(text)
    if page.lines.first?.kind == UInt8(ascii: "w") { ask("last") }
  }

  /// Asks for what words mean, where that is not there yet.
  package func loadMeanings() { meanings.load(for: .codeword, in: frame) }

  /// What is said of the move after which a game is looked at: from the third field on, its title and
  /// sentences; nil where nothing is.
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
