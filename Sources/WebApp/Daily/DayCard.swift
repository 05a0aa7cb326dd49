import ByteStrings
import Games
import Library
import Markup
import Screens

/// Today's five as one card: what is done, what is on, the streak, and one button that goes on.
struct DayCard {
  let daily: DailyModel

  var body: Node {
    let day = daily.today
    let done = daily.library.dailyCounts(from: day, count: 1)[0]
    return section(.class("day-card"), .label(DailyTexts.title)) {
      button(
        .class("day-head"),
        .label(
          DailyTexts.title + ", "
            + DailyTexts.entry(day, done: done, streak: daily.library.streak(on: day).current)),
        .on(.click) { [frame = daily.frame] in frame.go(to: .daily(nil)) }
      ) {
        span(.class("day-title")) { DailyTexts.five(of: day) }
        StreakDots(daily: daily).body
      }
      DayMarks(daily: daily, day: day).body
      goOn(day, done)
    }
  }

  /// The one thing to do next; a day that is done is only looked at.
  private func goOn(_ day: Day, _ done: UInt8) -> Node {
    let next = daily.next(of: day)
    let invitation = daily.invitation(to: next, of: day)
    return button(
      .class("primary", if: next != nil), .class("secondary", if: next == nil),
      .label(invitation + ", " + DailyTexts.five(done)),
      .on(.click) { [frame = daily.frame] in
        if let next { frame.playDaily(next, of: day) } else { frame.go(to: .daily(nil)) }
      }
    ) {
      span { invitation }
      span(.class("day-count")) { DailyTexts.five(done) }
    }
  }
}
