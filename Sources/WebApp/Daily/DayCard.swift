import ByteStrings
import Games
import Library
import Markup
import Screens

/// Today's five on one card: their progress, the streak, and one button that continues.
struct DayCard {
  let daily: DailyModel

  var body: Node {
    let day = daily.today
    let five = daily.five(of: day)
    let done = five.doneCount
    var days = daily.library.daysPlayed
    // The page may not show the end of the first game yet.
    if done == 0 { days.removeAll { $0 == day.number } }
    let streak = Streak(days, today: day.number)
    return section(.class("day-card"), .label(DailyTexts.title)) {
      button(
        .class("day-head"),
        .label(
          DailyTexts.title + ", "
            + DailyTexts.entry(day, done: done, streak: streak.current)),
        .on(.click) { [frame = daily.frame] in frame.go(to: .daily(nil)) }
      ) {
        span(.class("day-title")) { DailyTexts.five(of: day) }
        if days.isEmpty {
          Icon.forth
        } else {
          StreakDots(today: day, days: days, streak: streak).body
        }
      }
      DayMarks(daily: daily, five: five).body
      goOn(five, done)
    }
  }

  /// The button for the next thing to do; if the day is done, it only opens the day.
  private func goOn(_ five: DailyFive, _ done: UInt8) -> Node {
    let next = daily.next(of: five)
    let invitation = daily.invitation(to: next, of: five)
    return button(
      .class("primary", if: next != nil), .class("secondary", if: next == nil),
      .label(invitation + ", " + DailyTexts.five(done)),
      .on(.click) { [frame = daily.frame] in
        if let next { frame.playDaily(next, of: five.day) } else { frame.go(to: .daily(nil)) }
      }
    ) {
      span { invitation }
      span(.class("day-count")) { DailyTexts.five(done) }
    }
  }
}
