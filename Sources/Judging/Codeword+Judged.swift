import ByteStrings
import Games
import Library
import Words

/// The judge reveals the marks of each attempt. The length and the number of attempts are in the options.
extension Codeword: JudgedGame {
  /// Writes nothing, because the options contain everything.
  public static func writeOpening(
    of puzzle: CodewordPuzzle, _ options: CodewordOptions, to text: inout TextWriter
  ) {}

  /// Writes the marks of the latest attempt, such as `=+--=`.
  public func writeAnswer(to text: inout TextWriter) {
    guard let marks = attempts.last?.marks else { return }
    for position in 0..<marks.count { text.write(marks[position].symbol) }
  }

  /// A sequence of letters that gives all these marks. It need not be a word, because nobody sees it.
  public static func consistentPuzzle(
    _ options: CodewordOptions, opening: [UInt8], revealed: [Revealed<CodewordMove>]
  ) throws(ConsistentPuzzleError) -> CodewordPuzzle {
    guard opening.isEmpty else { throw .text(.surplus) }
    var search = SecretSearch(length: options.length, in: options.words.alphabet)
    for said in revealed {
      guard said.answer.count == said.move.word.count else { throw .text(.outOfRange) }
      var marks: [Mark] = []
      for byte in said.answer {
        guard let mark = Mark(symbol: byte) else { throw .text(.unexpected) }
        marks.append(mark)
      }
      search.learn(said.move.word, marks)
    }
    guard let secret = search.found() else { throw .contradiction }
    return CodewordPuzzle(secret: secret)
  }
}

extension Mark {
  /// The character of the mark in an answer: `=` exact, `+` inexact, `-` none.
  package var symbol: Literal {
    switch self {
    case .exact: "="
    case .inexact: "+"
    case .none: "-"
    }
  }
  /// The mark with this character; nil for any other byte.
  package init?(symbol: UInt8) {
    guard let mark = Self.allCases.first(where: { equal([symbol], $0.symbol) }) else { return nil }
    self = mark
  }
}
