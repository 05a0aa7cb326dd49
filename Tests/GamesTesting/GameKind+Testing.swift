import Games

/// What tests of several modules ask of a game without knowing it.
extension GameKind {
  /// Options that the rules have read, as they write them again.
  package func spelling(ofOptions line: String) throws -> String {
    switch self {
    case .codeword: try spelling(CodewordOptions.self, of: line)
    case .anagrams: try spelling(AnagramsOptions.self, of: line)
    case .hangman: try spelling(HangmanOptions.self, of: line)
    case .memorize: try spelling(MemorizeOptions.self, of: line)
    case .times: try spelling(TimesOptions.self, of: line)
    }
  }

  private func spelling<Options: TextCodable>(
    _ type: Options.Type, of line: String
  ) throws -> String {
    var reader = TextReader(Array(line.utf8))
    let options = try Options(from: &reader)
    try reader.finish()
    var writer = TextWriter()
    options.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The part of a puzzle, as a record spells it, that must not come again soon.
  package func answer(inPuzzle puzzle: [UInt8]) -> String {
    let line = String(decoding: puzzle, as: UTF8.self)
    let fields = line.split(separator: " ")
    return switch self {
    case .codeword, .times: line
    case .anagrams: String(fields[0].dropFirst("rack=".count).sorted())
    case .hangman: fields[1].lowercased().filter(\.isLetter)
    case .memorize: String(fields[0])
    }
  }
}
