import ByteStrings
import Words

/// Every sentence of Hangman that does not depend on the screen.
public enum HangmanTexts {
  /// The state of the game: "blank, A, blank, blank, E. 2 of 6 misses."
  public static func standing(of game: Hangman) -> PlainText {
    switch game.outcome {
    case .playing: "\(spoken(game.slots)). \(misses(of: game))."
    case .won: "Found with \(misses(of: game)): \(answer(of: game))."
    case .lost: "Not found. The answer was \(answer(of: game))."
    }
  }

  private static func answer(of game: Hangman) -> PlainText {
    game.answers.first?.text ?? ""
  }

  /// "2 of 6 misses".
  public static func misses(of game: Hangman) -> PlainText {
    "\(game.missCount) of \(game.options.misses) misses"
  }

  /// "1 miss", "2 misses".
  public static func misses(_ count: Int) -> PlainText { count == 1 ? "1 miss" : "\(count) misses" }

  /// The result of a lost game.
  static var notFound: PlainText { "not found" }

  /// The message after a move: "Yes, 2 A’s.", "No Q."
  public static func message(_ turn: HangmanTurn, in game: Hangman) -> PlainText {
    switch (turn.move, turn.effect) {
    case (.letter(let letter), .right(let count)):
      "Yes, \(number(of: letter, count))."
    case (.letter(let letter), _): "No \(letter.uppercased)."
    case (.answer, .right): "You got it."
    case (.answer(let letters), _): "Not \(spelled(letters, in: game))."
    case (.hint, .shown(let letter, let count)):
      "Hint: \(number(of: letter, count))."
    case (.hint, _): clue(of: game) ?? ""
    }
  }

  /// "one E", "3 E’s".
  private static func number(of letter: Letter, _ count: Int) -> PlainText {
    count == 1 ? "one \(letter.uppercased)" : "\(count) \(letter.uppercased)’s"
  }

  /// The clue: "Hint: It eats bamboo."; nil if no hint has revealed it. After the end it is always revealed, as
  /// the meaning of the answer; the clue of an answer that a person chose is still called a hint.
  public static func clue(of game: Hangman) -> PlainText? {
    let isMeaning = game.outcome.isOver && game.puzzle.category != nil
    return clueText(of: game).map { (isMeaning ? "Meaning: " : "Hint: ") + $0 }
  }

  /// The clue without its label: "It eats bamboo."
  public static func clueText(of game: Hangman) -> PlainText? {
    guard let entry = game.clue else { return nil }
    switch entry.clueBytes.last {
    case UInt8(ascii: ".")?, UInt8(ascii: "?")?, UInt8(ascii: "!")?: return entry.clue
    default: return entry.clue + "."
    }
  }

  /// The text under the drawing: "Incorrect guesses: A B C"; empty before the first miss.
  public static func incorrectGuesses(in game: Hangman) -> PlainText {
    let letters = game.incorrectLetters
    if letters.isEmpty { return "" }
    var text: PlainText = "Incorrect guesses:"
    for letter in letters { text += " " + letter.uppercased }
    return text
  }

  /// All misses: "X, Q, RED ZEBRA, a hint"; empty before the first miss.
  static func missList(of game: Hangman) -> PlainText {
    var text: PlainText = ""
    for turn in game.turns where turn.isMiss {
      if !text.isEmpty { text += ", " }
      text += name(of: turn.move, in: game)
    }
    return text
  }

  /// "X", "RED ZEBRA" or "a hint".
  static func name(of move: HangmanMove, in game: Hangman) -> PlainText {
    switch move {
    case .letter(let letter): letter.uppercased
    case .answer(let letters): spelled(letters, in: game)
    case .hint: "a hint"
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
    case .animals?: "Animals"
    case .body?: "The body"
    case .buildings?: "Buildings"
    case .clothes?: "Clothes"
    case .countries?: "Countries"
    case .feelings?: "Feelings"
    case .food?: "Food"
    case .household?: "At home"
    case .jobs?: "Jobs"
    case .music?: "Music"
    case .nature?: "Nature"
    case .phrases?: "Phrases"
    case .plants?: "Plants"
    case .science?: "Science"
    case .sports?: "Sports and games"
    case .transport?: "Transport"
    case nil: "Own words"
    }
  }

  /// The name of a difficulty; nil means any.
  public static func name(of difficulty: HangmanDifficulty?) -> PlainText {
    switch difficulty {
    case .easy?: "Easy"
    case .medium?: "Medium"
    case .hard?: "Hard"
    case nil: "Any"
    }
  }

  /// The name of a look.
  public static func name(of look: HangmanLook) -> PlainText {
    switch look {
    case .gallows: "Gallows"
    case .balloons: "Balloons"
    case .snowman: "Snowman"
    }
  }
}
