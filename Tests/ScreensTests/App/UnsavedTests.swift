import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Saved and unsaved changes")
struct UnsavedTests {
  @Test("an attempt is stored at once, and a half-typed word is never stored")
  func atOnce() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let stored = visit.host.rows
    visit.press("t", "r")
    #expect(visit.host.rows == stored)
    visit.press("a", "c", "e", "Enter")
    #expect(visit.stored(codewordRow())?.hasSuffix(" trace\n") == true)
  }

  @Test("a browser that stores nothing is reported once, and the game goes on")
  func refused() throws {
    let visit = Visit(canStore: false) { $0.storageFailure = .refused }
    #expect(visit.toast == ShellTexts.storageRefused)
    visit.act { $0.dismissToast() }
    visit.startCodeword()
    visit.attempt(try visit.wrongWords(1)[0])
    #expect(try visit.attempts.count == 1)
    #expect(visit.toast == nil)
  }

  @Test(
    "a move that could not be saved is reported, and stays on the board",
    arguments: [
      (AnswerStatus.full, "This device is full."),
      (.failed, "This device can’t save."),
    ])
  func unsaved(status: AnswerStatus, cause: String) throws {
    let visit = Visit(address(), rows: [codewordRow()]) { $0.storageFailure = status }
    #expect(visit.toast == nil)
    visit.attempt(try word("trace"))
    #expect(visit.toast == cause + " Your game isn’t saved.")
    #expect(try visit.attempts.count == 1)
    visit.host.storageFailure = nil
    visit.attempt(try word("plaid"))
    #expect(visit.stored(codewordRow())?.contains(" trace\n") == true)
  }

  @Test("the message of a failure names what was not saved: a clock")
  func unsavedClock() {
    let visit = Visit(address(), rows: [codewordRow(moves: ["0 0 trace"])]) {
      $0.storageFailure = .failed
    }
    visit.wait(2000)
    visit.act { $0.visible(false) }
    #expect(visit.toast?.hasSuffix(" Your time isn’t saved.") == true)
  }

  @Test("the message of a failure names what was not saved: a setting")
  func unsavedSetting() {
    let visit = Visit { $0.storageFailure = .failed }
    visit.act { $0.library.changeSettings { $0.showsTime = false } }
    #expect(visit.toast?.hasSuffix(" Your settings aren’t saved.") == true)
  }

  @Test("the message of a failure names what was not saved: a deletion")
  func unsavedDeletion() {
    let visit = Visit(rows: [codewordRow()]) { $0.storageFailure = .full }
    visit.act { $0.history.delete(GameID(high: 0, low: 1)) }
    #expect(visit.toast?.hasSuffix(" The game will come back.") == true)
  }

  @Test("a failure offers all games as a file, and so does a refusal at the start")
  func rescue() throws {
    let failing = Visit(address(), rows: [codewordRow()]) { $0.storageFailure = .failed }
    failing.attempt(try word("trace"))
    #expect(failing.frame.toast?.action?.title == SettingsTexts.export)
    try failing.takeOffer()
    let file = String(decoding: try #require(failing.host.saved).text, as: UTF8.self)
    #expect(file.hasPrefix("pastime-archive 1\n"))
    #expect(file.hasSuffix(" trace\n"))
    let refusing = Visit(canStore: false) { $0.storageFailure = .refused }
    #expect(refusing.toast == ShellTexts.storageRefused)
    try refusing.takeOffer()
    #expect(refusing.host.saved != nil)
  }

  @Test("a damaged record is reported, shows its readable part, and stays as it is")
  func damaged() {
    let damaged = codewordRow(1, moves: ["5 9 trace", "9 20 ???"])
    let visit = Visit(rows: [damaged, codewordRow(2)])
    #expect(visit.toast == ShellTexts.unreadable(1))
    #expect(visit.model.library.history.count == 2)
    #expect(visit.host.rows[damaged.key] == damaged.text)
    let unreadable = Row(key: codewordRow(3).key, text: Array("nonsense\n".utf8))
    let worse = Visit(rows: [damaged, unreadable])
    #expect(worse.toast == ShellTexts.unreadable(2))
    #expect(worse.model.library.history.count == 1)
    #expect(worse.host.keptKeys.isEmpty)
  }
}
