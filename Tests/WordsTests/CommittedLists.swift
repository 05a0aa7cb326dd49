import Foundation
import Testing
import Words

/// The lists of the repository's Data folder, read where they lie.
enum CommittedLists {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func answers(_ length: Int) throws -> [String] { try lines("words/answers\(length)") }
  static func common(_ length: Int) throws -> [String] { try lines("words/common\(length)") }
  static func accepted(_ length: Int) throws -> [String] { try lines("words/accepted\(length)") }

  /// A German list: "answers", "familiar", "common" or "accepted".
  static func german(_ kind: String, _ length: Int) throws -> [String] {
    try lines("words/de/\(kind)\(length)")
  }

  /// The words of a hand-made file.
  static func editorial(_ name: String) throws -> Set<String> {
    Set(try lines("editorial/\(name)").filter { !$0.hasPrefix("#") })
  }

  private static func lines(_ name: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "Data/\(name).txt"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
