/// The sentences of one language in the place of those of the source files.
struct Translation {
  /// What is wrong with the translation of a literal.
  struct Fault: Error, Equatable, CustomStringConvertible {
    enum Kind {
      case missing
      /// It has other arguments than the key, or one of them not at all.
      case unlikeArguments
    }

    let kind: Kind
    let key: String
    /// Where the literal is in its file, from 1.
    let line: Int

    var description: String {
      switch kind {
      case .missing: "not translated: \(key)"
      case .unlikeArguments: "other arguments in the translation of: \(key)"
      }
    }
  }

  let catalog: StringCatalog
  /// The tag (BCP 47) of the language.
  let language: String

  /// A source file with its sentences in this language. Linear time.
  func translated(_ file: SourceFile) throws(Fault) -> String {
    try translated(file.source, of: file)
  }

  private func translated(_ source: SwiftSource, of file: SourceFile) throws(Fault) -> String {
    try source.mapLiterals { literal throws(Fault) in
      let arguments = try literal.arguments.map { argument throws(Fault) in
        try translated(argument, of: file)
      }
      if !file.isSentence(literal) { return literal.spelled(with: arguments) }
      return try Self.spelled(value(of: literal, in: file.type), arguments, of: literal)
    }
  }

  /// The translation with `%@`, or `%2$@` where the order is another.
  private func value(of literal: StringLiteral, in type: String) throws(Fault) -> String {
    let key = catalog.key(of: literal, in: type)
    guard let entry = catalog.strings[key] else {
      if !literal.hasLetters { return key }
      throw Fault(kind: .missing, key: key, line: literal.line)
    }
    if entry.shouldTranslate == false { return key }
    guard let unit = entry.localizations?[language]?.stringUnit, unit.state != .new else {
      throw Fault(kind: .missing, key: key, line: literal.line)
    }
    return unit.value
  }

  /// A literal of Swift with this text, in which the arguments take the places of `%@`.
  private static func spelled(
    _ value: String, _ arguments: [String], of literal: StringLiteral
  ) throws(Fault) -> String {
    var spelling = ""
    var used = Set<Int>()
    var next = 0
    var rest = Substring(value)
    while let first = rest.first {
      if let match = rest.prefixMatch(of: /%(?:(?<number>\d+)\$)?@/) {
        let index = match.output.number.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += 1
        guard arguments.indices.contains(index) else {
          throw Fault(kind: .unlikeArguments, key: literal.key, line: literal.line)
        }
        used.insert(index)
        spelling += "\\(\(arguments[index]))"
        rest = rest[match.range.upperBound...]
        continue
      }
      rest = rest.dropFirst(rest.hasPrefix("%%") ? 2 : 1)
      switch first {
      case "\"", "\\": spelling += "\\\(first)"
      case "\n": spelling += "\\n"
      default: spelling.append(first)
      }
    }
    guard used.count == arguments.count else {
      throw Fault(kind: .unlikeArguments, key: literal.key, line: literal.line)
    }
    return "\"\(spelling)\""
  }
}
