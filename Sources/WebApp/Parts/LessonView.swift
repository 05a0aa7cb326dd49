import ByteStrings
import Games
import Markup
import Screens

/// What the first game of a kind teaches, beside or instead of its message, and a button to confirm it.
/// Screen readers announce it from `AppModel.teaching`.
struct LessonView {
  let frame: Frame
  let kind: GameKind
  /// The lesson; nil if only the message is shown.
  let lesson: Lesson?
  /// Shapes that show the lesson better than its sentence.
  var shapes: Node?
  /// The message line beside the lesson, and its text.
  let message: Node
  var said: PlainText = ""

  var body: Node {
    // The message stays the same element on the page: its animations depend on that.
    div(.class("said"), .class("lesson", if: lesson != nil)) {
      div {
        message
        if let lesson, !lesson.sentence.hasSameBytes(as: said) {
          p(.class("step"), .ariaHidden(true)) { shapes ?? .text(lesson.sentence) }
        }
      }
      if let lesson {
        button(
          .class("quiet"), .keepsFocus,
          .on(.click) { [frame, kind] in frame.understand(lesson, of: kind) }
        ) { LessonTexts.understood }
      }
    }
  }
}
