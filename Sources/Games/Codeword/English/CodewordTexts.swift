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
    for place in 0..<attempt.word.count {
      if place > 0 { text += ", " }
      text += "\(attempt.word[place].uppercased) \(name(of: attempt.marks[place]))"
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

  /// "Codeword, 5 letters: found in 4, 2:41": what stands above a shared game.
  public static func shareTitle(of game: Codeword, time: PlainText?) -> PlainText {
    var text: PlainText = "Codeword, \(game.options.length) letters"
    switch game.options.mode {
    case .standard: break
    case .hard: text += ", hard"
    case .ultraHard: text += ", ultra-hard"
    }
    let count = game.attempts.count
    switch game.outcome {
    case .won: text += ": found in \(count)"
    case .lost: text += ": not found in \(count)"
    case .playing: text += ": \(attempts(count)) so far"
    }
    if let limit = game.options.limit { text += " of \(limit)" }
    if let time { text += ", \(time)" }
    return text
  }

  /// "2: 1 exact, 2 elsewhere": an attempt without its letters.
  public static func shareLine(of marks: Marks, number: Int) -> PlainText {
    if marks.areAllExact { return "\(number): found" }
    let exact = marks.count(of: .exact)
    let inexact = marks.count(of: .inexact)
    if exact == 0, inexact == 0 { return "\(number): none" }
    var text: PlainText = "\(number): "
    if exact > 0 { text += "\(exact) exact" }
    if exact > 0, inexact > 0 { text += ", " }
    if inexact > 0 { text += "\(inexact) elsewhere" }
    return text
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
    case .missesExact(let letter, let place):
      "Hard mode: place \(place + 1) is \(letter.uppercased)."
    case .missesLetter(let letter, let count):
      count == 1
        ? "Hard mode: \(letter.uppercased) must be used."
        : "Hard mode: \(letter.uppercased) must be used \(count) times."
    case .exceedsLetter(let letter, let count):
      count == 0
        ? "Ultra-hard mode: \(letter.uppercased) is not in the word."
        : "Ultra-hard mode: \(letter.uppercased) is in the word only \(count == 1 ? "once" : "\(count) times")."
    case .repeatsPlace(let letter, let place):
      "Ultra-hard mode: \(letter.uppercased) is not in place \(place + 1)."
    }
  }
}
