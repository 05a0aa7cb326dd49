import ByteStrings
import Library
import Markup
import Screens

/// What can be done at the end of a game: show it to others, play another. One of the daily five leads on
/// to the next of them.
struct EndButtons {
  let frame: Frame
  let id: GameID
  let share: () -> Void
  let playAgain: () -> Void

  var body: Node {
    div(.class("pair"), .pageLanguage) {
      button(.class("secondary"), .opensDialog(), .on(.click, share)) { ShareTexts.share }
      button(.class("primary"), .on(.click, playAgain)) {
        frame.titleOfDay(after: id) ?? ShellTexts.anotherGame
      }
    }
  }
}
