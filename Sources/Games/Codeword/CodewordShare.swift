import ByteStrings

/// The result of a game of Codeword as shown to others. It reveals no letter.
extension Codeword: SharedGame {
  /// "4 tries"; one star for hard mode, two for ultra-hard; and whether the player was assisted.
  public var figure: PlainText {
    var text = outcome == .lost ? CodewordTexts.notFound : CodewordTexts.attempts(attempts.count)
    for _ in 0..<options.mode.rawValue { text += "*" }
    if options.isAssisted { text += " · " + CodewordTexts.assisted }
    return text
  }

  /// One row per attempt. The marks differ in shape as well as in colour.
  public var symbols: PlainText {
    let length = options.length
    return rows(of: length, attempts.count * length) { [attempts] position in
      attempts[position / length].marks[position % length].emoji
    }
  }
}

extension Mark {
  /// The symbol that stands for the mark in a text.
  public var emoji: Literal {
    switch self {
    case .exact: "🟩"
    case .inexact: "🟡"
    case .none: "⬜"
    }
  }
}
