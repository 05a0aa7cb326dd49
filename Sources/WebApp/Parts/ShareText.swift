import ByteStrings
import Markup
import Screens

/// A text to be shared, with the ways to do so.
struct ShareText {
  let sharing: SharingModel

  var body: Node {
    div(.class("choices")) {
      p(.class("share-text")) { sharing.text ?? "" }
      div(.class("pair")) {
        button(.class("primary"), .on(.click) { [sharing] in sharing.copy() }) { ShareTexts.copy }
        button(.class("secondary"), .on(.click) { [sharing] in sharing.send() }) {
          ShareTexts.send
        }
      }
    }
  }
}
