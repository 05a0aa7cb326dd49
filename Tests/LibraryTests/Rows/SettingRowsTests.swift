import Games
import Testing

@testable import Library

@Suite("Settings as rows")
struct SettingRowsTests {
  private func setting(_ name: String, _ value: String) -> Row {
    Row(key: RowKey.setting(Array(name.utf8)).text, text: Array(value.utf8))
  }

  private func strings(_ changes: [RowChange]) -> [String] {
    changes.map { "\(text($0.key)): \(text($0.row.text)) over \(text($0.expected))" }
  }

  @Test("each setting that changes is a row, with a count and the device")
  func changes() {
    let library = GameLibrary()
    library.changeSettings {
      $0[.pegShape] = 1
      $0.codeword = CodewordOptions(length: 6, limit: 8, mode: .hard) ?? .standard
    }
    #expect(
      strings(library.takeChanges(newDevice: { 0xABCD })) == [
        "device: 000000000000abcd over ",
        "setting/pegs: 1 000000000000abcd circle over ",
        "setting/codeword: 1 000000000000abcd length=6 attempts=8 mode=hard over ",
      ])
    library.changeSettings { $0[.pegShape] = 0 }
    #expect(
      strings(library.takeChanges(newDevice: { 1 })) == [
        "setting/pegs: 2 000000000000abcd over 1 000000000000abcd circle"
      ])
    library.changeSettings { $0[.pegShape] = 0 }
    #expect(library.takeChanges().isEmpty)
  }

  @Test("stored settings come back, whatever was changed")
  func roundTrip() {
    let library = GameLibrary()
    library.changeSettings {
      $0.colours[.exact] = RGB(0x12_3456)
      $0.palette = .colourBlind
      $0.look = .snowman
      $0[.appearance] = 2
      $0.showsTime = false
    }
    let next = GameLibrary()
    next.load(library.takeChanges(newDevice: { 1 }).map(\.row))
    #expect(next.settings == library.settings)
    #expect(next.takeChanges().isEmpty)
  }

  @Test("the row that earlier versions stored counts for a setting without its own row")
  func earlierRow() {
    let library = GameLibrary()
    let lines = Array("palette colour-blind\npegs circle\n".utf8)
    let all = Row(key: RowKey.settings.text, text: lines)
    library.load([all, setting("pegs", "1 000000000000abcd")])
    #expect(library.settings.palette == .colourBlind)
    #expect(library.settings[.pegShape] == 0)
    library.changeSettings { $0.palette = .standard }
    #expect(
      strings(library.takeChanges(newDevice: { 2 })).last
        == "setting/palette: 1 0000000000000002 over ")
  }

  @Test("settings that a page of an earlier version stores now hold, even if they say less")
  func earlierPage() {
    let library = GameLibrary()
    let all = { (text: String) in Row(key: RowKey.settings.text, text: Array(text.utf8)) }
    library.load([
      all("palette colour-blind\npegs circle\n"), setting("look", "1 0000000000000001 snowman"),
    ])
    _ = library.follow(all("pegs circle\n"), at: .zero)
    #expect(library.settings.palette == .standard)
    #expect(library.settings[.pegShape] == 1)
    _ = library.follow(all("pegs square\nlook gallows\n"), at: .zero)
    #expect(library.settings[.pegShape] == 2)
    _ = library.follow(all(""), at: .zero)
    #expect(library.settings[.pegShape] == 0)
    #expect(library.settings.look == .snowman)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("the later change of a setting holds, and other settings stay")
  func later() {
    let library = GameLibrary()
    library.load([
      setting("pegs", "3 000000000000000a circle"),
      setting("look", "1 0000000000000001 snowman"),
    ])
    _ = library.follow(setting("pegs", "2 00000000000000ff square"), at: .zero)
    #expect(library.settings[.pegShape] == 1)
    _ = library.follow(setting("pegs", "3 00000000000000ff square"), at: .zero)
    #expect(library.settings[.pegShape] == 2)
    _ = library.follow(setting("pegs", "4 0000000000000000"), at: .zero)
    #expect(library.settings[.pegShape] == 0)
    #expect(library.settings.look != .gallows)
  }

  @Test("a setting of a later version stays where it is, and affects nothing else")
  func unknown() {
    let library = GameLibrary()
    library.load([setting("tempo", "1 0000000000000001 fast"), setting("pegs", "damaged")])
    #expect(library.settings[.pegShape] == 0)
    library.changeSettings { $0[.pegShape] = 2 }
    #expect(
      strings(library.takeChanges(newDevice: { 1 })).last
        == "setting/pegs: 1 0000000000000001 square over damaged")
  }

  @Test("appearance, motion and sound stay on the device")
  func travelling() {
    for name in ["appearance", "motion", "feedback"] {
      #expect(!Settings.travels(Array(name.utf8)))
    }
    for name in ["palette", "pegs", "time", "look", "exact", "codeword"] {
      #expect(Settings.travels(Array(name.utf8)))
    }
  }

  @Test(
    "another spelling of a setting is not read",
    arguments: [
      "", "1", "x 0000000000000001 a", "01 0000000000000001 a", "1 000000000000001 a",
      "1 000000000000000G a", "1 0000000000000001 ", "1 0000000000000001 a\nb", " 1",
    ])
  func spelling(text: String) { #expect(SettingValue(Array(text.utf8)) == nil) }

  @Test(
    "a setting reads back as it was written",
    arguments: ["1 0000000000000001", "7 00000000000000ff length=6 attempts=8 mode=hard"])
  func spelled(text: String) throws {
    #expect(try #require(SettingValue(Array(text.utf8))).text == Array(text.utf8))
  }
}
