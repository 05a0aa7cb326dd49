import ByteStrings
import Games
import Markup

/// A Times in the list: how its problems were answered.
struct TimesThumbnail {
  let game: Times

  var body: Node {
    span(.class("picture"), .ariaHidden(true)) { TimesMark.row(of: game) }
  }
}
