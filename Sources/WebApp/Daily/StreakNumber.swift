import ByteStrings
import Games
import Library
import Markup
import Screens

/// The streak in the largest type. The number visibly rolls up to its value; assistive technology reads the
/// value at once. On the day on which the streak reaches a milestone, its days fall in below, week by week.
struct StreakNumber {
  let streak: Streak

  var body: Node {
    p(.class("roll"), .style("--streak", "\(streak.current)")) {
      span(.class("roll-number"), .ariaHidden(true))
      span(.class("unseen")) { "\(streak.current) " }
      span(.class("roll-words")) { DailyTexts.inARow(streak) }
      span(.class("subtitle")) { DailyTexts.longest(streak) }
      if Streak.milestones.contains(streak.current) { days }
    }
  }

  /// A peg for each day of the streak, in the colors of the games.
  private var days: Node {
    span(.class("roll-days"), .ariaHidden(true), .class("many", if: streak.current > 35)) {
      Node.each(streak.current) { day in
        span(.game(GameKind.allCases[day % GameKind.allCases.count]), .style("--day", "\(day)")) {}
      }
    }
  }
}
