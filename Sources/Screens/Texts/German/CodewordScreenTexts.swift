import ByteStrings
import Games
import Library
import Words

/// Every sentence of Codeword's screens, in German.
package enum CodewordScreenTexts {
  package static var name: PlainText { "Codewort" }
  package static var aim: PlainText { "Finde das versteckte Wort." }
  package static var board: PlainText { "Versuche" }
  package static var draft: PlainText { "Dein Wort" }
  package static var keyboard: PlainText { "Tastatur" }
  package static var enter: PlainText { "OK" }
  package static var erase: PlainText { "Löschen" }
  package static var endName: PlainText { "Das Ende" }

  package static func position(_ position: Int, holds letter: Letter?) -> PlainText {
    guard let letter else { return "Platz \(position + 1), leer" }
    return "Platz \(position + 1), \(letter.uppercased)"
  }

  package static func key(_ letter: Letter, mark: Mark?) -> PlainText {
    guard let mark else { return letter.uppercased }
    return "\(letter.uppercased), \(CodewordTexts.name(of: mark))"
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Buchstaben, Versuche und Modus wählen" }
  package static var length: PlainText { "Buchstaben" }
  package static var limit: PlainText { "Versuche" }
  package static var mode: PlainText { "Modus" }

  package static func limit(_ limit: Int?) -> PlainText { limit.map { "\($0)" } ?? "Beliebig" }

  package static func name(of mode: CodewordOptions.Mode) -> PlainText {
    switch mode {
    case .standard: "Normal"
    case .hard: "Schwer"
    case .ultraHard: "Extrem"
    }
  }

  package static func explanation(of mode: CodewordOptions.Mode) -> PlainText {
    switch mode {
    case .standard: "Jedes Wort ist erlaubt."
    case .hard: "Richtige Buchstaben bleiben stehen, enthaltene musst du wieder benutzen."
    case .ultraHard: "Nutze alles, was du weißt. Setz keinen Buchstaben, wo er nicht sein kann."
    }
  }

  package static var help: PlainText { "Hilfe" }

  package static func name(ofHelp isAssisted: Bool) -> PlainText { isAssisted ? "An" : "Aus" }

  package static var helpNote: PlainText {
    "Zeigt, wie viele Wörter noch passen und welche. Zählt nicht für die Statistik."
  }

  package static func options(_ options: CodewordOptions) -> PlainText {
    var text: PlainText = "\(options.length) Buchstaben"
    if let limit = options.limit { text += " · \(CodewordTexts.attempts(limit))" }
    switch options.mode {
    case .standard: break
    case .hard: text += " · schwer"
    case .ultraHard: text += " · extrem"
    }
    return options.isAssisted ? text + " · " + CodewordTexts.assisted : text
  }

  // MARK: The game

  package static func progress(_ summary: SessionSummary) -> PlainText {
    var attempts =
      summary.moveCount == 0 ? "Noch kein Versuch" : CodewordTexts.attempts(summary.moveCount)
    if summary.header.origin == .sample { attempts = "Beispiel · " + attempts }
    switch summary.outcome {
    case .playing: return summary.moveCount == 0 ? attempts : attempts + " bisher"
    case .won: return attempts + " · gefunden"
    case .lost: return attempts + " · nicht gefunden"
    }
  }

  package static func sentence(for message: CodewordMessage) -> PlainText {
    switch message {
    case .none: ""
    case .invitation(let options):
      options.limit == nil
        ? "Tippe Wörter mit \(options.length) Buchstaben, so viele du willst"
        : "Tippe ein Wort mit \(options.length) Buchstaben"
    case .incomplete(let blanks):
      blanks == 1 ? "Noch ein Buchstabe." : "Noch \(blanks) Buchstaben."
    case .wordsLoading: ShellTexts.wordsLoading
    case .wordsMissing: ShellTexts.wordsMissing
    case .refused(let refusal): CodewordTexts.refusal(refusal)
    case .marks(let attempt): marks(of: attempt)
    }
  }

  /// "Richtig: G und A. Woanders: P."
  private static func marks(of attempt: Codeword.Attempt) -> PlainText {
    if attempt.marks.areAllExact { return "" }
    let exact = letters(of: attempt, marked: .exact)
    let inexact = letters(of: attempt, marked: .inexact)
    switch (exact.isEmpty, inexact.isEmpty) {
    case (true, true): return "Keiner davon ist im Wort."
    case (false, true): return "Richtig: \(list(exact))."
    case (true, false):
      return "\(list(inexact)) \(inexact.count == 1 ? "ist" : "sind") im Wort, aber woanders."
    case (false, false): return "Richtig: \(list(exact)). Woanders: \(list(inexact))."
    }
  }

  private static func letters(of attempt: Codeword.Attempt, marked mark: Mark) -> [PlainText] {
    var letters: [PlainText] = []
    for position in 0..<attempt.word.count where attempt.marks[position] == mark {
      letters.append(attempt.word[position].uppercased)
    }
    return letters
  }

  private static func list(_ letters: [PlainText]) -> PlainText { CodewordTexts.list(letters) }

  /// "37 Wörter passen noch"; without any, why they cannot be counted.
  package static func fitting(_ count: Int) -> PlainText {
    switch count {
    case 0: "Was noch passt, lässt sich nicht zählen: Das Wort kommt sonst nie vor."
    case 1: "1 Wort passt noch"
    default: "\(count) Wörter passen noch"
    }
  }

  package static var fittingTitle: PlainText { "Was noch passt" }
  /// The text above the words, if only the first of them are shown.
  package static func first(_ count: Int) -> PlainText { "Die ersten \(count) von A bis Z:" }

  /// The result of the player, in two or three words.
  package static func end(_ game: Codeword) -> PlainText {
    game.outcome == .won ? CodewordTexts.attempts(game.attempts.count) : "Diesmal nicht"
  }

  /// "1:05 · meist 4,1 Versuche"; if the word was not found, "6 Versuche · 1:05"; of an
  /// assisted game "1:05 · mit Hilfe".
  /// - Parameter tenths: how many attempts the player usually needs, in tenths; nil if that is not known.
  package static func figures(_ game: Codeword, time: PlainText?, tenths: Int?) -> PlainText {
    var text: PlainText =
      game.outcome == .won ? "" : CodewordTexts.attempts(game.attempts.count)
    if let time { text += text.isEmpty ? time : " · \(time)" }
    if game.options.isAssisted {
      return text.isEmpty ? CodewordTexts.assisted : text + " · " + CodewordTexts.assisted
    }
    guard let tenths else { return text }
    let usual: PlainText = "eist \(tenths / 10),\(tenths % 10) Versuche"
    return text + (text.isEmpty ? "M" : " · m") + usual
  }

  package static var spread: PlainText { "Deine Spiele nach Versuchen" }

  // MARK: The help

  package static var helpTitle: PlainText { "So geht Codewort" }
  package static var helpAim: PlainText {
    """
    Finde das versteckte Wort. Probiere irgendein Wort dieser Länge: Jeder Buchstabe bekommt \
    einen Hinweis.
    """
  }
  package static var helpExact: PlainText { "Gefüllt: richtiger Buchstabe, richtiger Platz." }
  package static var helpInexact: PlainText { "Ring: im Wort, aber woanders." }
  package static var helpNone: PlainText { "Blass: nicht im Wort oder nicht noch einmal." }
  package static var helpRepeatedTitle: PlainText { "Doppelte Buchstaben" }
  package static var helpRepeated: PlainText {
    """
    Jeder Buchstabe zählt nur so oft, wie er im Wort steht: erst am richtigen Platz, dann von links nach \
    rechts.
    """
  }
  package static var helpRepeatedExample: PlainText {
    """
    THERE hat zwei E. In EERIE steht das letzte E richtig, das erste muss woandershin, und das zweite ist \
    zu viel.
    """
  }
  package static var helpPlayTitle: PlainText { "Spielen" }
  package static var helpPlay: PlainText {
    """
    Tippe die Buchstaben. Zu einem anderen Platz kommst du durch Antippen oder mit den Pfeiltasten. OK \
    probiert das Wort. Unbekannte und wiederholte Wörter kosten nichts.
    """
  }
  package static var helpModes: PlainText {
    name(of: .hard) + ": " + explanation(of: .hard) + " " + name(of: .ultraHard) + ": "
      + explanation(of: .ultraHard) + " " + help + ": " + helpNote
  }
}
