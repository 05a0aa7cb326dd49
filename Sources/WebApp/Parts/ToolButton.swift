import ByteStrings
import Markup
import Screens

/// A button with an icon and a name, beside the controls of a game.
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
