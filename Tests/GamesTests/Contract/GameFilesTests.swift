import Foundation
import Games
import Testing

/// What a new game needs and the compiler cannot check.
@Suite("The files of every game")
struct GameFilesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "every game has its styles, its samples and its place in the documents",
    arguments: GameKind.allCases)
  func lines(kind: GameKind) throws {
    let keyword = "\(kind.keyword)"
    let name = keyword.capitalized
    for (file, line) in [
      ("Web/styles/\(keyword).css", "[data-game=\"\(keyword)\"] {"),
      ("Web/samples.txt", "game \(keyword) "),
      ("README.md", "**\(name)"),
      ("docs/daily.md", "| \(name) |"),
      ("docs/records.md", "### \(name)"),
      ("docs/requirements/README.md", "(\(keyword).md)"),
    ] {
      let text = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      #expect(text.contains(line), "\(file)")
    }
  }

  @Test("every game has golden records, each with its transcript", arguments: GameKind.allCases)
  func goldenRecords(kind: GameKind) throws {
    let folder = Self.root.appending(path: "Tests/golden/\(kind.keyword)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let records = files.filter { $0.hasSuffix(".record") }.map { $0.dropLast(6) }
    #expect(!records.isEmpty)
    for record in records { #expect(files.contains(record + "transcript")) }
  }
}
