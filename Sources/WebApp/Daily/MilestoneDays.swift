import ByteStrings
import Games
import Library
import Markup
import Screens

/// A peg for each day of a streak that reaches a milestone, in the colors of the games. They fall in one after
/// another.
struct MilestoneDays {
  let streak: Streak

  var body: Node {
    let count = streak.current
    guard Streak.milestones.contains(count) else { return .empty }
    return div(
      .class("milestone-days"), .class("many", if: count > 35), .ariaHidden(true),
      .style("--streak", "\(count)")
    ) {
      Node.each(count) { day in
        span(.game(GameKind.allCases[day % GameKind.allCases.count]), .style("--day", "\(day)")) {}
      }
    }
  }
}
