import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// Reviews games move by move.
#if canImport(Observation)
  @Observable
#endif
package final class ReviewModel {
  /// How long each move is shown while the review advances by itself.
  private static let pace = Milliseconds(700)

  package let frame: Frame
  private let shelf: Shelf
  /// The game under review; nil if there is none.
  package private(set) var review: Review?
  /// Whether the review advances by itself, move by move.
  package private(set) var isPlaying = false
  /// Whether the player came to one of their own games from the list, and returns there.
  private var isFromList = false
  /// The number of reviews since the launch.
  private var count: UInt64 = 0

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  /// Reviews one of the player's own games move by move.
  package func lookThrough(_ session: AnySession) {
    frame.modal = nil
    isFromList = frame.route == .home
    let route = Route.moves(session.kind, session.id)
    // Another continuation of the game under review has the same address.
    if frame.route == route { open(Review(of: session)) } else { frame.go(to: route) }
  }

  func open(_ review: Review) {
    frame.gameArrivals &+= 1
    count += 1
    review.number = count
    self.review = review
    show(review.count)
  }

  func close() {
    review = nil
    isPlaying = false
    frame.library.lookedAt = nil
  }

  /// Shows the game after this many moves, and stops there.
  package func show(_ count: Int) {
    isPlaying = false
    turn(to: count)
  }

  private func turn(to count: Int) {
    guard let review else { return }
    review.show(count)
    frame.library.lookedAt = review.shown
    shelf[review.session.kind].open(review.shown)
  }

  /// Starts to advance by itself if motion is allowed. Players who turned motion off can start it, but only by their
  /// own action.
  func playWhereMotionIsWanted() { isPlaying = frame.waits(for: Self.pace) }

  /// Starts to advance by itself, from the beginning if the end is shown; or stops.
  package func togglePlaying() {
    guard let review else { return }
    isPlaying = !isPlaying
    guard isPlaying else { return }
    if review.count == review.moveCount { turn(to: 0) }
    frame.host.setTimer(.motion, after: Self.pace)
  }

  /// The current move was shown long enough.
  func motionEnded() {
    guard isPlaying, let review else { return }
    // A player who opens a modal is looking elsewhere.
    if frame.modal == nil { turn(to: review.count + 1) }
    isPlaying = frame.modal == nil && review.count < review.moveCount
    if isPlaying { frame.host.setTimer(.motion, after: Self.pace) }
  }

  /// Goes back to the game, or to the list if the player came from there. From somebody else's game, it goes back to
  /// the game that both played together, or to the player's own game of the same puzzle, if there is one.
  package func end() {
    guard let review, !frame.followStrip(of: review.session.id) else { return }
    let session = review.session
    let own = review.isSent ? frame.library.game(like: session) : session
    guard let own, review.isSent || !isFromList else { return frame.goHome() }
    frame.go(to: .game(own.kind, own.id))
  }

  /// Plays on from the move that is shown, as a separate game.
  package func goOn() {
    guard let review else { return }
    frame.begin(review.session.branch(as: frame.newID(), after: review.count))
  }

  /// "Move 3 of 7 · 0:41"
  package func position(in review: Review) -> PlainText {
    ReviewTexts.position(
      review.count, of: review.moveCount,
      time: frame.library.settings.showsTime
        ? ShellTexts.time(review.shown.summary.timeAtLastMove.sinceBeginning) : nil)
  }

  /// Whether the moves that somebody sent are allowed; empty for one of the player's own games.
  package func verdict(on review: Review) -> PlainText {
    if let error = review.error { return ReviewTexts.refused(error, after: review.moveCount) }
    return review.isSent ? ReviewTexts.verified(review.moveCount) : ""
  }
}
