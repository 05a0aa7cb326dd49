import ByteStrings
import Games
import Library
import Markup
import Screens

/// All five of a day are done: the marks, the streak, what can be shown of it, and when the next come.
struct DayDone {
  let daily: DailyModel
  let sharing: SharingModel
  let day: Day

  var body: Node {
    section(.class("day-done"), .label(DailyTexts.fiveOfFive)) {
      DayMarks(daily: daily, day: day).body
      if day == daily.today { StreakNumber(streak: daily.library.streak(on: day)).body }
      if let card = sharing.card { ShareCardView(card: card).body }
      ShareButtons(sharing: sharing).body
      p(.class("subtitle")) { daily.message(of: day) }
    }
  }
}
