import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Languages")
struct LanguageTests {
  private func choice(_ visit: Visit, _ language: String) throws -> PageNode {
    try #require(
      visit.page.all(class: "segment").first { $0.textContent == language }?
        .subtree.first { $0.attributes["type"] == "radio" })
  }

  /// A player who asks for German.
  private func asking() throws -> Visit {
    let visit = Visit()
    try visit.tap(SettingsTexts.title)
    visit.page.change(try choice(visit, "Deutsch"), to: "on")
    visit.deliver()
    return visit
  }

  @Test("the page is asked to start again in the chosen language")
  func asked() throws {
    let visit = try asking()
    #expect(visit.host.languages == ["de"])
    #expect(try choice(visit, "Deutsch").has("checked"))
  }

  @Test("in the new language the player is where they chose it, and hears its name")
  func anew() throws {
    let visit = Visit("/codeword", isTranslated: true) { $0.holdsWords = true }
    #expect(visit.page.focused === (try choice(visit, "English")))
    #expect(visit.model.frame.route == .start(.codeword))
    #expect(visit.heard == nil, "nobody hears what comes with the page")
    visit.host.answerWords()
    visit.deliver()
    #expect(visit.heard == SettingsTexts.languageChanged)
    #expect(visit.toast == nil)
    #expect(Visit().page.modals.isEmpty)
  }

  @Test(
    "a page that cannot change its language says why, and goes on in the old one",
    arguments: [
      (AnswerStatus.failed, SettingsTexts.languageMissing), (.refused, ShellTexts.storageRefused),
    ])
  func stays(status: AnswerStatus, sentence: String) throws {
    let visit = try asking()
    visit.app.answered(
      request: try #require(visit.host.languageRequest), status: status, text: [])
    #expect(visit.page.all(class: "toast").contains { $0.textContent.contains(sentence) })
    #expect(try choice(visit, "English").has("checked"))
    #expect(try !choice(visit, "Deutsch").has("checked"))
  }
}
