import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// A puzzle that came by a link.
package final class Invitation {
  /// The game of the puzzle, with the moves that a friend made.
  package let session: AnySession
  /// The friend's record of the game; nil if the link contains only the puzzle.
  let sent: RecordReading?
  /// The player's own game of the puzzle, if there is one.
  let own: AnySession?

  init(_ session: AnySession, sent: RecordReading? = nil, own: AnySession? = nil) {
    self.session = session
    self.sent = sent
    self.own = own
  }
}

/// What came by a link: a puzzle to play, optionally with a friend's game of it. The page welcomes the player with
/// it; nothing is stored and no clock runs before they begin.
#if canImport(Observation)
  @Observable
#endif
package final class InvitationModel {
  package let frame: Frame
  private let shelf: Shelf
  private let reviews: ReviewModel
  /// The puzzle that the page welcomes the player with; nil if there is none.
  private var invitation: Invitation?
  /// The game of a day's five that the page welcomes the player with. It is dealt once they begin.
  private var daily: (kind: GameKind, day: Day)?

  init(frame: Frame, shelf: Shelf, reviews: ReviewModel) {
    self.frame = frame
    self.shelf = shelf
    self.reviews = reviews
  }

  /// The game of the puzzle that came by a link; nil if there is no invitation, or if the puzzle is that of a day.
  package var session: AnySession? { invitation?.session }

  /// The kind of the game; nil if there is no invitation.
  package var kind: GameKind? { daily?.kind ?? session?.kind }

  /// Whether a friend's game came with the puzzle.
  package var isResult: Bool { invitation?.sent != nil }

  func close() {
    invitation = nil
    daily = nil
  }

  /// Welcomes the player with a game of a day's five.
  /// - Returns: the player's own game of it, if there is one: then no welcome is shown.
  func show(_ kind: GameKind, of day: Day) -> GameID? {
    if let own = DailyFive(frame.library, of: day)[kind] { return own.id }
    daily = (kind, day)
    frame.gameArrivals &+= 1
    return nil
  }

  /// Welcomes the player with a puzzle. If it comes with marks, it may be the player's own, which a friend sends back.
  /// - Returns: the player's own game of it, if there is one: then no welcome is shown.
  func show(_ puzzle: AnySession) -> AnySession? {
    let week = Milliseconds(7 * 86_400_000)
    let own = frame.library.game(
      like: puzzle, orSince: frame.friendMarks == nil ? nil : frame.date() - week)
    if own == nil { welcome(with: Invitation(puzzle)) }
    return own
  }

  /// Welcomes the player with a friend's game, which is not shown before they ask for it. A player who has finished
  /// the same puzzle sees it at once, and so does a player who comes from a game that both played together.
  func show(_ reading: RecordReading) {
    let session = reading.session
    let own = frame.library.game(like: session)
    frame.friend = reading.error == nil ? session : nil
    if let own, let friend = frame.friend { frame.library.keep(friend, beside: own.id) }
    welcome(with: Invitation(session, sent: reading, own: own))
    if own?.summary.outcome.isOver == true || frame.strip(of: session.id) != nil { watch() }
  }

  private func welcome(with invitation: Invitation) {
    self.invitation = invitation
    frame.gameArrivals &+= 1
  }

  /// The headline of the welcome.
  package var headline: PlainText {
    if isResult { return ShareTexts.friendsGame }
    if let friend = frame.friendMarks {
      return friend.marks.isLost ? ShareTexts.findThis : ShareTexts.beatThis
    }
    if let daily { return DailyTexts.game(daily.kind.name) }
    return session?.kind.sentByFriend ?? ""
  }

  /// What there is to do, and the options of the puzzle or its day.
  package var terms: PlainText {
    if let daily { return daily.kind.aim + " " + DailyTexts.shortDate(of: daily.day) }
    guard let session else { return "" }
    let terms = session.beside(shelf[session.kind].terms(of: session), unless: .ofPage)
    return session.kind.aim + " " + terms
  }

  /// A friend's result, as they would share it, without revealing the puzzle; nil if the link contains only the
  /// puzzle.
  package var card: ShareCard? {
    guard let kind else { return nil }
    if let session, isResult {
      let result = session.shared
      return ShareCard(of: kind, figure: result.figure, rows: result.symbols)
    }
    return frame.friendMarks.map {
      ShareCard(of: kind, figure: kind.result(of: $0.marks)?.figure, rows: $0.marks.rows)
    }
  }

  /// The title of the button that begins the game.
  package var begin: PlainText {
    invitation?.own != nil ? ShellTexts.resume : isResult ? ShareTexts.playFirst : ShareTexts.begin
  }

  /// Begins the game, or goes on with it. A game of a day's five is played as a game of that day.
  package func play() {
    if let daily { return frame.playDaily(daily.kind, of: daily.day) }
    guard let invitation else { return }
    let session = invitation.session
    if let own = invitation.own { return frame.go(to: .game(own.kind, own.id)) }
    if !isResult { frame.leadHome() }
    if let day = session.header.day, day <= frame.today {
      frame.playDaily(session.kind, of: day, like: session)
    } else {
      frame.playSame(as: session)
    }
  }

  /// Shows the friend's game move by move.
  package func watch() {
    guard let sent = invitation?.sent else { return }
    close()
    let review = Review(of: sent)
    // The review starts from the beginning.
    review.show(0)
    reviews.open(review)
    reviews.playWhereMotionIsWanted()
  }
}
