import ByteStrings
import Library
import Markup

/// What can be done at the end of a game: show it to others, play another. One of the daily five leads on
/// to the next of them.
struct EndButtons {
  let app: PastimeApp
  let id: RecordID
  let share: () -> Void
  let playAgain: () -> Void

  var body: Node {
    div(.class("pair"), .pageLanguage) {
      button(.class("secondary"), .opensDialog(), .on(.click, share)) { ShareTexts.share }
      button(.class("primary"), .on(.click, playAgain)) {
        app.titleOfDay(after: id) ?? ShellTexts.anotherGame
      }
    }
  }
}
