import ByteStrings
import Games
import Markup
import Screens

/// What the first game of a kind teaches, beside its message and in its place, and a button for
/// whoever has understood it. A reader hears it from `AppModel.teaching`.
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
    // The message stays the element that it is: what shakes it, or waits for it, goes by that.
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
