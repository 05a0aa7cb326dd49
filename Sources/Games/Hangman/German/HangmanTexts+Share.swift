import ByteStrings

extension HangmanTexts {
  /// "Galgenraten, Tiere, gemein: gefunden mit 2 von 6 Fehlern, 1:20": what stands above a shared game.
  static func shareTitle(of game: Hangman, time: PlainText?) -> PlainText {
    var text: PlainText = "Galgenraten, \(name(of: game.puzzle.category))"
    if game.options.mode == .evil { text += ", gemein" }
    switch game.outcome {
    case .won: text += ": gefunden mit \(misses(of: game))"
    case .lost: text += ": nicht gefunden mit \(game.options.misses) Fehlern"
    case .playing: text += ": bisher \(misses(of: game))"
    }
    let hints = game.hintCount
    if hints > 0 { text += hints == 1 ? ", 1 Tipp" : ", \(hints) Tipps" }
    if let time { text += ", \(time)" }
    return text
  }

  /// A move without its letters.
  static func shareWord(of turn: HangmanTurn) -> PlainText {
    switch turn.effect {
    case .right: "richtig"
    case .clue, .shown: "Tipp"
    case .wrong: "falsch"
    }
  }
}
