import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Hangman, in German.
package enum HangmanScreenTexts {
  package static var name: PlainText { "Galgenraten" }
  package static var aim: PlainText { "Errate ein Wort, Buchstabe für Buchstabe." }
  package static var keyboard: PlainText { "Buchstaben" }
  /// The title of the hint button, with the cost of a hint.
  package static var hint: PlainText { "Tipp: −1\u{a0}Versuch" }
  package static var guessAnswer: PlainText { "Lösen" }
  package static var wholeAnswer: PlainText { "Die ganze Lösung" }
  package static var guess: PlainText { "OK" }
  package static var startOver: PlainText { "Von vorn" }
  package static var startOverQuestion: PlainText { "Von vorn? Dieses Spiel bleibt in der Liste." }
  package static var keepPlaying: PlainText { "Weiter" }
  package static var newPuzzle: PlainText { "Neues" }
  package static var sameAgain: PlainText { "Noch einmal" }

  package static func key(_ letter: Letter, isRight: Bool?) -> PlainText {
    switch isRight {
    case nil: letter.uppercased
    case true?: "\(letter.uppercased), richtig"
    case false?: "\(letter.uppercased), falsch"
    }
  }

  /// "Tiere · gemein"
  package static func standing(of game: Hangman) -> PlainText {
    let category = HangmanTexts.name(of: game.puzzle.category)
    return game.options.mode == .evil ? category + " · gemein" : category
  }

  /// "Falsch: E S · noch 4 Versuche"
  package static func misses(of game: Hangman) -> PlainText {
    let guesses = HangmanTexts.incorrectGuesses(in: game)
    let left = game.options.misses - game.missCount
    let tries: PlainText = left == 1 ? "och 1 Versuch" : "och \(left) Versuche"
    return guesses.isEmpty ? "N" + tries : guesses + " · n" + tries
  }

  // MARK: The end

  package static var endName: PlainText { "Das Ende" }

  /// The result of the player, in a few words.
  package static func end(_ game: Hangman) -> PlainText {
    guard game.outcome == .won else { return "Diesmal nicht" }
    return game.missCount == 0 ? "Ohne Fehler" : "Geschafft"
  }

  /// "2 Fehler · 1 Tipp · 1:20 · meist 1,4 Fehler"
  /// - Parameter tenths: how many misses the player usually has, in tenths; nil if that is not known.
  package static func figures(_ game: Hangman, time: PlainText?, tenths: Int?) -> PlainText {
    var text: PlainText = "\(game.missCount) Fehler"
    let hints = game.hintCount
    if hints > 0 { text += hints == 1 ? " · 1 Tipp" : " · \(hints) Tipps" }
    if let time { text += " · \(time)" }
    if let tenths { text += " · meist \(tenths / 10),\(tenths % 10) Fehler" }
    return text
  }

  /// The meaning of the answer; for an answer that somebody has thought of, their hint.
  package static func meaning(of game: Hangman) -> PlainText {
    let text =
      game.puzzle.category == nil ? HangmanTexts.clue(of: game) : HangmanTexts.clueText(of: game)
    return text ?? ""
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Thema, Schwierigkeit und Modus wählen" }
  package static var category: PlainText { "Thema" }
  package static var anyCategory: PlainText { "Beliebiges Thema" }
  package static var difficulty: PlainText { "Schwierigkeit" }
  package static var mode: PlainText { "Modus" }
  package static var look: PlainText { "Zeichnung" }
  package static var evil: PlainText { "Gemein" }
  package static var nothingToDeal: PlainText {
    "So ein Rätsel gibt es nicht. Ändere Thema oder Schwierigkeit."
  }
  package static var wordsMissing: PlainText {
    "Die Wörter laden nicht. Prüfe die Verbindung und versuche es noch einmal."
  }

  package static func name(of mode: HangmanOptions.Mode) -> PlainText {
    mode == .evil ? evil : "Klassisch"
  }

  package static func explanation(of mode: HangmanOptions.Mode) -> PlainText {
    mode == .evil
      ? "Das Wort kann sich beim Raten ändern."
      : "Das Wort ändert sich nie."
  }

  /// "Beliebiges Thema · schwer · gemein"
  package static func options(_ options: HangmanOptions) -> PlainText {
    var text = anyCategory
    if case .category(let category) = options.source { text = HangmanTexts.name(of: category) }
    switch options.difficulty {
    case .easy?: text += " · leicht"
    case .medium?: text += " · mittel"
    case .hard?: text += " · schwer"
    case nil: break
    }
    return options.mode == .evil ? text + " · gemein" : text
  }

  // MARK: The player's own answer

  package static var ownAnswer: PlainText { "Eigenes Wort oder Spruch für Freunde" }
  package static var ownAnswerLabel: PlainText { "Dein Wort oder Spruch" }
  package static var ownClueLabel: PlainText { "Ein Tipp, wenn du magst" }
  package static var playHere: PlainText { "Hier spielen" }
  package static var badClue: PlainText {
    "Der Tipp ist zu lang oder hat ungültige Zeichen."
  }

  // MARK: The list

  /// "Tiere · noch 4", and at the end "Tiere · gefunden".
  package static func progress(_ session: Session<Hangman>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Beispiel · " : ""
    let text = sample + HangmanTexts.name(of: game.puzzle.category)
    switch game.outcome {
    case .playing: return "\(text) · noch \(game.options.misses - game.missCount)"
    case .won: return text + " · gefunden"
    case .lost: return text + " · nicht gefunden"
    }
  }

  // MARK: Sharing

  package static var challengeNote: PlainText {
    """
    Wer den Link öffnet, bekommt dasselbe Rätsel. Der Link verrät die Lösung nicht.
    """
  }

  // MARK: The statistics

  package static var won: PlainText { "Gefunden" }
  package static var missesOfWon: PlainText { "Fehler bis zur Lösung" }
  package static var flawless: PlainText { "Ohne Fehler" }
  package static var answersGuessed: PlainText { "Lösung erraten" }
  package static var evilWon: PlainText { "Gemein gefunden" }
  package static var hints: PlainText { "Tipps" }
  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + "Wiederholte Rätsel ändern keine Serie."
  }

  // MARK: The help

  package static var helpTitle: PlainText { "So geht Galgenraten" }
  package static var helpAim: PlainText {
    """
    Hinter jedem Strich steckt ein Buchstabe eines Worts oder Spruchs. Rate: Richtige Buchstaben \
    erscheinen überall, bei falschen wächst die Zeichnung. Finde die Lösung, bevor sie fertig ist.
    """
  }
  package static var helpExample: PlainText {
    """
    GIRAFFE hat zwei F: Rätst du F, siehst du beide. S kommt nicht vor und ist ein Fehler.
    """
  }
  package static var helpPlayTitle: PlainText { "Spielen" }
  package static var helpPlay: PlainText {
    """
    Tippe die Buchstaben. Akzente sind egal. Weißt du die Lösung, rate sie ganz. Eine falsche Lösung ist \
    ein Fehler.
    """
  }
  package static var helpCosts: PlainText {
    """
    Auch ein Tipp zählt als Fehler: Er zeigt die Bedeutung oder einen Buchstaben. Wiederholte Buchstaben \
    kosten nichts.
    """
  }
  package static var helpEvil: PlainText {
    """
    Bei Gemein sind viele Lösungen möglich. Nach jedem Zug bleiben die, die am wenigsten verraten. Am \
    Ende siehst du, wie viele es jeweils waren.
    """
  }
  package static var helpLook: PlainText {
    "Lieber Ballons oder ein Schneemann? Sieh in die Einstellungen."
  }
}
