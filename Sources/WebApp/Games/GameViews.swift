import ByteStrings
import Library
import Markup
import Screens

/// The views that every game provides to the frame, as functions of its model.
protocol GameViews: AnyObject {
  /// A picture of the game for places without a session.
  var art: Node { get }
  /// The choices for a new game, with the button that starts it.
  var choices: Node { get }
  /// The picture of a session in the list; empty for a session of another game.
  func thumbnail(of session: AnySession) -> Node
  /// The open game with its controls.
  var stage: Node { get }
  /// The picture in the text on how the game is played.
  var helpPicture: Node { get }
  /// The keys that only this game has, each a `Shortcut`.
  var keys: Node { get }
  /// Words that the game shows in their own modal.
  var words: Node { get }
  /// What this game adds to the statistics of its finished games.
  var chart: Node { get }
}

/// The defaults: one picture serves everywhere, there are no words, and no chart beside the figures.
extension GameViews {
  var helpPicture: Node { art }
  var words: Node { .empty }
  var chart: Node { .empty }
}
