import ByteStrings
import Markup

/// What stands first at the end of a game: what the player did, in large type, and beneath it the figure,
/// beside what is usual.
struct EndHeadline {
  let headline: PlainText
  let figure: PlainText

  var body: Node {
    .group([
      h3(.class("end-headline")) { headline },
      p(.class("end-figure")) { figure },
    ])
  }
}
