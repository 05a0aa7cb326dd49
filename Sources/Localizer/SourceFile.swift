import Foundation

/// A source file with sentences. All of them stand in folders named `Texts`.
struct SourceFile {
  /// The name of its main type.
  let type: String
  let source: SwiftSource
}

extension SourceFile {
  /// - Throws: what the file system throws.
  init(_ file: URL) throws {
    self.init(
      // "ShareTexts+WordGames.swift" extends `ShareTexts`.
      type: String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }),
      source: SwiftSource(try String(contentsOf: file, encoding: .utf8)))
  }

  /// All files with sentences below a folder.
  static func all(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.contains("/Texts/") && $0.hasSuffix(".swift") }.sorted()
      .map { try SourceFile(folder.appending(path: $0)) }
  }
}
