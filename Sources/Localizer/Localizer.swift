import Foundation

/// Reads the sentences in source files, and puts those of another language in their places.
///
///     Localizer translate LANGUAGE CATALOG FOLDER FILE...    translates files into a folder, as the build does
///     Localizer update CATALOG                               brings the catalog up to date with the files beside it
///     Localizer list CATALOG                                 prints every sentence in every language
@main
enum Localizer {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print("error: \(error)")
      exit(EXIT_FAILURE)
    }
  }

  private static func run(_ arguments: [String]) throws {
    let paths = arguments.dropFirst().map { URL(filePath: $0) }
    switch (arguments.first, paths.count) {
    case ("translate"?, 4...):
      try translate(paths[3...], into: arguments[1], by: paths[1], to: paths[2])
    case ("update"?, 1): try update(paths[0])
    case ("list"?, 1): try list(StringCatalog(contentsOf: paths[0]))
    default:
      print(
        "usage: Localizer translate LANGUAGE CATALOG FOLDER FILE... | update CATALOG | list CATALOG"
      )
      exit(64)
    }
  }

  private static func translate(
    _ files: ArraySlice<URL>, into language: String, by catalog: URL, to folder: URL
  ) throws {
    let translation = try Translation(
      catalog: StringCatalog(contentsOf: catalog), language: language)
    var isComplete = true
    for file in files {
      let source = try SourceFile(file)
      do {
        try write(
          translation.translated(source), to: folder.appending(path: file.lastPathComponent))
      } catch let fault as Translation.Fault {
        isComplete = false
        print("\(file.path):\(fault.line): error: \(fault) (\(language))")
      }
    }
    if !isComplete { exit(EXIT_FAILURE) }
  }

  /// Writes a file, unless it has this content: one that stays as it is need not be compiled again.
  static func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func update(_ file: URL) throws {
    var catalog = try StringCatalog(contentsOf: file)
    try catalog.update(from: SourceFile.all(in: file.deletingLastPathComponent()))
    try catalog.encoded().write(to: file)
    for key in catalog.untranslated { print("to translate: \(key)") }
  }

  private static func list(_ catalog: StringCatalog) {
    for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
      let translations = (entry.localizations ?? [:]).sorted { $0.key < $1.key }
      let sentences = [key] + translations.map(\.value.stringUnit.value)
      print(sentences.joined(separator: "\t").replacing("\n", with: "\\n"))
    }
  }
}
