import ByteStrings
import Games
import Library
import Words

/// Told are the marks of each attempt. The length, and how many attempts there are, stand in the options.
extension Codeword: JudgedGame {
  /// Nothing more than the options say.
  public static func writeOpening(
    of puzzle: CodewordPuzzle, _ options: CodewordOptions, to text: inout TextWriter
  ) {}

  /// Writes the marks of the latest attempt, such as `=+--=`.
  public func writeAnswer(to text: inout TextWriter) {
    guard let marks = attempts.last?.marks else { return }
    for position in 0..<marks.count { text.write(marks[position].sign) }
  }

  /// A row of letters with all these marks. It need not be a word: nobody gets to see it.
  public static func consistentPuzzle(
    _ options: CodewordOptions, opening: [UInt8], revealed: [Revealed<CodewordMove>]
  ) throws(ConsistentPuzzleError) -> CodewordPuzzle {
    guard opening.isEmpty else { throw .text(.surplus) }
    var search = SecretSearch(length: options.length)
    for said in revealed {
      guard said.answer.count == said.move.word.count else { throw .text(.outOfRange) }
      var marks: [Mark] = []
      for byte in said.answer {
        guard let mark = Mark(sign: byte) else { throw .text(.unexpected) }
        marks.append(mark)
      }
      search.learn(said.move.word, marks)
    }
    guard let secret = search.found() else { throw .contradiction }
    return CodewordPuzzle(secret: secret)
  }
}

extension Mark {
  /// How it is written in an answer: `=` exact, `+` inexact, `-` none.
  package var sign: Literal {
    switch self {
    case .exact: "="
    case .inexact: "+"
    case .none: "-"
    }
  }
  /// The mark with this sign; nil for any other byte.
  package init?(sign: UInt8) {
    guard let mark = Self.allCases.first(where: { equal([sign], $0.sign) }) else { return nil }
    self = mark
  }
}
