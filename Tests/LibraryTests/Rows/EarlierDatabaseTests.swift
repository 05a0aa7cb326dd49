import Foundation
import Games
import Testing

@testable import Library

/// The rows of a database from the last version that had one line for each game, all settings in
/// one row, and no deletions.
struct EarlierDatabase {
  let rows: [Row]

  init() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "golden/databases/before-lines.json")
    let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    rows = texts.sorted { $0.key < $1.key }.map {
      Row(key: Array($0.key.utf8), text: Array($0.value.utf8))
    }
  }
}

@Suite("Databases of earlier versions")
struct EarlierDatabaseTests {
  private let library = GameLibrary()
  private let rows: [Row]

  init() throws {
    rows = try EarlierDatabase().rows
    library.load(rows)
  }

  @Test("every game opens with its record and its clock, and nothing is written")
  func games() throws {
    #expect(library.errors.isEmpty)
    #expect(library.takeChanges().isEmpty)
    #expect(library.history.count == 19)
    #expect(Set(library.history.map(\.kind)).count == GameKind.allCases.count)
    for row in rows {
      switch RowKey(row.key) {
      case .record(let id): #expect(library.session(id)?.record == row.text)
      case .clock(let id):
        let session = try #require(library.session(id))
        let time = library.time(of: id, at: .zero)
        if session.summary.outcome.isOver {
          #expect(time == session.summary.timeAtLastMove)
        } else {
          #expect("\(time.count)" == text(row.text))
        }
      default: break
      }
    }
  }

  @Test("settings and themes are as they were")
  func settingsAndThemes() {
    #expect(library.settings[.pegShape] == 1)
    #expect(library.settings.palette == .colourBlind)
    #expect(library.settings[.appearance] == 2)
    #expect(library.settings.colours[.exact] == RGB(0x12_3456))
    #expect(library.settings.look == .snowman)
    #expect(library.settings.codeword.length == 6)
    #expect(library.themes.map(\.look.name) == ["Ours"])
  }

  @Test("a game that the earlier version made a branch of a conflict stays a branch")
  func branch() {
    #expect(library.session(identity(79))?.header.branchOf == identity(78))
    #expect(library.otherLines(of: identity(78)).isEmpty)
  }

  @Test("a move is stored over what the earlier version stored")
  func playOn() throws {
    let before = try #require(rows.first { $0.key == RowKey.record(identity(77)).text })
    library.open(identity(77), at: .zero)
    try library.play(
      CodewordMove(word("crane")), in: identity(77), clock: 500,
      date: 1_767_225_700_000, words: nil)
    let changes = library.takeChanges()
    #expect(changes[0].expected == before.text)
    #expect(changes[0].row.text == before.text + Array("18500 100000 crane\n".utf8))
    #expect(changes[1] == RowChange(clockRow(77, "18500"), over: Array("18000".utf8)))
  }

  @Test("loading a database twice, or after its own archive, is the same as loading it once")
  func again() throws {
    let archive = library.archive(at: .zero)
    library.load(rows)
    #expect(library.archive(at: .zero) == archive)
    #expect(library.unite(with: archive, at: .zero).known == 19)
    #expect(library.takeChanges().isEmpty)
  }
}
