/// A string literal of a file of Swift: text, and the expressions that it interpolates.
struct StringLiteral {
  enum Segment {
    case text(String)
    case argument(SwiftSource)
  }

  let segments: [Segment]
  /// The number of the line in which it begins, from 1.
  let line: Int
  /// The property or function that it is in.
  let declaration: String
  /// Whether it is within the brackets of a `localized`.
  let isMarked: Bool
  /// What stands between the delimiters.
  private let raw: [Segment]
  /// One quotation mark, or three.
  private let delimiter: String

  init(raw: [Segment], delimiter: String, line: Int, declaration: String, isMarked: Bool) {
    self.raw = raw
    self.delimiter = delimiter
    self.line = line
    self.declaration = declaration
    self.isMarked = isMarked
    let isMultiline = delimiter.count > 1
    let indent = isMultiline ? Self.indentation(before: raw.last) : 0
    segments = raw.enumerated().map { index, segment in
      guard case .text(var text) = segment else { return segment }
      if isMultiline {
        if index == 0 { text.removeFirst() }
        text = Self.unindented(text, by: indent, startsLine: index == 0)
        if index == raw.count - 1, let end = text.lastIndex(of: "\n") {
          text = String(text[..<end])
        }
      }
      return .text(Self.unescaped(text))
    }
  }

  /// The same literal with other arguments, as many as it has.
  func spelled(with arguments: [String]) -> String {
    var arguments = arguments[...]
    return raw.reduce(into: delimiter) { spelling, segment in
      switch segment {
      case .text(let text): spelling += text
      case .argument: spelling += "\\(\(arguments.removeFirst()))"
      }
    } + delimiter
  }

  var arguments: [SwiftSource] {
    segments.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// The text as a string catalog has it, with `%@` for each argument.
  var key: String {
    segments.reduce(into: "") { key, segment in
      switch segment {
      case .text(let text): key += text.replacing("%", with: "%%")
      case .argument: key += "%@"
      }
    }
  }

  /// Whether it says something: punctuation alone is the same in every language.
  var hasLetters: Bool {
    segments.contains {
      if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false }
    }
  }

  /// The spaces before the closing quotation marks, which every line of the literal has as well.
  private static func indentation(before end: Segment?) -> Int {
    guard case .text(let text) = end else { return 0 }
    return text.reversed().prefix { $0 == " " }.count
  }

  private static func unindented(_ text: String, by count: Int, startsLine: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 || startsLine ? line.dropFirst(min(count, line.prefix { $0 == " " }.count)) : line
    }.joined(separator: "\n")
  }

  /// The text without its escapes: see "Strings and Characters" in The Swift Programming Language.
  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\(?:u\{(?<scalar>[0-9A-Fa-f]+)\}|(?<character>[\s\S]))/) { match -> String in
      if let digits = match.output.scalar {
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init(_:)) ?? ""
      }
      switch match.output.character {
      case "n"?: return "\n"
      case "t"?: return "\t"
      case "\n"?: return ""
      case let character?: return String(character)
      case nil: return ""
      }
    }
  }
}
