import ByteStrings
import Library
import Markup
import Screens

/// The streak in the largest type. The number visibly rolls up to its value; assistive technology reads the
/// value at once.
struct StreakNumber {
  let streak: Streak

  var body: Node {
    p(.class("roll")) {
      if streak.current > 1 {
        span(
          .class("roll-number"), .ariaHidden(true), .style("--streak", "\(streak.current)"))
        span(.class("unseen")) { "\(streak.current) " }
      }
      span(.class("roll-words")) { DailyTexts.inARow(streak) }
      span(.class("subtitle")) { DailyTexts.longest(streak) }
    }
  }
}
