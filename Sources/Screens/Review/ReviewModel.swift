import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// Looking through a game move by move.
#if canImport(Observation)
  @Observable
#endif
package final class ReviewModel {
  /// How long a move is seen while it goes on by itself.
  private static let pace = Milliseconds(700)

  package let frame: Frame
  private let shelf: Shelf
  /// The game that is looked through; nil where none is.
  package private(set) var review: Review?
  /// Whether it goes on by itself, move by move.
  package private(set) var isPlaying = false
  /// Whether the player came to a game of their own from the list, and goes back to it.
  private var isFromList = false
  /// How many games were looked through since the launch.
  private var count: UInt64 = 0

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  /// Shows a game of the player's own move by move.
  package func lookThrough(_ session: AnySession) {
    frame.modal = nil
    isFromList = frame.route == .home
    let route = Route.moves(session.kind, session.id)
    // Another continuation of the game that is looked through already has the same address.
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

  /// Shows the game after so many moves, and stays there.
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

  /// Goes on by itself where that is wanted: what moves can be seen by whoever wants no motion, but only when
  /// they say so.
  func playWhereMotionIsWanted() { isPlaying = frame.waits(for: Self.pace) }

  /// Goes on by itself, from the beginning where the end is shown; or stays where it is.
  package func togglePlaying() {
    guard let review else { return }
    isPlaying = !isPlaying
    guard isPlaying else { return }
    if review.count == review.moveCount { turn(to: 0) }
    frame.host.setTimer(.motion, after: Self.pace)
  }

  /// A move has been seen for long enough.
  func motionEnded() {
    guard isPlaying, let review else { return }
    // Whoever opens a modal looks elsewhere.
    if frame.modal == nil { turn(to: review.count + 1) }
    isPlaying = frame.modal == nil && review.count < review.moveCount
    if isPlaying { frame.host.setTimer(.motion, after: Self.pace) }
  }

  /// Goes back to the game, or to the list where the player came from there. From somebody else's game it is
  /// what both played together, or the player's own of the same puzzle, where there is one.
  package func end() {
    guard let review, !frame.followStrip(of: review.session.id) else { return }
    let session = review.session
    let own = review.isSent ? frame.library.game(like: session) : session
    guard let own, review.isSent || !isFromList else { return frame.goHome() }
    frame.go(to: .game(own.kind, own.id))
  }

  /// Plays on from the move that is shown, as a game of its own.
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

  /// Whether the moves that somebody sent are allowed; empty for a game of one's own.
  package func verdict(on review: Review) -> PlainText {
    if let error = review.error { return ReviewTexts.refused(error, after: review.moveCount) }
    return review.isSent ? ReviewTexts.verified(review.moveCount) : ""
  }
}
