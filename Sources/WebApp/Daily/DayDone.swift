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
      if day == daily.today { streak }
      if let card = sharing.card { ShareCardView(card: card).body }
      ShareButtons(sharing: sharing).body
      p(.class("subtitle")) { daily.message(of: day) }
    }
  }

  /// The number rolls up to what it is, which is only seen; the words say it at once.
  private var streak: Node {
    let streak = daily.library.streak(on: day)
    return p(.class("roll")) {
      span(
        .class("roll-number"), .ariaHidden(true), .style("--streak", "\(streak.current)"))
      span(.class("unseen")) { "\(streak.current) " }
      span(.class("roll-words")) { DailyTexts.inARow(streak.current) }
      span(.class("subtitle")) { DailyTexts.longest(streak) }
    }
  }
}
