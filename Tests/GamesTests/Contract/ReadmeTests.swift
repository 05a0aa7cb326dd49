import Foundation
import Testing

@Suite("The places that README and CONTRIBUTING name")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path(percentEncoded: false))
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
  }

  @Test("README names every page of the documents and every folder of the sources")
  func everything() throws {
    let text = try text(of: "README.md")
    let pages = try names(in: "docs").filter { $0.hasSuffix(".md") }
    #expect(pages.filter { !text.contains("(docs/\($0))") } == [])
    let folders = try names(in: "Sources").filter { !$0.hasPrefix(".") }
    #expect(folders.filter { !text.contains("`Sources/\($0)`") } == [])
  }

  @Test("the sentence that CONTRIBUTING has a newcomer change is in the file that it names")
  func firstChange() throws {
    let guide = try text(of: "CONTRIBUTING.md")
    let change = try #require(try /In `([^`]+)`, find\n\n +([^\n]+)\n/.firstMatch(in: guide))
    #expect(try text(of: String(change.1)).contains("  \(change.2)\n"))
  }
}
