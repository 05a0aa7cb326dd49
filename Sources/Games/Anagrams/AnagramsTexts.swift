import ByteStrings
import Words

/// Every sentence of Anagrams that does not depend on the screen.
public enum AnagramsTexts {
  /// Where the game stands: "Rack 2 of 5, 6 of 26 words, 57 points."
  public static func standing(of game: Anagrams) -> PlainText {
    let score = points(game.score)
    let racks = game.puzzle.racks.count
    if game.outcome.isOver {
      let found = game.rounds.reduce(0) { $0 + $1.foundCount }
      let all = game.rounds.reduce(0) { $0 + $1.rack.blanks.count }
      let text: PlainText = "\(found) of \(words(all)), \(score)\(help(in: game))."
      if racks == 1 { return "Over: " + text }
      return "Over after \(game.rounds.count) of \(racks) racks: " + text
    }
    let text: PlainText =
      "\(game.round.foundCount) of \(words(game.round.rack.blanks.count)), \(score)."
    return racks == 1 ? text : "Rack \(game.rounds.count) of \(racks), " + text
  }

  /// The message after a move: "Right, worth 4 points."
  public static func message(_ event: Anagrams.Event, in game: Anagrams) -> PlainText {
    let round = game.rounds[event.round]
    switch event.kind {
    case .found(let find): return found(find, on: round, in: game)
    case .shown(let blank): return hint(blank, on: round)
    case .left:
      switch round.ending {
      case .timeIsUp?: return "Time is up. " + leading(on: game)
      case .finished?: return "The game ends here."
      case .passed?, .cleared?, .allLetters?, nil: return leading(on: game)
      }
    }
  }

  private static func found(
    _ find: AnagramsRound.Find, on round: AnagramsRound, in game: Anagrams
  ) -> PlainText {
    let length = find.word.count
    let worth: PlainText = "worth \(points(find.worth))."
    var text: PlainText
    if length == AnagramsRack.letterCount {
      text = "\(find.word.uppercased) uses all six letters, \(worth)"
    } else if find.isBonus {
      text = "A bonus word, \(worth)"
    } else {
      text = "Right, \(worth)"
    }
    switch round.ending {
    case .cleared?: text += " That is every word. " + leading(on: game)
    case .allLetters?: text += " " + leading(on: game)
    case .passed?, .timeIsUp?, .finished?, nil:
      if !find.isBonus, round.isComplete(length: length) {
        text += " All words of \(length) letters are found."
      }
    }
    return text
  }

  private static func leading(on game: Anagrams) -> PlainText {
    game.outcome.isOver ? "That was the last rack." : "On to the next rack."
  }

  /// What hints tell of a blank: "A word of 4 letters begins with C, O."
  public static func hint(_ blank: Int, on round: AnagramsRound) -> PlainText {
    let word = round.rack.blanks[blank]
    let shown = word.prefix(round.shownCount(blank: blank))
    return "A word of \(word.count) letters begins with \(list(shown.map { $0.uppercased }))."
  }

  /// "1 point", "2 points".
  public static func points(_ count: Int64) -> PlainText {
    count == 1 ? "1 point" : "\(count) points"
  }

  /// "1 word", "2 words".
  public static func words(_ count: Int) -> PlainText { count == 1 ? "1 word" : "\(count) words" }

  /// ", with 2 hints", or nothing where there was none.
  static func help(in game: Anagrams) -> PlainText {
    let count = game.rounds.reduce(0) { $0 + $1.hintCount }
    if count == 0 { return "" }
    return count == 1 ? ", with 1 hint" : ", with \(count) hints"
  }

  /// "COD, CON, DEN".
  static func list(_ parts: [PlainText]) -> PlainText {
    var text: PlainText = ""
    for part in parts {
      if !text.isEmpty { text += ", " }
      text += part
    }
    return text
  }
}
