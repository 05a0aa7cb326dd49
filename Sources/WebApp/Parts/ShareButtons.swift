import ByteStrings
import Markup
import Screens

/// The ways to share: through another program, if the device supports that, and by copying.
struct ShareButtons {
  let sharing: SharingModel

  var body: Node {
    let sends = sharing.canSend
    return div(.class("pair")) {
      button(
        .class("secondary", if: sends), .class("primary", if: !sends),
        .on(.click) { [sharing] in sharing.copy() }
      ) { sharing.isCopied ? ShareTexts.copied : ShareTexts.copy }
      if sends {
        button(.class("primary"), .on(.click) { [sharing] in sharing.send() }) { ShareTexts.share }
      }
    }
  }
}
