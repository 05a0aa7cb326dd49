import ByteStrings
import Markup

/// What stands first at the end of a game: what the player did, in large type, and beneath it the figure,
/// beside what is usual. A game of which nothing takes the focus but how it ended gives it to the headline.
struct EndHeadline {
  let headline: PlainText
  let figure: PlainText
  /// Whether the game ended just now, and the focus goes where its board was.
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
