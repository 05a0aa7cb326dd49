import ByteStrings
import Words

/// Every sentence of Codeword that does not depend on the screen.
public enum CodewordTexts {
  /// Where the game stands: "3 attempts, not found yet."
  public static func standing(of game: Codeword) -> PlainText {
    let count = attempts(game.attempts.count)
    switch game.outcome {
    case .won: return "Found in \(count): \(game.puzzle.secret.uppercased)."
    case .lost: return "Not found in \(count). The word was \(game.puzzle.secret.uppercased)."
    case .playing:
      guard !game.attempts.isEmpty else {
        return "A word of \(game.options.length) letters. No attempt yet."
      }
      guard let limit = game.options.limit else { return "\(count), not found yet." }
      return "\(count) of \(limit), not found yet."
    }
  }

  /// "1 attempt", "2 attempts".
  public static func attempts(_ count: Int) -> PlainText {
    count == 1 ? "1 attempt" : "\(count) attempts"
  }

  /// One attempt, letter by letter: "Attempt 2, CRANE: C none, R inexact, …"
  public static func attempt(_ attempt: Codeword.Attempt, number: Int) -> PlainText {
    if attempt.marks.areAllExact {
      return "Attempt \(number), \(attempt.word.uppercased): all exact."
    }
    var text: PlainText = "Attempt \(number), \(attempt.word.uppercased): "
    for position in 0..<attempt.word.count {
      if position > 0 { text += ", " }
      text += "\(attempt.word[position].uppercased) \(name(of: attempt.marks[position]))"
    }
    return text + "."
  }

  /// The name of a mark.
  public static func name(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "exact"
    case .inexact: "inexact"
    case .none: "none"
    }
  }

  /// All reasons of a refusal, a sentence each.
  public static func refusal(_ refusal: CodewordRefusal) -> PlainText {
    var text: PlainText = ""
    for reason in refusal.reasons {
      if !text.isEmpty { text += " " }
      text += sentence(for: reason)
    }
    return text
  }

  private static func sentence(for reason: CodewordRefusal.Reason) -> PlainText {
    switch reason {
    case .over: "The game is over."
    case .wrongLength(let count, let needed):
      count < needed ? "Too short: \(needed) letters are needed." : "Too long: \(needed) letters."
    case .notInList: "Not in the word list."
    case .alreadyTried(let number): "Already tried, as attempt \(number)."
    case .missesExact(let letter, let position):
      "Hard mode: place \(position + 1) is \(letter.uppercased)."
    case .missesLetter(let letter, let count):
      count == 1
        ? "Hard mode: \(letter.uppercased) must be used."
        : "Hard mode: \(letter.uppercased) must be used \(count) times."
    case .exceedsLetter(let letter, let count):
      count == 0
        ? "Ultra-hard mode: \(letter.uppercased) is not in the word."
        : "Ultra-hard mode: \(letter.uppercased) is in the word only \(count == 1 ? "once" : "\(count) times")."
    case .repeatsPosition(let letter, let position):
      "Ultra-hard mode: \(letter.uppercased) is not in place \(position + 1)."
    }
  }
}
