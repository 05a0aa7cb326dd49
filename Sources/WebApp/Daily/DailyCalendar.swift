import ByteStrings
import Games
import Library
import Markup
import Screens

/// The days of a month, each with the number of its five games that are done. The arrow keys move through the
/// days, also from month to month.
struct DailyCalendar {
  let daily: DailyModel
  /// The day whose games are shown.
  let day: Day
  /// The days that count for the streak.
  let days: [Int32]

  var body: Node {
    let today = daily.today
    let first = daily.calendarDay.monthStart
    return section(.class("calendar"), .label(DailyTexts.calendar)) {
      header(.class("title-bar")) {
        turn(Icon.back, DailyTexts.lastMonth, to: first.advanced(by: -1), isOn: first.number > 0)
        h3(.live(.polite)) { DailyTexts.month(of: first) }
        turn(Icon.forth, DailyTexts.nextMonth, to: first.nextMonth, isOn: first.nextMonth <= today)
      }
      table(.role(.grid), .label(DailyTexts.month(of: first)), .handle(.keydown, walk)) {
        tr {
          for weekday in 0..<7 {
            th(.attribute("scope", "col"), .label(DailyTexts.weekday(weekday))) {
              DailyTexts.weekdayInShort(weekday)
            }
          }
        }
        Node.group(weeks(from: first, today: today))
      }
    }
  }

  private func turn(_ icon: Node, _ name: PlainText, to day: Day, isOn: Bool) -> Node {
    // Not `disabled`: a button that becomes disabled loses the focus that it got when it was pressed.
    button(
      .class("round"), .label(name), isOn ? .none : .attribute("aria-disabled", "true"),
      .on(.click) { [daily] in if isOn { daily.turn(to: day) } else { daily.stay() } }
    ) { icon }
  }

  private func weeks(from first: Day, today: Day) -> [Node] {
    let count = Int(first.nextMonth.number - first.number)
    let counts = daily.library.dailyCounts(from: first, count: count)
    var weeks: [Node] = []
    for start in stride(from: -first.weekday, to: count, by: 7) {
      weeks.append(
        tr {
          for offset in start..<start + 7 {
            td {
              if offset >= 0, offset < count {
                cell(first.advanced(by: offset), counts[offset], today: today)
              }
            }
          }
        })
    }
    return weeks
  }

  @NodeBuilder private func cell(
    _ cell: Day, _ done: UInt8, today: Day
  ) -> Node {
    if cell <= today {
      let isAtHand = cell == daily.calendarDay
      let counts = days.contains(cell.number)
      button(
        .class("day"), .class("later", if: done > 0 && !counts), .style("--done", "\(Int(done))"),
        .label(DailyTexts.day(cell, done: done, counts: counts)),
        cell == day ? .current("true") : cell == today ? .current("date") : .none,
        .tabIndex(isAtHand ? 0 : -1), .focus(isAtHand ? daily.calendarSteps : 0),
        .on(.click) { [frame = daily.frame] in frame.go(to: .daily(cell)) }
      ) { "\(cell.date.day)" }
    } else {
      span(.class("day")) { "\(cell.date.day)" }
    }
  }

  private func walk(_ event: Event) -> Handling {
    guard event.modifiers.isEmpty, case .arrow(let direction) = event.key else { return .ignored }
    let days =
      switch direction {
      case .left: -1
      case .right: 1
      case .up: -7
      case .down: 7
      }
    daily.walk(by: days)
    return .handled
  }
}
