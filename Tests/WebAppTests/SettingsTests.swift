import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Settings on the page")
struct SettingsTests {
  private func segment(_ visit: Visit, _ title: String, in legend: String) throws -> PageNode {
    let group = try #require(
      visit.page.all(class: "segments").first {
        $0.children.first?.textContent == legend
      })
    return try #require(
      group.subtree.first { $0.classes.contains("segment") && $0.textContent == title }?
        .subtree.first { $0.attributes["type"] == "radio" })
  }

  private func choose(_ visit: Visit, _ title: String, in legend: String) throws {
    visit.page.change(try segment(visit, title, in: legend), to: "on")
    visit.deliver()
  }

  @Test("the gear over the list opens a modal with a form (CW-11)")
  func opens() throws {
    let visit = Visit()
    try visit.tap(SettingsTexts.title)
    #expect(visit.page.modals.count == 1)
    let parts = visit.page.all(class: "modal-head").first?.subtree
      .filter { $0.classes.contains("segment") }.map(\.textContent)
    #expect(parts == ["General", "Codeword", "My games"])
  }

  @Test("each part has a few choices")
  func parts() throws {
    for (part, group) in [(SettingsPart.general, "Language"), (.codeword, "Shape")] {
      let visit = Visit()
      try visit.openSettings(part)
      #expect(visit.model.frame.modal == .settings(part))
      let body = try #require(visit.page.all(class: "modal-body").first)
      let legends = body.subtree.filter { $0.name == "legend" }.map(\.textContent)
      #expect(legends.contains(group), "\(legends)")
      #expect(legends.count <= 4, "\(legends)")
    }
  }

  @Test("the shape of pegs acts at once and is stored (CW-11, CW-17)")
  func pegShape() throws {
    let visit = Visit()
    #expect(visit.host.preferences["pegs"] == "rounded")
    try visit.openSettings(.codeword)
    try choose(visit, "Circle", in: SettingsTexts.title(of: .pegShape))
    #expect(visit.host.preferences["pegs"] == "circle")
    #expect(visit.host.rows[RowKey.setting(Array("pegs".utf8)).text] != nil)
    let next = Visit(rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
    #expect(next.host.preferences["pegs"] == "circle")
  }

  @Test("the length of new games is a setting, and the button says it (CW-11)")
  func defaultLength() throws {
    let visit = Visit()
    try visit.openSettings(.codeword)
    try choose(visit, "6", in: CodewordScreenTexts.length)
    try visit.tap(ShellTexts.close)
    try visit.tap("New Codeword, 6 letters")
    #expect(try visit.session.options.length == 6)
  }

  @Test("a length and help are chosen for one game (CW-9, CW-20), tries and mode from then on")
  func choiceForOneGame() throws {
    let visit = Visit()
    visit.offerChoices(of: .codeword)
    try choose(visit, "4", in: CodewordScreenTexts.length)
    try choose(visit, "8", in: CodewordScreenTexts.limit)
    try choose(visit, CodewordScreenTexts.name(ofHelp: true), in: CodewordScreenTexts.help)
    try visit.tap(ShellTexts.start)
    #expect(
      try visit.session.options == CodewordOptions(length: 4, limit: 8, isAssisted: true))
    #expect(visit.control("New Codeword, 5 letters · 8 tries") != nil)
    #expect(!visit.model.library.settings.codeword.isAssisted)
  }

  @Test("the player's own colour redraws old rows, and can be reset (CW-4, CW-11)")
  func ownColour() throws {
    let visit = Visit(rows: [codewordRow(moves: ["5 9 trace"])])
    try visit.openSettings(.codeword)
    let field = try #require(visit.page.first { $0.attributes["type"] == "color" })
    visit.page.input("#ffff00", into: field)
    visit.deliver()
    let shell = try #require(visit.page.first(class: "shell"))
    #expect(shell.styles["--exact"] == "#ffff00")
    #expect(shell.styles["--on-exact"] == "#000000")
    #expect(visit.page.first(text: "Hard to see in light mode.") != nil)
    try visit.tap(SettingsTexts.resetColour(of: .exact))
    #expect(visit.page.first(class: "shell")?.styles["--exact"] == nil)
  }

  @Test("the time can be hidden, and is counted all the same")
  func hiddenTime() throws {
    let visit = Visit()
    try visit.tap(SettingsTexts.title)
    let toggle = try #require(
      visit.page.first {
        $0.role == "switch" && $0.parent?.textContent == SettingsTexts.title(of: .time)
      }
    )
    visit.page.change(toggle, to: "")
    visit.deliver()
    #expect(visit.host.preferences["time"] == "off")
    #expect(!visit.model.library.settings.showsTime)
  }
}
