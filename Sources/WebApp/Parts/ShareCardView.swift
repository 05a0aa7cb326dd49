import ByteStrings
import Markup
import Screens

/// What is shared, as whoever gets it sees it.
struct ShareCardView {
  let card: ShareCard
  /// Whether its link has a line of its own where there is none, so that nothing moves.
  var keepsLine = false

  var body: Node {
    div(.class("share-text")) {
      p(.class("share-title")) { card.title }
      p(.class("share-rows")) { card.rows }
      if keepsLine || !card.link.isEmpty { p(.class("share-link")) { card.link } }
    }
  }
}
