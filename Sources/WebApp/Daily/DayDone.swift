import ByteStrings
import Games
import Library
import Markup
import Screens

/// Shown when all five of a day are done: the marks, the streak, the card to share, and the time until the next five.
struct DayDone {
  let daily: DailyModel
  let sharing: SharingModel
  let five: DailyFive
  let streak: Streak

  var body: Node {
    section(.class("day-done"), .label(DailyTexts.fiveOfFive)) {
      DayMarks(daily: daily, five: five, leads: true).body
      if five.day == daily.today {
        StreakNumber(streak: streak).body
        MilestoneDays(streak: streak).body
      }
      if let card = sharing.card { ShareCardView(card: card).body }
      ShareButtons(sharing: sharing).body
      p(.class("subtitle")) { daily.message(of: five) }
    }
  }
}
