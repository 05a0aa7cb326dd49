import ByteStrings
import Words

extension HangmanTexts {
  /// "Animals, 5 letters. blank, A, blank, blank, E. 2 of 6 misses: X, Q. Found: A, E."
  static func description(of game: Hangman) -> PlainText {
    let about = name(of: game.puzzle.category)
    let count = game.puzzle.entries[0].answer.letterCount
    var text: PlainText = "\(about), \(count) letters. \(standing(of: game))"
    let misses = missList(of: game)
    if !misses.isEmpty { text += " Misses: \(misses)." }
    let found = foundLetters(in: game)
    if !found.isEmpty { text += " Found: \(found)." }
    if let clue = clue(of: game) { text += " " + clue }
    let possible = possibilities(in: game)
    return possible.isEmpty ? text : text + " " + possible
  }

  /// The letters that are in the answer, in the order in which they were found.
  private static func foundLetters(in game: Hangman) -> PlainText {
    var text: PlainText = ""
    for turn in game.turns {
      var found: PlainText = ""
      switch (turn.move, turn.effect) {
      case (.letter(let letter), .right), (.hint, .shown(let letter, _)):
        found = letter.uppercased
      default: continue
      }
      if !text.isEmpty { text += ", " }
      text += found
    }
    return text
  }

  /// After a game in evil mode: how many answers were possible at first, and which were still possible at the
  /// end. Empty for any other game.
  public static func possibilities(in game: Hangman) -> PlainText {
    guard game.outcome.isOver, game.puzzle.entries.count > 1 else { return "" }
    var text: PlainText = "\(game.puzzle.entries.count) answers were possible at first."
    let answers = game.answers
    if answers.count == 1 { return text }
    text += " It could still have been "
    let named = min(answers.count, 6)
    for index in 1..<named {
      if index > 1 { text += ", " }
      text += answers[index].text
    }
    if named < answers.count { text += " and \(answers.count - named) more" }
    return text + "."
  }
}
