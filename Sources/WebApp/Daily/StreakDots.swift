import ByteStrings
import Games
import Library
import Markup
import Screens

/// The seven days up to today, and the length of the streak.
struct StreakDots {
  let today: Day
  /// The days that count for the streak.
  let days: [Int32]
  let streak: Streak

  var body: Node {
    span(.class("streak-dots")) {
      for number in today.number - 6..<today.number + 1 {
        span(.class("streak-dot"), .class("played", if: days.contains(number)))
      }
      if streak.current > 0 { span { DailyTexts.length(of: streak) } }
    }
  }
}
