import Foundation

/// A source file with sentences.
struct SourceFile {
  /// The name of its main type, which tells apart what one sentence means in several files.
  let type: String
  /// Whether every literal is a sentence, as in a folder named `Texts`. In other files those in a `localized` are.
  let hasOnlySentences: Bool
  let source: SwiftSource

  func isSentence(_ literal: StringLiteral) -> Bool { hasOnlySentences || literal.isMarked }
}

extension SourceFile {
  /// - Throws: what the file system throws.
  init(_ file: URL) throws {
    self.init(
      // "ShareTexts+WordGames.swift" extends `ShareTexts`.
      type: String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }),
      hasOnlySentences: file.deletingLastPathComponent().lastPathComponent == "Texts",
      source: SwiftSource(try String(contentsOf: file, encoding: .utf8)))
  }

  /// The files below a folder.
  static func all(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { try SourceFile(folder.appending(path: $0)) }
  }
}
