import Foundation
import Testing

@Suite("Requirements")
struct RequirementTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("every requirement that a test names is explained, and every explained one has a test")
  func idsAgree() throws {
    let named = try Self.text(in: "Tests", extensions: ["swift", "py"])
      .matches(of: #/\b[A-Z]{2}-[0-9]+/#)
    let explained = try Self.text(in: "docs/requirements", extensions: ["md"])
      .matches(of: #/\n\| ([A-Z]{2}-[0-9]+) \|/#)
    let names = Set(named.map { String($0.output) })
    let entries = explained.map { String($0.output.1) }

    #expect(names.subtracting(entries).sorted() == [], "named by a test, not on a page")
    #expect(Set(entries).subtracting(names).sorted() == [], "on a page, named by no test")
    #expect(entries.count == Set(entries).count, "an id is explained once")
    #expect(entries.count > 60)
  }

  /// All files in a folder with one of these extensions, as one text.
  private static func text(in folder: String, extensions: [String]) throws -> String {
    let files = try #require(
      FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil))
    var text = ""
    for case let file as URL in files where extensions.contains(file.pathExtension) {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }
}
