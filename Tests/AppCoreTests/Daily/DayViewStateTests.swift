import Foundation
import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("The daily five as the native views show them") @MainActor
struct DayViewStateTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  @Test("today has one game of each kind, and one button that goes on")
  func today() {
    let viewState = DayViewState(app.model)
    #expect(viewState.day == app.model.frame.today)
    #expect(viewState.rows.map(\.kind) == GameKind.allCases)
    #expect(viewState.rows.allSatisfy { !$0.isDone })
    #expect(viewState.shared.isEmpty)
    viewState.goOn(in: app)
    #expect(app.stage == GameKind.allCases[0])
    #expect(DayViewState(app.model).invitation != viewState.invitation)
  }

  @Test("the five are played in turn, with a kill between two, and can be shared (CW-18)")
  func five() throws {
    DayViewState(app.model).begin(.codeword, in: app)
    let secret = try #require(app.model.shelf.codeword.session).puzzle.secret
    device.attempt(secret.text)
    let end = try #require(CodewordViewState(app.model)?.end)
    #expect(end.again == ShellTexts.next(GameKind.allCases[1].name))
    device.killAndReopen()
    let viewState = DayViewState(app.model)
    #expect(viewState.rows.filter(\.isDone).map(\.kind) == [.codeword])
    #expect(viewState.shared.hasPrefix("Pastime 1/5"))
    #expect(
      viewState.streak
        == DailyTexts.streak(Streak([viewState.day.number], today: viewState.day.number)))
    viewState.goOn(in: app)
    #expect(app.stage == GameKind.allCases[1])
  }

  @Test("a player can choose another day in the calendar, but no future day")
  func calendar() {
    app.act { $0.frame.go(to: .daily(nil)) }
    let today = app.model.frame.today
    #expect(app.shownDay == today)
    let earlier = today.advanced(by: -40)
    app.shownDate = NativeApp.date(of: earlier)
    #expect(app.shownDay == earlier)
    #expect(app.stage == nil)
    #expect(DayViewState(app.model, of: app.shownDay).date == DailyTexts.date(of: earlier))
    app.shownDate = NativeApp.date(of: today.advanced(by: 3))
    #expect(app.shownDay == today)
  }

  @Test("a day and the moment that stands for it convert into each other")
  func dates() {
    for number: Int32 in [0, 59, 364, 11_016, 20_778, 47_482] {
      let day = Day(number: number)
      #expect(NativeApp.day(of: NativeApp.date(of: day)) == day)
    }
  }

  @Test("a phone shows either the list or the place that it led to")
  func away() {
    #expect(!app.isAway)
    app.act { $0.frame.go(to: .daily(nil)) }
    #expect(app.isAway)
    app.isAway = false
    #expect(app.model.frame.route == .home)
  }
}
