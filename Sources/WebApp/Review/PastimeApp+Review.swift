import ByteStrings
import Games
import Library
import Markup

/// Looking through a game move by move.
extension PastimeApp {
  /// Shows a game of the player's own move by move.
  func lookThrough(_ session: AnySession) {
    sheet = nil
    go(to: .moves(session.kind, session.id))
  }

  /// The player moved to another place among the moves.
  func showMove(_ event: Event) -> Handling {
    guard let count = try? decimal(Array(event.text.utf8)[...]) else { return .ignored }
    showGame(afterMoves: Int(truncatingIfNeeded: count))
    return .handled
  }

  /// Shows the game after so many moves.
  func showGame(afterMoves count: Int) {
    guard let review else { return }
    review.show(count)
    library.lookedAt = review.shown
    shelf[review.session.kind].open(review.shown)
  }

  /// Goes back to the game, or to the list where it was somebody else's.
  func endReview() {
    guard let review, !review.isSent else { return goHome() }
    go(to: .game(review.session.kind, review.session.id))
  }

  /// Plays on from the move that is shown, as a game of its own.
  func goOnFromReview() {
    guard let review else { return }
    begin(review.session.branch(as: newID(), after: review.count))
  }

  /// Puts a link to the game on screen, with all its moves, on the clipboard.
  func copyResult() {
    guard case .game(_, let id) = route, let session = library.session(id) else { return }
    copyLink(to: .result(Array(ResultText.text(of: session).utf8)))
  }
}
