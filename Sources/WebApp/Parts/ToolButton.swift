import ByteStrings
import Markup
import Screens

/// A button with a drawing and a name, beside what a game is played with.
struct ToolButton {
  let icon: Node
  let name: PlainText
  let act: () -> Void

  var body: Node {
    button(.class("tool"), .keepsFocus, .on(.click, act)) {
      icon
      span { name }
    }
  }
}
