import ByteStrings
import Markup
import Screens

/// The modal for sharing: a card, and for a game the choice of what its link opens.
struct SharingBody {
  let sharing: SharingModel
  let choosesLink: Bool

  var body: Node {
    // The element takes the focus. When it replaces another modal, the button that led here is no longer on the page.
    div(.class("modal-body sharing"), .tabIndex(-1), .focus(1)) {
      if let card = sharing.card { ShareCardView(card: card, keepsLine: choosesLink).body }
      if choosesLink {
        MoreChoices {
          Segments(name: "share", title: ShareTexts.linkTo, count: 3) { [sharing] number in
            let link = SharingModel.Link.allCases[number]
            return Segments.Choice(
              title: ShareTexts.choice(link), isChosen: link == sharing.link
            ) { sharing.link = link }
          }.body
        }.body
      }
      ShareButtons(sharing: sharing).body
    }
  }
}
