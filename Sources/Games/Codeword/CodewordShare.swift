import ByteStrings

/// What a player shows others of a Codeword: never a letter of it.
extension Codeword: SharedGame {
  /// The colour of the game.
  public static var sign: Literal { "🟩" }

  /// "4/6", "X/6" where the word was not found, "4" without a limit; a star for hard mode, two for
  /// ultra-hard; and whether the player was assisted.
  public var figure: PlainText {
    var text: PlainText = outcome == .lost ? "X" : "\(attempts.count)"
    if let limit = options.limit { text += "/\(limit)" }
    for _ in 0..<options.mode.rawValue { text += "*" }
    if options.isAssisted { text += " · " + CodewordTexts.assisted }
    return text
  }

  /// A row an attempt. The marks differ by their shapes too.
  public var signs: PlainText {
    let length = options.length
    return rows(of: length, attempts.count * length) { [attempts] position in
      switch attempts[position / length].marks[position % length] {
      case .exact: "🟩"
      case .inexact: "🟡"
      case .none: "⬜"
      }
    }
  }
}
