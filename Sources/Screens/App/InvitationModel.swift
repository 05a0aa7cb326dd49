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
  /// What a friend made of it; nil where the puzzle came alone.
  let sent: RecordReading?
  /// The player's own game of the puzzle, where there is one.
  let own: AnySession?

  init(_ session: AnySession, sent: RecordReading? = nil, own: AnySession? = nil) {
    self.session = session
    self.sent = sent
    self.own = own
  }
}

/// What came by a link: a puzzle to play, perhaps with the game that a friend made of it. The player is
/// welcomed with it; nothing is kept and no clock runs before they begin.
#if canImport(Observation)
  @Observable
#endif
package final class InvitationModel {
  package let frame: Frame
  private let shelf: Shelf
  private let reviews: ReviewModel
  /// What the player is welcomed with; nil where there is nothing.
  private var invitation: Invitation?
  /// The game of a day's five that the player is welcomed with, which is dealt once they begin.
  private var daily: (kind: GameKind, day: Day)?

  init(frame: Frame, shelf: Shelf, reviews: ReviewModel) {
    self.frame = frame
    self.shelf = shelf
    self.reviews = reviews
  }

  /// The game of the puzzle that came; nil where there is none to welcome the player with, and where the
  /// puzzle is that of a day.
  package var session: AnySession? { invitation?.session }

  /// What is played; nil where there is nothing to welcome the player with.
  package var kind: GameKind? { daily?.kind ?? session?.kind }

  /// Whether a friend's game came with it.
  package var isResult: Bool { invitation?.sent != nil }

  func close() {
    invitation = nil
    daily = nil
  }

  /// Welcomes the player with a game of a day's five.
  /// - Returns: the player's own game of it, where there is one: then there is nothing to be welcomed with.
  func show(_ kind: GameKind, of day: Day) -> GameID? {
    if let own = DailyFive(frame.library, of: day)[kind] { return own.id }
    daily = (kind, day)
    frame.gameArrivals &+= 1
    return nil
  }

  /// Welcomes the player with a puzzle.
  /// - Returns: the player's own game of it, where there is one: then there is nothing to be welcomed with.
  func show(_ puzzle: AnySession) -> AnySession? {
    let own = frame.library.game(like: puzzle)
    if own == nil { welcome(with: Invitation(puzzle)) }
    return own
  }

  /// Welcomes the player with a friend's game, which is not shown before they want to see it. Whoever has
  /// played its puzzle sees it at once, and so does who comes from what both played together.
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

  /// What is said first.
  package var headline: PlainText {
    if let daily { return DailyTexts.game(daily.kind.name) }
    guard let session, !isResult else { return ShareTexts.friendsGame }
    return ShareTexts.invitation(to: session.kind)
  }

  /// What the puzzle is like.
  package var terms: PlainText {
    if let daily { return DailyTexts.shortDate(of: daily.day) + " · " + daily.kind.aim }
    return session.map { shelf[$0.kind].terms(of: $0) } ?? ""
  }

  /// What a friend made of it, told as they would share it: nothing of the puzzle; nil where it came alone.
  package var card: ShareCard? {
    guard let session, isResult else { return nil }
    let result = session.shared
    return ShareCard(
      title: session.kind.name + " " + result.figure, rows: result.signs, link: "")
  }

  /// What the button is called that begins the game.
  package var begin: PlainText {
    invitation?.own != nil ? ShellTexts.resume : isResult ? ShareTexts.playFirst : ShareTexts.begin
  }

  /// Begins the game, or goes on with it. A game of a day's five is played as one of these.
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

  /// Shows what the friend did, move by move.
  package func watch() {
    guard let sent = invitation?.sent else { return }
    close()
    let review = Review(of: sent)
    // Whoever watches sees it from the beginning.
    review.show(0)
    reviews.open(review)
    reviews.playWhereMotionIsWanted()
  }
}
