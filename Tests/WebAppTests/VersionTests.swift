import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("A new version of the page")
struct VersionTests {
  @Test("it is told until the player takes it, beside whatever else is told meanwhile")
  func take() throws {
    let visit = Visit(rows: [codewordRow(1)])
    visit.app.updated()
    #expect(visit.toast == ShellTexts.newVersion)
    visit.wait(60_000)
    #expect(visit.toast == ShellTexts.newVersion)
    try visit.tap(ShellTexts.actions)
    try visit.tap(ShellTexts.delete)
    #expect(visit.toast == ShellTexts.deleted)
    visit.wait(6000)
    #expect(visit.toast == ShellTexts.newVersion)
    #expect(visit.host.activations == 0)
    try visit.tap(ShellTexts.update)
    #expect(visit.host.activations == 1)
  }

  @Test("a sheet that is opened over it withdraws it until the sheet is closed")
  func withdrawn() throws {
    let visit = Visit()
    visit.app.updated()
    visit.model.about.open()
    visit.app.woke(.tick)
    #expect(visit.toast == nil)
    try visit.tap(ShellTexts.close)
    #expect(visit.toast == ShellTexts.newVersion)
  }

  @Test("it keeps out of sheets, and is put off by hand")
  func putOff() throws {
    let visit = Visit()
    visit.app.updated()
    try visit.tap(SettingsTexts.title)
    #expect(visit.toast == nil)
    try visit.tap(ShellTexts.close)
    #expect(visit.toast == ShellTexts.newVersion)
    try visit.tap(ShellTexts.dismiss)
    #expect(visit.toast == nil)
    visit.wait(60_000)
    #expect(visit.toast == nil)
  }
}
