import ByteStrings
import Games
import Library
import Markup
import Screens

/// The seven days up to today, and how long the streak is.
struct StreakDots {
  let daily: DailyModel

  var body: Node {
    let today = daily.today.number
    let played = daily.library.daysPlayed
    let streak = daily.library.streak(on: daily.today).current
    return span(.class("streak-dots")) {
      for number in today - 6..<today + 1 {
        span(.class("streak-dot"), .class("played", if: played.contains(number)))
      }
      if streak > 0 { span { DailyTexts.days(streak) } }
    }
  }
}
