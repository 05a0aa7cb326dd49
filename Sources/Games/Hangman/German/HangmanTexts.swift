import ByteStrings
import Words

/// Every sentence of Hangman that does not depend on the screen, in German.
public enum HangmanTexts {
  /// The state of the game: "Lücke, A, Lücke, Lücke, E. 2 von 6 Fehlern."
  public static func standing(of game: Hangman) -> PlainText {
    switch game.outcome {
    case .playing: "\(spoken(game.slots)). \(misses(of: game))."
    case .won: "Gefunden mit \(misses(of: game)): \(answer(of: game))."
    case .lost: "Nicht gefunden. Die Lösung war \(answer(of: game))."
    }
  }

  private static func answer(of game: Hangman) -> PlainText {
    game.answers.first?.text ?? ""
  }

  /// "2 von 6 Fehlern".
  public static func misses(of game: Hangman) -> PlainText {
    "\(game.missCount) von \(game.options.misses) Fehlern"
  }

  /// "1 miss", "2 misses".
  static func misses(_ count: Int) -> PlainText { "\(count) Fehler" }

  /// The result of a lost game.
  static var notFound: PlainText { "nicht gelöst" }

  /// The message after a move: "A kommt 2-mal vor.", "Kein Q."
  public static func message(_ turn: HangmanTurn, in game: Hangman) -> PlainText {
    switch (turn.move, turn.effect) {
    case (.letter(let letter), .right(let count)):
      number(of: letter, count)
    case (.letter(let letter), _): "Kein \(letter.uppercased)."
    case (.answer, .right): "Stimmt."
    case (.answer(let letters), _): "Nicht \(spelled(letters, in: game))."
    case (.hint, .shown(let letter, let count)):
      "Tipp: " + number(of: letter, count)
    case (.hint, _): clue(of: game) ?? ""
    }
  }

  /// "E kommt einmal vor.", "E kommt 3-mal vor."
  private static func number(of letter: Letter, _ count: Int) -> PlainText {
    let times: PlainText = count == 1 ? "einmal" : "\(count)-mal"
    return "\(letter.uppercased) kommt \(times) vor."
  }

  /// The clue: "Tipp: It eats bamboo."; nil if no hint has revealed it. After the end it is always revealed, as
  /// the meaning of the answer; the clue of an answer that a person chose is still called a hint.
  public static func clue(of game: Hangman) -> PlainText? {
    let isMeaning = game.outcome.isOver && game.puzzle.category != nil
    return clueText(of: game).map { (isMeaning ? "Bedeutung: " : "Tipp: ") + $0 }
  }

  /// The clue without its label: "It eats bamboo."
  public static func clueText(of game: Hangman) -> PlainText? {
    guard let entry = game.clue else { return nil }
    switch entry.clueBytes.last {
    case UInt8(ascii: ".")?, UInt8(ascii: "?")?, UInt8(ascii: "!")?: return entry.clue
    default: return entry.clue + "."
    }
  }

  /// The text under the drawing: "Falsch: A B C"; empty before the first miss.
  public static func incorrectGuesses(in game: Hangman) -> PlainText {
    let letters = game.incorrectLetters
    if letters.isEmpty { return "" }
    var text: PlainText = "Falsch:"
    for letter in letters { text += " " + letter.uppercased }
    return text
  }

  /// All misses: "X, Q, RED ZEBRA, ein Tipp"; empty before the first miss.
  static func missList(of game: Hangman) -> PlainText {
    var text: PlainText = ""
    for turn in game.turns where turn.isMiss {
      if !text.isEmpty { text += ", " }
      text += name(of: turn.move, in: game)
    }
    return text
  }

  /// "X", "RED ZEBRA" or "ein Tipp".
  static func name(of move: HangmanMove, in game: Hangman) -> PlainText {
    switch move {
    case .letter(let letter): letter.uppercased
    case .answer(let letters): spelled(letters, in: game)
    case .hint: "ein Tipp"
    }
  }

  /// A guess of the whole answer, with the answer's spaces and punctuation between its letters: "RED ZEBRA".
  public static func spelled(_ letters: [Letter], in game: Hangman) -> PlainText {
    var text: PlainText = ""
    var next = 0
    for slot in game.slots {
      if case .symbol = slot {
        text += slot.text
      } else if next < letters.count {
        text += letters[next].uppercased
        next += 1
      }
    }
    return text
  }

  /// The name of a category; nil is an answer that a person chose.
  public static func name(of category: HangmanCategory?) -> PlainText {
    switch category {
    case .animals?: "Tiere"
    case .body?: "Körper"
    case .buildings?: "Gebäude"
    case .clothes?: "Kleidung"
    case .countries?: "Länder"
    case .feelings?: "Gefühle"
    case .food?: "Essen"
    case .household?: "Zu Hause"
    case .jobs?: "Berufe"
    case .music?: "Musik"
    case .nature?: "Natur"
    case .phrases?: "Redensarten"
    case .plants?: "Pflanzen"
    case .science?: "Wissenschaft"
    case .sports?: "Sport und Spiel"
    case .transport?: "Verkehr"
    case nil: "Eigene Wörter"
    }
  }

  /// The name of a difficulty; nil means any.
  public static func name(of difficulty: HangmanDifficulty?) -> PlainText {
    switch difficulty {
    case .easy?: "Leicht"
    case .medium?: "Mittel"
    case .hard?: "Schwer"
    case nil: "Alle"
    }
  }

  /// The name of a look.
  public static func name(of look: HangmanLook) -> PlainText {
    switch look {
    case .gallows: "Galgen"
    case .balloons: "Ballons"
    case .snowman: "Schneemann"
    }
  }
}
