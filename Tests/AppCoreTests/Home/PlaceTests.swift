import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("Coming back after the system has ended the native app") @MainActor
struct PlaceTests {
  let device: ManualDevice

  init() throws { device = try ManualDevice() }

  private var app: NativeApp { device.app }

  /// The system ends the app, and opens it again with what its scene kept.
  private func endAndReopen() {
    let place = app.place
    device.killAndReopen()
    app.comeBack(to: place)
  }

  @Test("each open game is open again, at the same place", arguments: GameKind.allCases)
  func game(_ kind: GameKind) throws {
    app.act { $0.shelf[kind].start(nil) }
    let id = try #require(app.openGame)
    app.comesToFront(false)
    endAndReopen()
    #expect(app.stage == kind)
    #expect(app.openGame == id)
    #expect(app.isAway)
  }

  @Test("a game that is looked through is open again, and so is one that is not begun")
  func otherPlaces() throws {
    app.act { $0.shelf.codeword.start(nil) }
    device.attempt("crane")
    app.lookThrough(try #require(app.openGame))
    endAndReopen()
    #expect(app.model.reviews.review != nil)
    app.open(link: "#/times")
    endAndReopen()
    #expect(StartViewState(app.model)?.kind == .times)
  }

  @Test("a player at today's five comes back to today's, and at another day's to that day")
  func days() throws {
    app.open(link: "#/daily")
    let yesterday = try #require(app.shownDay)
    #expect(app.place == "/daily")
    let place = app.place
    device.wait(86_400_000)
    device.killAndReopen()
    app.comeBack(to: place)
    #expect(app.shownDay == app.model.frame.today)
    app.act { $0.frame.go(to: .daily(yesterday)) }
    endAndReopen()
    #expect(app.shownDay == yesterday)
  }

  @Test("a player at the list comes back to the list")
  func list() {
    app.act { $0.shelf.codeword.start(nil) }
    app.isAway = false
    #expect(app.place.isEmpty)
    endAndReopen()
    #expect(app.model.frame.route == .home)
  }

  @Test("a game that is gone leaves the player at the list, without a message")
  func gone() throws {
    app.act { $0.shelf.codeword.start(nil) }
    let place = app.place
    app.deleteOpenGame()
    device.killAndReopen()
    app.comeBack(to: place)
    #expect(app.model.frame.route == .home)
    #expect(app.model.frame.toast == nil)
  }

  @Test("the app follows a link that opened it, and comes back to a place only once")
  func link() throws {
    app.act { $0.shelf.codeword.start(nil) }
    let place = app.place
    device.killAndReopen()
    app.open(link: "#/daily")
    app.comeBack(to: place)
    #expect(app.shownDay != nil)
    device.killAndReopen()
    app.comeBack(to: place)
    app.isAway = false
    app.comeBack(to: place)
    #expect(app.model.frame.route == .home)
  }

  @Test("a launch argument goes before the last place")
  func arguments() {
    #expect(NativeApp.comesBack(afterLaunchWith: ["Pastime"]))
    #expect(!NativeApp.comesBack(afterLaunchWith: ["Pastime", "-list"]))
    #expect(!NativeApp.comesBack(afterLaunchWith: ["Pastime", "-samples"]))
  }
}
