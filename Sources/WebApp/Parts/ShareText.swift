import ByteStrings
import Markup

/// A text to be shared, with the ways to do so.
struct ShareText {
  let app: PastimeApp
  let text: PlainText?

  var body: Node {
    div(.class("choices")) {
      p(.class("share-text")) { text ?? "" }
      div(.class("pair"), .pageLanguage) {
        button(.class("primary"), .on(.click) { [app] in app.copyShareText() }) { ShareTexts.copy }
        button(.class("secondary"), .on(.click) { [app] in app.sendShareText() }) {
          ShareTexts.send
        }
      }
    }
  }
}
