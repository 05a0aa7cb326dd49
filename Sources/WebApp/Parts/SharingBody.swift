import ByteStrings
import Markup
import Screens

/// What the player shows others of what is on screen: a card, and of a game what its link leads to.
struct SharingBody {
  let sharing: SharingModel
  let choosesLink: Bool

  var body: Node {
    // It takes the focus: where it comes in the place of another modal, the button that leads here is
    // gone by then.
    div(.class("modal-body sharing"), .tabIndex(-1), .focus(1)) {
      if let card = sharing.card { ShareCardView(card: card, keepsLine: choosesLink).body }
      if choosesLink {
        div {
          Segments(name: "share", title: ShareTexts.linkTo, count: 3) { [sharing] number in
            let link = SharingModel.Link.allCases[number]
            return Segments.Choice(
              title: ShareTexts.choice(link), isChosen: link == sharing.link
            ) { sharing.link = link }
          }.body
        }
      }
      ShareButtons(sharing: sharing).body
    }
  }
}
