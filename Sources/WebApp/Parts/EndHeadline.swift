import ByteStrings
import Markup

/// The headline at the end of a game: what the player did, in large type, and below it the figure compared
/// with the usual figure. In a game without another element to focus at its end, the headline takes the
/// focus.
struct EndHeadline {
  let headline: PlainText
  let figure: PlainText
  /// Whether the game ended just now and the headline takes the focus; nil where it can never take the focus.
  var takesFocus: Bool?

  var body: Node {
    .group([
      h3(
        .class("end-headline"), takesFocus == nil ? .none : .tabIndex(-1),
        .focus(takesFocus == true ? 1 : 0)
      ) { headline },
      p(.class("end-figure")) { figure },
    ])
  }
}
