import ByteStrings
import Games
import Library
import Markup
import Screens

/// The five games of a day. Each mark fills as its game progresses, and shows its result at the end.
struct DayMarks {
  let daily: DailyModel
  let five: DailyFive
  /// Whether each mark leads to its game.
  var leads = false

  var body: Node {
    ul(.class("day-marks")) {
      for kind in GameKind.allCases { mark(kind) }
    }
  }

  private func mark(_ kind: GameKind) -> Node {
    let state: PlainText =
      five.isMissed(kind)
      ? "missed" : five.isDone(kind) ? "done" : five[kind] != nil ? "on" : "new"
    let shown: [Node] = [
      span(.class("day-ring")) { GameArt.tile(kind) },
      span(.class("day-name")) { kind.name },
      span(.class("day-brief")) { daily.brief(of: kind, in: five) },
    ]
    return li(
      .class("day-mark"), .game(kind), .data("state", state),
      .style("--place", "\(Int(kind.rawValue))")
    ) {
      if leads {
        button(
          .class("day-link"),
          .on(.click) { [frame = daily.frame, day = five.day] in frame.playDaily(kind, of: day) }
        ) { Node.group(shown) }
      } else {
        Node.group(shown)
      }
    }
  }
}
