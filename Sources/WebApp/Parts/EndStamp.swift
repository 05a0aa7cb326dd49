import ByteStrings
import Library
import Markup
import Screens

/// A stamp at the end of a game that is a moment to remember.
struct EndStamp {
  let frame: Frame
  let id: GameID

  var body: Node {
    guard let moment = frame.moment(of: id), let kind = frame.library.session(id)?.kind else {
      return .empty
    }
    return p(.class("stamp"), .game(kind)) {
      GameArt.tile(kind)
      span { moment.title }
    }
  }
}
