import ByteStrings
import Markup
import Screens

/// What is shared, as its recipient sees it.
struct ShareCardView {
  let card: ShareCard
  /// Whether the card keeps an empty line for a missing link, so that nothing moves.
  var keepsLine = false

  var body: Node {
    div(.class("share-text")) {
      p(.class("share-title")) { card.title }
      p(.class("share-rows")) { card.rows }
      if keepsLine || !card.link.isEmpty { p(.class("share-link")) { card.link } }
    }
  }
}
