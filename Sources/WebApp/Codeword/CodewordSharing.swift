import ByteStrings
import Games
import Markup

/// What the player shows others of the game on screen: no letter of it.
struct CodewordSharing {
  let app: PastimeApp
  let presenter: CodewordPresenter

  var body: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "share", title: ShareTexts.style,
        choices: CodewordShare.Style.allCases.map { style in
          Segments.Choice(
            title: ShareTexts.name(of: style), isChosen: presenter.shareStyle == style
          ) {
            presenter.shareStyle = style
          }
        }
      ).body
      ShareText(app: app, text: presenter.shareText(in: app)).body
      button(.class("secondary"), .on(.click) { presenter.challengeWithPuzzle(in: app) }) {
        ShareTexts.challenge
      }
      p(.class("subtitle")) { ShareTexts.challengeNote }
    }
  }
}
