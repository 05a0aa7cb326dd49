import Library
import Screens

/// Looking through a game: where one is among its moves.
package struct ReviewViewState: Equatable {
  package let count: Int
  package let moveCount: Int
  /// "Move 3 of 7 · 0:41"
  package let position: String
  /// Whether the moves that somebody sent are allowed; empty for a game of one's own.
  package let verdict: String
  /// How the game stood, for a screen reader.
  package let state: String
  package let canGoOn: Bool
  /// Whether it goes on by itself, and what the button is called that changes that.
  package let isPlaying: Bool
  package let play: String
  /// What the coach says of the last of these moves; nil where nothing is said.
  package let card: CoachCardViewState?

  package var canStepBack: Bool { count > 0 }
  package var canStepOn: Bool { count < moveCount }

  /// The game that is looked through; nil where none is.
  @MainActor
  package init?(_ model: AppModel) {
    guard let review = model.reviews.review else { return nil }
    count = review.count
    moveCount = review.moveCount
    position = model.reviews.position(in: review)
    verdict = model.reviews.verdict(on: review)
    state = review.shown.describe(.standard)
    card = model.coach.card(of: review.session, after: review.count).map {
      CoachCardViewState($0.fields[2...], model.coach.meanings)
    }
    isPlaying = model.reviews.isPlaying
    play = isPlaying ? ReviewTexts.pause : ReviewTexts.play
    canGoOn = !review.shown.summary.outcome.isOver
  }
}

extension NativeApp {
  /// Shows a game after so many moves.
  package func show(moves count: Int) { act { $0.reviews.show(count) } }

  /// Shows a game of the list move by move.
  package func lookThrough(_ id: GameID) {
    act { if let session = $0.library.session(id) { $0.reviews.lookThrough(session) } }
  }
}
