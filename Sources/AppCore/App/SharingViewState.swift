import Games
import Library
import Screens

/// What the player shares of the game, or of today's five, on screen.
@MainActor
package struct SharingViewState {
  package let title: String
  package let rows: String
  /// What the link offers to the recipient; empty without a link.
  package let offer: String
  /// Where the link leads; nil for the five of a day, whose link always leads to them.
  package let links: ChoiceRow?
  /// The complete text to share, with the link.
  package let text: String
  /// The title of the button for the clipboard.
  package let copy: String

  /// Nil if there is nothing to share.
  package init?(_ app: NativeApp) {
    let sharing = app.model.sharing
    guard let card = sharing.card else { return nil }
    title = card.title
    rows = card.rows
    offer = card.link
    text = app.shared
    copy = sharing.isCopied ? ShareTexts.copied : ShareTexts.copy
    let all = SharingModel.Link.allCases
    links =
      app.model.frame.modal == .dailyShare
      ? nil
      : ChoiceRow(
        ShareTexts.linkTo, all.map { ShareTexts.choice($0) }, chosen: sharing.link.rawValue
      ) { answer in app.act { $0.sharing.link = all[answer] } }
  }
}

extension NativeApp {
  /// Offers to share the game on screen, once the player has seen its end.
  package func offerSharing(of kind: GameKind) {
    act { $0.shelf[kind].openSharing() }
  }
}
