import Foundation

/// The words with which a new player can begin on a server that is not open to all. A file lists them, one per
/// line. It is read each time: an added word is valid at once, and a removed word is invalid at once.
public struct InvitationWords: Equatable, Sendable {
  /// The path of the file.
  public let path: String

  /// The words in this file.
  public init(path: String) { self.path = path }

  /// Whether a word is one of them. Capitals, blanks and hyphens are ignored, because words are read aloud.
  public func contain(_ word: String) -> Bool {
    let word = Self.plain(word)
    guard !word.isEmpty, let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { !$0.hasPrefix("#") && Self.plain($0) == word }
  }

  /// Writes a first word into the file, if the file does not exist yet.
  /// - Returns: whether it was written.
  public func begin(with word: String) throws -> Bool {
    let text = "# Anyone who knows a word below may start to play here. One word a line.\n\(word)\n"
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
      return true
    } catch let error as CocoaError where error.code == .fileWriteFileExists { return false }
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }
}
