import Foundation
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Languages")
struct LanguageTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// The files with sentences of a language, by what they are called in every language.
  private func texts(in language: String) throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    return try paths.reduce(into: [:]) { texts, path in
      guard path.contains("/\(language)/"), path.hasSuffix(".swift") else { return }
      texts[path.replacing("/\(language)/", with: "/…/")] = try String(
        contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    }
  }

  /// What a file declares for others, with the types of its parameters.
  private func declarations(_ text: String) -> Set<String> {
    let declaration = /^ +(?:public |package )?static (?:var|func)[^{]*/.anchorsMatchLineEndings()
    return Set(
      text.matches(of: declaration).map {
        String($0.output).split(separator: /\s+/).joined(separator: " ")
      })
  }

  @Test("every sentence that is there in English is there in German, and none is left over")
  func complete() throws {
    let (english, german) = (try texts(in: "English"), try texts(in: "German"))
    #expect(english.count > 10)
    #expect(Set(german.keys) == Set(english.keys))
    for (path, text) in english {
      let (wanted, there) = (declarations(text), declarations(german[path] ?? ""))
      #expect(!wanted.isEmpty, "nothing is read from \(path)")
      #expect(wanted.subtracting(there) == [], "missing in German: \(path)")
      #expect(there.subtracting(wanted) == [], "not in English: \(path)")
    }
  }

  private func choice(_ visit: Visit, _ language: String) throws -> PageNode {
    try #require(
      visit.page.all(class: "segment").first { $0.textContent == language }?
        .subtree.first { $0.attributes["type"] == "radio" })
  }

  /// Somebody who asked for German.
  private func asking() throws -> Visit {
    let visit = Visit()
    try visit.tap(SettingsTexts.title)
    visit.page.change(try choice(visit, "Deutsch"), to: "on")
    visit.deliver()
    return visit
  }

  @Test("the page is asked to start anew in the language that is chosen")
  func asked() throws {
    let visit = try asking()
    #expect(visit.host.languages == ["de"])
    #expect(try choice(visit, "Deutsch").has("checked"))
  }

  @Test("in the new language the player is where they chose it, and hears which it is")
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
    "where the page has to stay as it is, it says why, and goes on in its language",
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
