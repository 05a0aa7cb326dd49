import ByteStrings
import Library
import Markup
import Screens

/// What a game looks like, as the frame asks of every one of them: functions from its model.
protocol GameViews: AnyObject {
  /// What the game looks like where there is none yet.
  var art: Node { get }
  /// The choices for a new game, with the button that starts it.
  var choices: Node { get }
  /// The choices for every new game, as they stand in the settings.
  var defaults: Node { get }
  /// A game's own look in the list; empty for a session of another game.
  func thumbnail(of session: AnySession) -> Node
  /// The game in front, with all that it is played with.
  var stage: Node { get }
  /// How the game is played.
  var help: Node { get }
  /// The keys that only this game knows, each a `Shortcut`.
  var keys: Node { get }
  /// Words that the game has to tell of, in a modal of their own.
  var words: Node { get }
  /// What only this game has to show of its finished games.
  var chart: Node { get }
}

/// A game that tells of no words, and of which there is no more to show than figures.
extension GameViews {
  var words: Node { .empty }
  var chart: Node { .empty }
}
