import ByteStrings
import Words

extension Codeword {
  /// The state in words: brief, or with the last attempt.
  public func describe(_ detail: Detail) -> PlainText {
    let standing = CodewordTexts.standing(of: self)
    switch detail {
    case .brief: return standing
    case .standard:
      guard let last = attempts.last else { return standing }
      return standing + " " + CodewordTexts.attempt(last, number: attempts.count)
    }
  }

  /// The state and every attempt.
  public var fullDescription: PlainText {
    var text = describe(.brief)
    for (index, attempt) in attempts.enumerated() {
      text += " " + CodewordTexts.attempt(attempt, number: index + 1)
    }
    return text
  }

  /// One line per attempt: the word, and its marks as `=` exact, `+` inexact, `-` none.
  public func transcribe(into text: inout TextWriter) {
    for attempt in attempts {
      attempt.word.write(to: &text)
      text.space()
      for position in 0..<attempt.marks.count { text.write(byte: attempt.marks[position].symbol) }
      text.endLine()
    }
  }
}

extension Mark {
  fileprivate var symbol: UInt8 {
    switch self {
    case .exact: UInt8(ascii: "=")
    case .inexact: UInt8(ascii: "+")
    case .none: UInt8(ascii: "-")
    }
  }
}
