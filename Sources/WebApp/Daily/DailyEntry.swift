import ByteStrings
import Games
import Library
import Markup
import Screens

/// The way to the daily five, above the games: which day it is, and how far the player is.
struct DailyEntry {
  let daily: DailyModel

  var body: Node {
    let today = daily.today
    return memo(daily.library.revision << 24 | UInt64(today.number)) { [daily] in
      div(.class("shelf-game today")) {
        button(.class("play"), .on(.click) { [frame = daily.frame] in frame.go(to: .daily(nil)) }) {
          GameFace(
            icon: Icon.calendar, name: DailyTexts.title,
            detail: DailyTexts.entry(
              today, done: daily.library.dailyCounts(from: today, count: 1)[0],
              streak: daily.library.streak(on: today).current)
          ).body
        }
      }
    }
  }
}
