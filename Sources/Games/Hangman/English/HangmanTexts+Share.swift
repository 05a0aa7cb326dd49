import ByteStrings

extension HangmanTexts {
  /// "Hangman, Animals, evil: found with 2 of 6 misses, 1:20": what stands above a shared game.
  static func shareTitle(of game: Hangman, time: PlainText?) -> PlainText {
    var text: PlainText = "Hangman, \(name(of: game.puzzle.category))"
    if game.options.mode == .evil { text += ", evil" }
    switch game.outcome {
    case .won: text += ": found with \(misses(of: game))"
    case .lost: text += ": not found with \(game.options.misses) misses"
    case .playing: text += ": \(misses(of: game)) so far"
    }
    let hints = game.hintCount
    if hints > 0 { text += hints == 1 ? ", 1 hint" : ", \(hints) hints" }
    if let time { text += ", \(time)" }
    return text
  }

  /// A move without its letters.
  static func shareWord(of turn: HangmanTurn) -> PlainText {
    switch turn.effect {
    case .right: "right"
    case .clue, .shown: "hint"
    case .wrong: "wrong"
    }
  }
}
