import Foundation
import Testing

@Suite("The places that README names")
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: folder).path(percentEncoded: false))
  }

  @Test("README names every page of the documents and every folder of the sources")
  func everything() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let pages = try names(in: "docs").filter { $0.hasSuffix(".md") }
    #expect(pages.filter { !text.contains("(docs/\($0))") } == [])
    let folders = try names(in: "Sources").filter { !$0.hasPrefix(".") }
    #expect(folders.filter { !text.contains("`Sources/\($0)`") } == [])
  }
}
