import ByteStrings
import Words

/// Every sentence of Codeword that does not depend on the screen.
public enum CodewordTexts {
  /// The state of the game: "3 attempts, not found yet." Descriptions keep the word that transcripts were written with.
  public static func standing(of game: Codeword) -> PlainText {
    let number = game.attempts.count
    let count: PlainText = number == 1 ? "1 attempt" : "\(number) attempts"
    let help: PlainText = game.options.isAssisted ? " Assisted." : ""
    switch game.outcome {
    case .won: return "Found in \(count): \(game.puzzle.secret.uppercased)." + help
    case .lost:
      return "Not found in \(count). The word was \(game.puzzle.secret.uppercased)." + help
    case .playing:
      guard !game.attempts.isEmpty else {
        return "A word of \(game.options.length) letters. No attempt yet."
      }
      guard let limit = game.options.limit else { return "\(count), not found yet." }
      return "\(count) of \(limit), not found yet."
    }
  }

  /// The result of a lost game.
  public static var notFound: PlainText { "not found" }

  /// The note on a game in which the player saw how many words still fit.
  public static var assisted: PlainText { "assisted" }

  /// "1 try", "2 tries".
  public static func attempts(_ count: Int) -> PlainText {
    count == 1 ? "1 try" : "\(count) tries"
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

  /// All reasons of a refusal: one sentence each, and a joint sentence for all known hints, such as "Use T in
  /// place 1, 2 E’s in all and no P."
  public static func refusal(_ refusal: CodewordRefusal) -> PlainText {
    var text: PlainText = ""
    var demands: [PlainText] = []
    for reason in refusal.reasons {
      if let demand = demand(of: reason) {
        demands.append(demand)
      } else if let sentence = sentence(for: reason) {
        if !text.isEmpty { text += " " }
        text += sentence
      }
    }
    if demands.isEmpty { return text }
    if !text.isEmpty { text += " " }
    return text + "Use \(list(demands))."
  }

  /// "G, A and P".
  public static func list(_ items: [PlainText]) -> PlainText {
    var text: PlainText = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += index == items.count - 1 ? " and " : ", " }
      text += item
    }
    return text
  }

  /// What a mode demands of the letters; nil for reasons that apply in every mode.
  private static func demand(of reason: CodewordRefusal.Reason) -> PlainText? {
    switch reason {
    case .over, .wrongLength, .notInList, .alreadyTried: nil
    case .missesExact(let letter, let position): "\(letter.uppercased) in place \(position + 1)"
    case .missesLetter(let letter, 1): letter.uppercased
    case .missesLetter(let letter, let count): "\(count) \(letter.uppercased)’s in all"
    case .exceedsLetter(let letter, 0): "no \(letter.uppercased)"
    case .exceedsLetter(let letter, 1): "only 1 \(letter.uppercased)"
    case .exceedsLetter(let letter, let count): "only \(count) \(letter.uppercased)’s"
    case .repeatsPosition(let letter, let position):
      "no \(letter.uppercased) in place \(position + 1)"
    }
  }

  /// The sentence for a reason that applies in every mode. The other reasons are demands.
  private static func sentence(for reason: CodewordRefusal.Reason) -> PlainText? {
    switch reason {
    case .over: "The game is over."
    case .wrongLength(let count, let needed):
      count < needed ? "Too short: use \(needed) letters." : "Too long: use \(needed) letters."
    case .notInList: "Not in the word list."
    case .alreadyTried(let number): "Already tried (try \(number))."
    case .missesExact, .missesLetter, .exceedsLetter, .repeatsPosition: nil
    }
  }
}
