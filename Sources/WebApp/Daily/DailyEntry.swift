import ByteStrings
import Games
import Library
import Markup

/// The way to the daily five, above the games: which day it is, and how far the player is.
struct DailyEntry {
  let app: PastimeApp

  var body: Node {
    let today = app.today
    return memo(app.library.revision << 24 | UInt64(today.number)) { [app] in
      div(.class("shelf-game today")) {
        button(.class("play"), .on(.click) { app.go(to: .daily(nil)) }) {
          GameFace(
            icon: Icon.calendar, name: DailyTexts.title,
            detail: DailyTexts.entry(
              today, done: app.library.dailyCounts(from: today, count: 1)[0],
              streak: app.library.streak(on: today).current)
          ).body
        }
      }
    }
  }
}
