import Foundation
import Games
import Library
import Screens
import Testing

@testable import AppCore

@Suite("The native app in French") @MainActor
struct FrenchAppTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func open() -> NativeApp { NativeApp(device: .system, folder: folder) }

  @Test("it speaks French, from the list to the settings and the coach")
  func french() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    #expect(Language.current == .french)
    #expect(HomeViewState(app).tiles[0].label.hasPrefix("Nouvelle partie"))
    #expect(SettingsTexts.title == "Réglages")
    app.act { $0.shelf.memorize.offerChoices() }
    app.editThemes()
    app.act { $0.shelf.memorize.saveTheme() }
    #expect(ThemesViewState(app)?.problems.contains("Donne un nom au thème.") == true)
    #expect(CoachTexts.last == "Tes dernières parties")
  }

  @Test("a new player gets French words, and the game is still there after a restart")
  func words() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = open()
    app.act { $0.shelf.codeword.start(nil) }
    let session = try #require(app.model.shelf.codeword.session)
    for letter in session.puzzle.secret.text { _ = app.press(String(letter)) }
    _ = app.press("Enter")
    let again = open()
    let row = try #require(HomeViewState(again).games.first)
    #expect(HistoryRowViewState(row, again.model)?.progress == "1 essai · trouvé")
    let kept = try #require(again.model.library.session(session.header.id))
    let text = String(decoding: kept.record, as: UTF8.self)
    #expect(text.contains("options length=5 attempts=any mode=standard words=fr\n"))
  }
}
