import ByteStrings
import Games
import Markup
import Screens

/// What the first game of a kind teaches, beside its message and in its place, and a button that sends
/// all of it away for ever. A reader hears it from `AppModel.teaching`.
struct LessonView {
  let frame: Frame
  let kind: GameKind
  /// What is taught; nil where the message stands alone.
  let lesson: Lesson?
  /// It, where shapes say more than the sentence.
  var shapes: Node?
  /// The line that it stands beside, and what that says.
  let message: Node
  var said: PlainText = ""

  var body: Node {
    guard let lesson else { return message }
    return div(.class("lesson")) {
      div {
        message
        if !lesson.sentence.hasSameBytes(as: said) {
          p(.class("step"), .ariaHidden(true)) { shapes ?? .text(lesson.sentence) }
        }
      }
      button(
        .class("quiet"), .pageLanguage, .keepsFocus,
        .on(.click) { [frame, kind] in frame.teach(kind, false) }
      ) { LessonTexts.understood }
    }
  }
}
