import Games
import Library
import Screens

/// The five games of a day, as the views show them.
@MainActor
package struct DayViewState {
  /// A game of the day.
  package struct Row: Identifiable, Equatable {
    package let kind: GameKind
    package let name: String
    /// How far the player is with it, or what the game is about.
    package let state: String
    package let isDone: Bool

    package var id: UInt8 { UInt8(kind.rawValue) }
  }

  package let day: Day
  package let title: String
  package let date: String
  /// The message above the five; empty if there is none.
  package let message: String
  package let streak: String
  package let rows: [Row]
  /// The text that a screen reader reads for the five: how many are done, and the streak.
  package let label: String
  /// The title of the button that goes on with the day.
  package let invitation: String
  /// The text to paste elsewhere; empty before a game is done.
  package let shared: String

  /// The game to go on with; nil if all are done.
  private let next: GameKind?

  /// - Parameter day: nil for today.
  package init(_ model: AppModel, of day: Day? = nil) {
    let daily = model.daily
    let five = daily.five(of: day ?? daily.today)
    let streak = Streak(model.library.daysPlayed, today: daily.today.number)
    self.day = five.day
    title =
      five.doneCount == UInt8(GameKind.allCases.count)
      ? DailyTexts.fiveOfFive : DailyTexts.five(of: five.day)
    date = DailyTexts.date(of: five.day)
    message = daily.message(of: five)
    self.streak = DailyTexts.streak(streak)
    rows = GameKind.allCases.map {
      Row(
        kind: $0, name: $0.name, state: daily.state(of: $0, in: five), isDone: five.isDone($0))
    }
    label =
      DailyTexts.title + ", "
      + DailyTexts.entry(five.day, done: five.doneCount, streak: streak.current)
    next = daily.next(of: five)
    invitation = daily.invitation(to: next, of: five)
    shared = five.doneCount == 0 ? "" : daily.shareCard(of: five.day).text
  }

  /// Goes on with the day, or shows its results.
  package func goOn(in app: NativeApp) {
    if let next { begin(next, in: app) } else { app.act { $0.frame.go(to: .daily(nil)) } }
  }

  /// Plays the day's game of a kind, or shows how it ended.
  package func begin(_ kind: GameKind, in app: NativeApp) {
    app.act { $0.frame.playDaily(kind, of: day) }
  }
}
