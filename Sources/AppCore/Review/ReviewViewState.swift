import Library
import Screens

/// A review of a game: the position among its moves.
package struct ReviewViewState: Equatable {
  package let count: Int
  package let moveCount: Int
  /// "Move 3 of 7 · 0:41"
  package let position: String
  /// Whether the moves that somebody sent are allowed; empty for one of the player's own games.
  package let verdict: String
  /// The state of the game at this position, for a screen reader.
  package let state: String
  package let canGoOn: Bool
  /// Whether the review advances by itself, and the title of the button that toggles that.
  package let isPlaying: Bool
  package let play: String
  /// What the coach says about the last of these moves; nil if there is nothing.
  package let card: CoachCardViewState?

  package var canStepBack: Bool { count > 0 }
  package var canStepOn: Bool { count < moveCount }

  /// The game under review; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    guard let review = model.reviews.review else { return nil }
    count = review.count
    moveCount = review.moveCount
    position = model.reviews.position(in: review)
    verdict = model.reviews.verdict(on: review)
    state = review.shown.describe(.standard)
    card = model.coach.card(of: review.session, after: review.count).map {
      CoachCardViewState($0.fields[2...], model.coach)
    }
    isPlaying = model.reviews.isPlaying
    play = isPlaying ? ReviewTexts.pause : ReviewTexts.play
    canGoOn = !review.shown.summary.outcome.isOver
  }
}

extension NativeApp {
  /// Shows the game after this many moves.
  package func show(moves count: Int) { act { $0.reviews.show(count) } }

  /// Reviews a game of the list move by move.
  package func lookThrough(_ id: GameID) {
    act { if let session = $0.library.session(id) { $0.reviews.lookThrough(session) } }
  }
}
