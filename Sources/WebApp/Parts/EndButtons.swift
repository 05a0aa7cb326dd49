import ByteStrings
import Library
import Markup
import Screens

/// What can be done at the end of a game: show it to others, play another. One of the daily five leads on
/// to the next of them.
struct EndButtons {
  let frame: Frame
  let id: GameID
  /// Whether the game ended just now: the way on takes the focus, so that Enter plays again.
  var takesFocus = false
  /// What another game is called; nil where it is called a game.
  var again: PlainText?
  let share: () -> Void
  let playAgain: () -> Void

  @NodeBuilder var body: Node {
    FriendsResults(frame: frame, id: id).body
    CoachButton(frame: frame, id: id).body
    div(.class("end-buttons")) {
      button(.class("secondary"), .opensDialog(), .on(.click, share)) { ShareTexts.share }
      button(
        .class("primary"), .focus(takesFocus ? 1 : 0), .on(.click, playAgain),
        // The Enter that made the last move may still be held.
        .handle(.keydown) { Handling($0.modifiers.contains(.repeated)) }
      ) {
        frame.titleOfDay(after: id) ?? again ?? ShellTexts.anotherGame
      }
    }
  }
}
