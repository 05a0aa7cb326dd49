import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Sound and vibration on the page")
struct FeedbackTests {
  private func game(feedback: Bool) -> Visit {
    let settings = Row(
      key: RowKey.settings.text, text: Array((feedback ? "feedback on\n" : "").utf8))
    return Visit(address(), rows: [codewordRow(), settings])
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
