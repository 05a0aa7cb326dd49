import ByteStrings
import Games
import Markup

/// What the player shows others of the game on screen: no letter of it.
struct ShareView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "share", title: ShareTexts.style,
        choices: CodewordShare.Style.allCases.map { style in
          Segments.Choice(title: ShareTexts.name(of: style), isChosen: app.shareStyle == style) {
            self.app.shareStyle = style
          }
        }
      ).body
      p(.class("share-text")) { app.shareText ?? "" }
      div(.class("pair")) {
        button(.class("primary"), .on(.click) { app.copyShareText() }) {
          ShareTexts.copy
        }
        button(.class("secondary"), .on(.click) { app.sendShareText() }) {
          ShareTexts.send
        }
      }
      button(.class("secondary"), .on(.click) { app.challengeWithPuzzle() }) {
        ShareTexts.challenge
      }
      p(.class("subtitle")) { ShareTexts.challengeNote }
    }
  }
}
