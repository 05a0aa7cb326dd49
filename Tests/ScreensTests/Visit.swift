import ByteStrings
import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

/// A player at the app without a page: intents go straight to the models.
final class Visit: AppVisit, HostClient {
  let host = FakeHost()
  let model: AppModel

  /// Opens the app.
  /// - Parameters:
  ///   - rows: the rows that are stored already.
  ///   - prepare: changes the host before the app starts.
  init(
    _ fragment: String = "", rows: [Row] = [], canStore: Bool = true,
    prepare: (FakeHost) -> Void = { _ in }
  ) {
    for row in rows { host.rows[row.key] = row.text }
    prepare(host)
    host.navigate(to: fragment, replacing: false)
    model = AppModel(host: host)
    model.stored(rows)
    act { $0.start(fragment: Array(fragment.utf8), canStore: canStore) }
  }

  // MARK: What the player does

  /// Does something, and lets the app and its host come to rest.
  func act(_ intent: (AppModel) -> Void) {
    intent(model)
    model.settle()
    deliver()
  }

  /// Gives the app the answers that it waits for.
  func deliver() { host.deliver(to: self) }

  func press(_ keys: String...) {
    for key in keys { act { _ = $0.press(KeyPress(key)) } }
  }

  /// Types a word and tries it.
  func attempt(_ word: Word) {
    for letter in word.text { press(String(letter)) }
    press("Enter")
  }

  /// Lets time pass, and fires the timers that are due.
  func wait(_ milliseconds: Int64) {
    let end = host.now + Milliseconds(milliseconds)
    while let timer = host.takeTimer(until: end, for: self) { act { $0.woke(timer) } }
    host.advance(by: end - host.now)
  }

  /// A friend who opens a link, and begins.
  static func friend(_ link: String) -> Visit {
    let visit = Visit(link)
    visit.act { $0.invitations.play() }
    return visit
  }

  // MARK: What the host reports

  func answered(request: Int32, status: AnswerStatus, text: [UInt8]) {
    model.answered(request: request, status: status, text: text)
    model.settle()
  }

  func navigated(to fragment: [UInt8]) {
    model.navigated(to: fragment)
    model.settle()
  }

  func woke(_ timer: AppTimer) {
    model.woke(timer)
    model.settle()
  }

  func shown(_ lines: [UInt8]) {
    model.shown(lines)
    model.settle()
  }

  // MARK: What the player sees and hears

  var toast: String? { model.frame.toast?.message }
  /// The last sentence for a screen reader.
  var said: String { model.frame.announcement.sentence }
  var frame: Frame { model.frame }
}
