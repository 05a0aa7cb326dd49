import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// What came by a link: a puzzle to play, perhaps with the game that a friend made of it. The player is
/// welcomed with it; nothing is kept and no clock runs before they begin.
#if canImport(Observation)
  @Observable
#endif
package final class InvitationModel {
  package let frame: Frame
  private let shelf: Shelf
  private let reviews: ReviewModel
  /// The game of the puzzle that came; nil where there is none to welcome the player with.
  package private(set) var session: AnySession?
  /// What a friend made of it; nil where the puzzle came alone.
  package private(set) var sent: RecordReading?
  /// The player's own game of the puzzle, where there is one.
  package private(set) var own: AnySession?

  init(frame: Frame, shelf: Shelf, reviews: ReviewModel) {
    self.frame = frame
    self.shelf = shelf
    self.reviews = reviews
  }

  func close() {
    session = nil
    sent = nil
    own = nil
  }

  /// Welcomes the player with a puzzle.
  /// - Returns: the player's own game of it, where there is one: then there is nothing to be welcomed with.
  func show(_ puzzle: AnySession) -> AnySession? {
    own = frame.library.game(like: puzzle)
    if own == nil { welcome(to: puzzle) }
    return own
  }

  /// Welcomes the player with a friend's game, which is not shown before they want to see it. Whoever has
  /// played its puzzle sees it at once.
  func show(_ reading: RecordReading) {
    own = frame.library.game(like: reading.session)
    sent = reading
    if own?.summary.outcome.isOver == true { watch() } else { welcome(to: reading.session) }
  }

  private func welcome(to puzzle: AnySession) {
    session = puzzle
    frame.gameArrivals &+= 1
  }

  /// What is said first.
  package var headline: PlainText {
    guard let session, sent == nil else { return ShareTexts.friendsGame }
    return ShareTexts.invitation(to: session.kind)
  }

  /// What the puzzle is like.
  package var terms: PlainText { session.map { shelf[$0.kind].terms(of: $0) } ?? "" }

  /// What a friend made of it, told as they would share it: nothing of the puzzle; nil where it came alone.
  package var card: ShareCard? {
    guard let session = sent?.session else { return nil }
    let result = session.shared
    return ShareCard(
      title: session.kind.name + " " + result.figure, rows: result.signs, link: "")
  }

  /// What the button is called that begins the game.
  package var invitation: PlainText {
    own != nil ? ShellTexts.resume : sent == nil ? ShareTexts.begin : ShareTexts.playFirst
  }

  /// Begins the game, or goes on with it. A game of a day's five is played as one of these.
  package func play() {
    guard let session else { return }
    if let own { return frame.go(to: .game(own.kind, own.id)) }
    if sent == nil { frame.leadHome() }
    if let day = session.header.day, day <= frame.today {
      frame.playDaily(session.kind, of: day)
    } else {
      frame.playSame(as: session)
    }
  }

  /// Shows what the friend did, move by move.
  package func watch() {
    guard let sent else { return }
    close()
    let review = Review(of: sent)
    // Whoever watches sees it from the beginning.
    review.show(0)
    reviews.open(review)
  }
}
