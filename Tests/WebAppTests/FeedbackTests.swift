import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Sound and vibration")
struct FeedbackTests {
  private func game(feedback: Bool) -> Visit {
    let settings = Row(
      key: RowKey.settings.text, text: Array((feedback ? "feedback on\n" : "").utf8))
    return Visit(address(), rows: [codewordRow(), settings])
  }

  @Test("while they are off, which they are at first, nothing is heard or felt (CW-11)")
  func off() throws {
    let visit = game(feedback: false)
    visit.press("Enter")
    visit.attempt(try word("trace"))
    visit.attempt(try word("crane"))
    #expect(visit.host.feedbacks.isEmpty)
  }

  @Test("a key, a refusal, an attempt and the end are told apart (CW-11)")
  func on() throws {
    let visit = game(feedback: true)
    visit.press("t", "Backspace", "ArrowRight")
    visit.tap(try #require(visit.key("T")))
    try visit.tap(CodewordScreenTexts.erase)
    #expect(visit.host.feedbacks == [.key, .key, .key, .key])
    visit.press("Enter")
    #expect(visit.host.feedbacks.dropFirst(4) == [.refused])
    visit.press("ArrowLeft")
    visit.attempt(try word("trace"))
    #expect(visit.host.feedbacks.dropFirst(5) == [.key, .key, .key, .key, .key, .good])
    visit.attempt(try word("crane"))
    #expect(visit.host.feedbacks.dropFirst(11) == [.key, .key, .key, .key, .key, .end])
  }

  @Test("one switch in the settings turns them on, and is stored (CW-11, CW-17)")
  func oneSwitch() throws {
    let visit = game(feedback: false)
    try visit.tap(SettingsTexts.title)
    let toggle = try #require(
      visit.page.all(class: "toggle").first {
        $0.textContent == SettingsTexts.title(of: .feedback)
      }?
      .subtree.first { $0.role == "switch" })
    visit.page.change(toggle, to: "on")
    visit.deliver()
    let stored = try #require(visit.host.rows[RowKey.setting(Array("feedback".utf8)).text])
    #expect(String(decoding: stored, as: UTF8.self).hasSuffix(" on"))
    try visit.tap(ShellTexts.close)
    visit.press("a")
    #expect(visit.host.feedbacks == [.key])
  }
}
