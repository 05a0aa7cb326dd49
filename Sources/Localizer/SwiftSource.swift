/// A file of Swift, as its code and the string literals in it.
///
/// It knows comments, literals of one line and of several, escapes and interpolations, but no literals with `#`, which
/// no file with sentences has.
struct SwiftSource {
  enum Piece {
    case code(String)
    case literal(StringLiteral)
  }

  var pieces: [Piece]

  init(_ text: String) {
    var scanner = Scanner(text)
    pieces = scanner.pieces(areMarked: false) { _ in false }
  }

  /// All literals in their order, with those in the interpolations of others before these.
  var literals: [StringLiteral] {
    pieces.flatMap { piece in
      guard case .literal(let literal) = piece else { return [StringLiteral]() }
      return literal.arguments.flatMap(\.literals) + [literal]
    }
  }

  /// The same file with other literals.
  func mapLiterals<E: Error>(_ change: (StringLiteral) throws(E) -> String) throws(E) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .code(let code): text += code
      case .literal(let literal): text += try change(literal)
      }
    }
    return text
  }

  private init(pieces: [Piece]) { self.pieces = pieces }
}

extension SwiftSource {
  /// Reads a text from its beginning to its end. Linear time.
  private struct Scanner {
    private let text: [Character]
    private var next = 0
    private var line = 1
    /// What is declared, as far as the text is read.
    private var declaration = ""

    init(_ text: String) { self.text = Array(text) }

    private var isAtEnd: Bool { next == text.count }

    private func sees(_ prefix: String) -> Bool { text[next...].starts(with: prefix) }

    private mutating func take() -> Character {
      defer { next += 1 }
      if text[next] == "\n" { line += 1 }
      return text[next]
    }

    private mutating func take(through end: String) -> String {
      var taken = ""
      while !isAtEnd {
        taken.append(take())
        if taken.hasSuffix(end) { break }
      }
      return taken
    }

    /// Code and literals up to a character for which `isEnd` holds outside all brackets, which stays unread.
    /// - Parameter areMarked: whether it is all within the brackets of a `localized`.
    mutating func pieces(areMarked: Bool, until isEnd: (Character) -> Bool) -> [Piece] {
      var pieces: [Piece] = []
      var code = ""
      var depth = 0
      // The depth within the brackets of a `localized`.
      var marked = areMarked ? 0 : Int.max
      while !isAtEnd, depth > 0 || !isEnd(text[next]) {
        if sees("//") {
          code += take(through: "\n")
        } else if text[next] == "\"" {
          note(code)
          pieces.append(.code(code))
          code = ""
          pieces.append(.literal(literal(isMarked: depth >= marked)))
        } else {
          if text[next] == "(" {
            depth += 1
            if marked == .max, code.hasSuffix("localized") { marked = depth }
          }
          if text[next] == ")" {
            depth -= 1
            if depth < marked { marked = areMarked ? 0 : .max }
          }
          code.append(take())
        }
      }
      return code.isEmpty ? pieces : pieces + [.code(code)]
    }

    /// Looks for the last declaration in some code.
    private mutating func note(_ code: String) {
      // A member of a type, and nothing inside it.
      if let last = code.matches(of: /\n  (?:\w+ )*(?:var|func) (\w+)/).last {
        declaration = String(last.output.1)
      }
    }

    private mutating func literal(isMarked: Bool) -> StringLiteral {
      let (line, declaration) = (line, declaration)
      let delimiter = sees("\"\"\"") ? "\"\"\"" : "\""
      next += delimiter.count
      var segments: [StringLiteral.Segment] = []
      var raw = ""
      while !isAtEnd, !sees(delimiter) {
        if sees("\\(") {
          next += 2
          segments.append(.text(raw))
          raw = ""
          segments.append(
            .argument(SwiftSource(pieces: pieces(areMarked: isMarked) { $0 == ")" })))
          next += 1
        } else {
          if text[next] == "\\" { raw.append(take()) }
          raw.append(take())
        }
      }
      next = min(next + delimiter.count, text.count)
      segments.append(.text(raw))
      return StringLiteral(
        raw: segments, delimiter: delimiter, line: line, declaration: declaration,
        isMarked: isMarked)
    }
  }
}
