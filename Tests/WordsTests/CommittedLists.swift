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

  /// A list of a language other than English: "answers", "familiar", "common" or "accepted".
  static func list(_ kind: String, _ length: Int, in language: WordLanguage) throws -> [String] {
    try lines("words/\(language.tag)/\(kind)\(length)")
  }

  /// The words of a hand-made file for a language other than English; none if the language needs no such file.
  static func editorial(_ name: String, in language: WordLanguage) throws -> Set<String> {
    let path = "\(language.tag)/\(name)"
    let file = root.appending(path: "Data/editorial/\(path).txt").path
    return FileManager.default.fileExists(atPath: file) ? try editorial(path) : []
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
