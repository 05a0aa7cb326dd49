import ByteStrings
import Markup

/// A key of the keyboard, and what it does.
struct Shortcut {
  let key: PlainText
  let deed: PlainText

  var body: Node {
    div {
      dt { kbd { key } }
      dd { deed }
    }
  }
}
