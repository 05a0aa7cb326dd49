import ByteStrings
import Words

/// Every sentence of Codeword that does not depend on the screen, in German.
public enum CodewordTexts {
  /// Where the game stands: "3 Versuche, noch nicht gefunden."
  public static func standing(of game: Codeword) -> PlainText {
    let count = game.attempts.count
    let secret = game.puzzle.secret.uppercased
    switch game.outcome {
    case .won: return "In \(afterIn(count)) gefunden: \(secret)."
    case .lost: return "In \(afterIn(count)) nicht gefunden. Das Wort war \(secret)."
    case .playing:
      guard count > 0 else {
        return "Ein Wort mit \(game.options.length) Buchstaben. Noch kein Versuch."
      }
      let tried = game.options.limit.map { "\(count) von \(afterIn($0))" } ?? attempts(count)
      return "\(tried), noch nicht gefunden."
    }
  }

  /// "1 Versuch", "2 Versuche".
  public static func attempts(_ count: Int) -> PlainText {
    count == 1 ? "1 Versuch" : "\(count) Versuche"
  }

  /// What follows "in" and "von": "1 Versuch", "2 Versuchen".
  private static func afterIn(_ count: Int) -> PlainText {
    count == 1 ? "1 Versuch" : "\(count) Versuchen"
  }

  /// One attempt, letter by letter: "Versuch 2, CRANE: C fehlt, R enthalten, …"
  public static func attempt(_ attempt: Codeword.Attempt, number: Int) -> PlainText {
    var text: PlainText = "Versuch \(number), \(attempt.word.uppercased): "
    if attempt.marks.areAllExact { return text + "alles genau." }
    for position in 0..<attempt.word.count {
      if position > 0 { text += ", " }
      text += "\(attempt.word[position].uppercased) \(name(of: attempt.marks[position]))"
    }
    return text + "."
  }

  /// The name of a mark.
  public static func name(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "genau"
    case .inexact: "enthalten"
    case .none: "fehlt"
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
    case .over: "Das Spiel ist zu Ende."
    case .wrongLength(let count, let needed):
      count < needed ? "Zu kurz: \(needed) Buchstaben." : "Zu lang: \(needed) Buchstaben."
    case .notInList: "Nicht in der englischen Wortliste."
    case .alreadyTried(let number): "Das war schon Versuch \(number)."
    case .missesExact(let letter, let position):
      "Schwer: Auf Platz \(position + 1) ist \(letter.uppercased)."
    case .missesLetter(let letter, let count):
      "Schwer: \(letter.uppercased) muss \(times(count)) vorkommen."
    case .exceedsLetter(let letter, let count):
      count == 0
        ? "Extrem: \(letter.uppercased) ist nicht im Wort."
        : "Extrem: \(letter.uppercased) ist nur \(times(count)) im Wort."
    case .repeatsPosition(let letter, let position):
      "Extrem: \(letter.uppercased) ist nicht auf Platz \(position + 1)."
    }
  }

  private static func times(_ count: Int) -> PlainText { count == 1 ? "einmal" : "\(count)-mal" }
}
