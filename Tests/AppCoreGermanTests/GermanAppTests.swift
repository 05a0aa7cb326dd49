import Foundation
import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("The native app in German") @MainActor
struct GermanAppTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func open() -> NativeApp { NativeApp(device: .system, folder: folder) }

  @Test("it speaks German, from the list to the settings")
  func german() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    #expect(Language.current == .german)
    #expect(HomeViewState(app).tiles[0].label.hasPrefix("Neue"))
    #expect(HomeViewState(app).note == ShellTexts.emptyList)
    #expect(SettingsTexts.title == "Einstellungen")
    app.act { $0.shelf.memorize.offerChoices() }
    app.editThemes()
    app.act { $0.shelf.memorize.saveTheme() }
    #expect(ThemesViewState(app)?.problems.contains("Gib dem Thema einen Namen.") == true)
    #expect(ThemesViewState(app)?.colours[0].names[0] == "Rot")
  }

  @Test("a game played in German survives a restart, in the record that every language reads")
  func record() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    app.act { $0.shelf.codeword.start(nil) }
    let session = try #require(app.model.shelf.codeword.session)
    for letter in session.puzzle.secret.text { _ = app.press(String(letter)) }
    _ = app.press("Enter")
    #expect(app.model.library.session(session.header.id)?.summary.outcome == .won)
    let again = open()
    let row = try #require(HomeViewState(again).games.first)
    #expect(HistoryRowViewState(row, again.model)?.progress == "1 Versuch · gefunden")
    let kept = try #require(again.model.library.session(session.header.id))
    let text = String(decoding: kept.record, as: UTF8.self)
    #expect(text.hasPrefix("pastime 1\ngame codeword 4\n"))
    // A new player gets the words of the app's language.
    #expect(text.contains("options length=5 attempts=any mode=standard words=de\n"))
  }

  @Test("the app replaces sentences of the page with ones that mention no browser")
  func sentences() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    for sentence in [
      ShellTexts.storageRefused, ShareTexts.notCopied, ShareTexts.linkNotCopied,
      ShareTexts.sentence(for: .laterVersion), CoachTexts.missing,
    ] {
      app.act { $0.frame.show(sentence, action: nil) }
      let message = try #require(ToastViewState(app)).message
      #expect(message != sentence)
      #expect(["Browser", "Seite", "Verbindung"].allSatisfy { !message.contains($0) })
    }
  }

  @Test("the coach speaks German, too, about one game and about the last games")
  func coach() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    for _ in 0..<2 {
      app.act { $0.shelf.codeword.start(nil) }
      let secret = try #require(app.model.shelf.codeword.session).puzzle.secret.text
      for letter in secret { _ = app.press(String(letter)) }
      _ = app.press("Enter")
    }
    app.lookBack(on: .codeword)
    #expect(CoachViewState(app.model).wait == CoachTexts.wait)
    var lead = ""
    while let work = app.coaching, lead.isEmpty {
      await work.value
      for line in CoachViewState(app.model).lines {
        if case .lead(let text) = line.content { lead = text }
      }
    }
    #expect(lead.hasPrefix("Deine letzten 2 Spiele"))
    #expect(CoachTexts.last == "Deine letzten Spiele")
  }
}
