import Foundation

/// The words that let somebody begin at a server that not everybody may begin at. They stand in a file, one a
/// line, which is read each time: a word that is written into it counts at once, and one that is struck out
/// counts no more.
public struct InvitationWords: Equatable, Sendable {
  /// The file.
  public let path: String

  /// The words in this file.
  public init(path: String) { self.path = path }

  /// Whether a word is one of them. Capitals and blanks do not matter: words are read aloud.
  public func contain(_ word: String) -> Bool {
    let word = Self.plain(word)
    guard !word.isEmpty, let data = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      .contains { !$0.hasPrefix("#") && Self.plain($0) == word }
  }

  /// Writes a first word into the file, where there is no file yet.
  /// - Returns: whether it was written.
  public func begin(with word: String) throws -> Bool {
    let text = "# Whoever knows a word below may begin to play here: one a line.\n\(word)\n"
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .withoutOverwriting)
      return true
    } catch let error as CocoaError where error.code == .fileWriteFileExists { return false }
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }
}
