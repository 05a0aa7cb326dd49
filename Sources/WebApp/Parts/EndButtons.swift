import ByteStrings
import Library
import Markup
import Screens

/// The actions at the end of a game: share it, or play another game. For one of the daily five, the next of the five.
struct EndButtons {
  let frame: Frame
  let id: GameID
  /// Whether the game ended just now.
  let hasJustEnded: Bool
  /// Whether the button for the next game then takes the focus, so that Enter plays again.
  var takesFocus = true
  /// Whether the results of friends stand above the buttons, and not elsewhere.
  var showsFriends = true
  /// The label of the button for another game; nil for the general label.
  var again: PlainText?
  let share: () -> Void
  let playAgain: () -> Void

  @NodeBuilder var body: Node {
    if showsFriends { FriendsResults(frame: frame, id: id).body }
    EndStamp(frame: frame, id: id).body
    // In an evening others wait for their turn.
    if frame.isTurn(id) {
      stars
    } else {
      CoachButton(frame: frame, id: id).body
    }
    // A friend who has sent a result waits for one.
    let answers = hasJustEnded && frame.friendMarks(of: id) != nil
    div(.class("end-buttons")) {
      button(
        .class(answers ? "primary" : "secondary"), .opensDialog(),
        .on(.click) { [frame, share] in
          frame.answersFriend = answers
          share()
        }
      ) {
        answers ? ShareTexts.sendBack : ShareTexts.share
      }
      button(
        .class(answers ? "secondary" : "primary"), .focus(hasJustEnded && takesFocus ? 1 : 0),
        .on(.click, playAgain),
        // The player may still hold down the Enter key that made the last move.
        .handle(.keydown) { Handling($0.modifiers.contains(.repeated)) }
      ) {
        frame.titleOfDay(after: id) ?? again ?? ShellTexts.anotherGame
      }
    }
  }

  /// The stars of a turn. The bar says how many there are.
  private var stars: Node {
    guard let strip = frame.strip(of: id), !strip[5].isEmpty else { return .empty }
    return p(.class("won-stars")) {
      span(.ariaHidden(true)) { strip[5] }
      strip[6]
    }
  }
}
