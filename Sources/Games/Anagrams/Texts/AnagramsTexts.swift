import ByteStrings
import Words

/// Every sentence of Anagrams that does not depend on the screen.
public enum AnagramsTexts {
  /// The state of the game: "Rack 2 of 5, 6 of 26 words, 57 points."
  public static func standing(of game: Anagrams) -> PlainText {
    let score = points(game.score)
    let racks = game.puzzle.racks.count
    if game.outcome.isOver {
      let text: PlainText = "\(found(in: game.rounds)), \(score)\(help(in: game))."
      if racks == 1 { return "Over: " + text }
      return "Over after \(game.rounds.count) of \(racks) racks: " + text
    }
    let text: PlainText = "\(found(in: [game.round])), \(score)."
    return racks == 1 ? text : "Rack \(game.rounds.count) of \(racks), " + text
  }

  /// The message after a move: "+4 points."
  public static func message(_ event: Anagrams.Event, in game: Anagrams) -> PlainText {
    let round = game.rounds[event.round]
    switch event.kind {
    case .found(let find): return found(find, on: round, in: game)
    case .shown(let blank): return hint(blank, on: round)
    case .left:
      switch round.ending {
      case .timeIsUp?: return "Time is up. " + leading(on: game)
      case .finished?: return "Game ended."
      case .passed?:
        let count = round.missed.count
        return count == 1 ? "You missed 1 word." : "You missed \(count) words."
      case .cleared?, .allLetters?, nil: return leading(on: game)
      }
    }
  }

  private static func found(
    _ find: AnagramsRound.Find, on round: AnagramsRound, in game: Anagrams
  ) -> PlainText {
    let length = find.word.count
    let worth = points(find.worth)
    var text: PlainText
    if length == AnagramsRack.letterCount {
      text = "\(find.word.uppercased) uses all six letters, +\(worth)."
    } else {
      text = find.isBonus ? "Bonus word, +\(worth)." : "+\(worth)."
    }
    switch round.ending {
    case .cleared?: text += " Every word found. " + leading(on: game)
    case .allLetters?: text += " Round over."
    case .passed?, .timeIsUp?, .finished?, nil:
      if length == AnagramsRack.letterCount, round.pangramCount == 1 {
        text += " Go on, or finish."
      } else if !find.isBonus, round.isComplete(length: length) {
        text += " All \(length)-letter words found."
      }
    }
    return text
  }

  private static func leading(on game: Anagrams) -> PlainText {
    game.outcome.isOver ? "That was the last round." : "Next round."
  }

  /// What hints have revealed of a blank: "A word of 4 letters begins with C, O."
  public static func hint(_ blank: Int, on round: AnagramsRound) -> PlainText {
    let letters = round.rack.blanks[blank].letters
    let shown = spelled(Array(letters[..<round.shownCount(blank: blank)]))
    return "A word of \(letters.count) letters begins with \(shown)."
  }

  /// "1 point", "2 points".
  public static func points(_ count: Int64) -> PlainText {
    count == 1 ? "1 point" : "\(count) points"
  }

  /// "1 word", "2 words".
  public static func words(_ count: Int) -> PlainText { count == 1 ? "1 word" : "\(count) words" }

  /// ", with 2 hints", or an empty text if there were none.
  static func help(in game: Anagrams) -> PlainText {
    let count = hintCount(in: game)
    if count == 0 { return "" }
    return count == 1 ? ", with 1 hint" : ", with \(count) hints"
  }

  /// How many letters hints have shown.
  public static func hintCount(in game: Anagrams) -> Int {
    var count = 0
    for round in game.rounds { count += round.hintCount }
    return count
  }

  /// "17 of 26 words": the found blanks of some racks together.
  public static func found(in rounds: [AnagramsRound]) -> PlainText {
    var found = 0
    var all = 0
    for round in rounds {
      found += round.foundCount
      all += round.rack.blanks.count
    }
    return all == 1 ? "\(found) of 1 word" : "\(found) of \(all) words"
  }

  /// "2 bonus words".
  public static func bonus(_ count: Int) -> PlainText {
    count == 1 ? "1 bonus word" : "\(count) bonus words"
  }

  /// "COD, CON, DEN".
  public static func list(_ words: [Word]) -> PlainText {
    var text: PlainText = ""
    for word in words {
      if !text.isEmpty { text += ", " }
      text += word.uppercased
    }
    return text
  }

  /// "C, D, E".
  public static func spelled(_ letters: [Letter]) -> PlainText {
    var text: PlainText = ""
    for letter in letters {
      if !text.isEmpty { text += ", " }
      text += letter.uppercased
    }
    return text
  }
}
