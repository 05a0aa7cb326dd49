import ByteStrings
import Words

/// Every sentence of Codeword that does not depend on the screen, in German.
public enum CodewordTexts {
  /// The state of the game: "3 Versuche, noch nicht gefunden."
  public static func standing(of game: Codeword) -> PlainText {
    let count = game.attempts.count
    let secret = game.puzzle.secret.uppercased
    let help: PlainText = game.options.isAssisted ? " Mit Hilfe." : ""
    switch game.outcome {
    case .won: return "In \(afterIn(count)) gefunden: \(secret)." + help
    case .lost: return "In \(afterIn(count)) nicht gefunden. Das Wort war \(secret)." + help
    case .playing:
      guard count > 0 else {
        return "Ein Wort mit \(game.options.length) Buchstaben. Noch kein Versuch."
      }
      let tried = game.options.limit.map { "\(count) von \(afterIn($0))" } ?? attempts(count)
      return "\(tried), noch nicht gefunden."
    }
  }

  /// The result of a lost game.
  public static var notFound: PlainText { "nicht gelöst" }

  /// The note on a game in which the player saw how many words still fit.
  public static var assisted: PlainText { "mit Hilfe" }

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

  /// All reasons of a refusal: one sentence each, and a joint sentence for all known hints, such as "Nimm T auf
  /// Platz 1, insgesamt 2-mal E und kein P."
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
    return text + "Nimm \(list(demands))."
  }

  /// "G, A und P".
  public static func list(_ items: [PlainText]) -> PlainText {
    var text: PlainText = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += index == items.count - 1 ? " und " : ", " }
      text += item
    }
    return text
  }

  /// What a mode demands of the letters; nil for reasons that apply in every mode.
  private static func demand(of reason: CodewordRefusal.Reason) -> PlainText? {
    switch reason {
    case .over, .wrongLength, .notInList, .alreadyTried: nil
    case .missesExact(let letter, let position): "\(letter.uppercased) auf Platz \(position + 1)"
    case .missesLetter(let letter, 1): letter.uppercased
    case .missesLetter(let letter, let count): "insgesamt \(count)-mal \(letter.uppercased)"
    case .exceedsLetter(let letter, 0): "kein \(letter.uppercased)"
    case .exceedsLetter(let letter, let count): "nur \(count)-mal \(letter.uppercased)"
    case .repeatsPosition(let letter, let position):
      "kein \(letter.uppercased) auf Platz \(position + 1)"
    }
  }

  /// The sentence for a reason that applies in every mode. The other reasons are demands.
  private static func sentence(for reason: CodewordRefusal.Reason) -> PlainText? {
    switch reason {
    case .over: "Das Spiel ist zu Ende."
    case .wrongLength(let count, let needed):
      count < needed ? "Zu kurz: \(needed) Buchstaben." : "Zu lang: \(needed) Buchstaben."
    case .notInList: "Nicht in der Wortliste."
    case .alreadyTried(let number): "Das war schon Versuch \(number)."
    case .missesExact, .missesLetter, .exceedsLetter, .repeatsPosition: nil
    }
  }
}
