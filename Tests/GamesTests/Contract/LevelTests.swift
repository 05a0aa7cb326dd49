import Foundation
import Testing

@Suite("Levels")
struct LevelTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  @Test(
    "AR-9: the rules and the player's data import no interface, and no module of a higher level",
    arguments: [
      ("ByteStrings", []), ("Words", ["ByteStrings"]), ("Markup", ["ByteStrings"]),
      ("QRCode", []),
      ("Games", ["ByteStrings", "Words"]),
      ("Library", ["ByteStrings", "Games", "Words", "Observation"]),
      ("Coach", ["ByteStrings", "Games", "Words"]),
      ("Sync", ["ByteStrings", "Games", "Library"]),
      ("Sync", ["ByteStrings", "Games", "Library"]),
      ("Screens", ["ByteStrings", "Games", "Library", "Words", "Observation"]),
    ])
  func imports(module: String, allowed: [String]) throws {
    let folder = Self.sources.appending(path: module)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place < 2, words.count == place + 2
        else { continue }
        #expect(allowed.contains(String(words[place + 1])), "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(count > 0)
  }
}
