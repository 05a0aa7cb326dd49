import ByteStrings
import Markup
import Screens

/// What is shared, as whoever gets it sees it.
struct ShareCardView {
  let card: ShareCard

  var body: Node {
    div(.class("share-text")) {
      p(.class("share-title")) { card.title }
      p(.class("share-rows")) { card.rows }
      if !card.link.isEmpty { p(.class("share-link")) { card.link } }
    }
  }
}
