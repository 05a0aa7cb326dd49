import ByteStrings
import Games
import Library
import Markup

/// What the player shows others of the game on screen: no letter of it.
struct AnagramsSharing {
  let app: PastimeApp
  let presenter: AnagramsPresenter

  var body: Node {
    div(.class("sheet-body")) {
      Segments(
        name: "share-anagrams", title: AnagramsScreenTexts.shareStyle,
        choices: AnagramsShare.Style.allCases.map { style in
          Segments.Choice(
            title: AnagramsScreenTexts.name(of: style), isChosen: presenter.shareStyle == style
          ) {
            presenter.shareStyle = style
          }
        }
      ).body
      ShareText(app: app, text: presenter.shareText(in: app)).body
      button(.class("secondary"), .on(.click) { presenter.copyChallenge(in: app) }) {
        AnagramsScreenTexts.challenge
      }
      p(.class("subtitle")) { note }
    }
  }

  private var note: PlainText {
    guard let carried = presenter.challenge(in: app)?.options.count,
      let count = presenter.session(in: app)?.options.count
    else { return "" }
    return AnagramsScreenTexts.challengeNote(carried: carried, of: count)
  }
}
