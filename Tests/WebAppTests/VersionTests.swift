import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The message about a new version")
struct VersionViewTests {
  @Test("it stays out of modals, and can be accepted or dismissed")
  func message() throws {
    let visit = Visit()
    visit.app.updated()
    try visit.tap(SettingsTexts.title)
    #expect(visit.toast == nil)
    try visit.tap(ShellTexts.close)
    #expect(visit.toast == ShellTexts.newVersion)
    try visit.tap(ShellTexts.update)
    #expect(visit.host.activations == 1)
    try visit.tap(ShellTexts.dismiss)
    #expect(visit.toast == nil)
  }
}
