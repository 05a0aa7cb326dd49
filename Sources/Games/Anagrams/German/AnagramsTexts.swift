import ByteStrings
import Words

/// Every sentence of Anagrams that does not depend on the screen, in German.
public enum AnagramsTexts {
  /// The state of the game: "Runde 2 von 5, 6 von 26 Wörtern, 57 Punkte."
  public static func standing(of game: Anagrams) -> PlainText {
    let score = points(game.score)
    let racks = game.puzzle.racks.count
    if game.outcome.isOver {
      let text: PlainText = "\(found(in: game.rounds)), \(score)\(help(in: game))."
      if racks == 1 { return "Zu Ende: " + text }
      return "Zu Ende nach \(game.rounds.count) von \(racks) Runden: " + text
    }
    let text: PlainText = "\(found(in: [game.round])), \(score)."
    return racks == 1 ? text : "Runde \(game.rounds.count) von \(racks), " + text
  }

  /// The message after a move: "Richtig, 4 Punkte."
  public static func message(_ event: Anagrams.Event, in game: Anagrams) -> PlainText {
    let round = game.rounds[event.round]
    switch event.kind {
    case .found(let find): return found(find, on: round, in: game)
    case .shown(let blank): return hint(blank, on: round)
    case .left:
      switch round.ending {
      case .timeIsUp?: return "Die Zeit ist um. " + leading(on: game)
      case .finished?: return "Spiel beendet."
      case .passed?:
        let count = round.missed.count
        if count == 0 { return "Gepasst." }
        return count == 1 ? "Gepasst. Es fehlte 1 Wort." : "Gepasst. Es fehlten \(count) Wörter."
      case .cleared?, .allLetters?, nil: return leading(on: game)
      }
    }
  }

  private static func found(
    _ find: AnagramsRound.Find, on round: AnagramsRound, in game: Anagrams
  ) -> PlainText {
    let length = find.word.count
    var text: PlainText
    if length == AnagramsRack.letterCount {
      text = "\(find.word.uppercased) hat alle sechs Buchstaben"
    } else {
      text = find.isBonus ? "Ein Bonuswort" : "Richtig"
    }
    text += ", \(points(find.worth))."
    switch round.ending {
    case .cleared?: text += " Alle Wörter gefunden. " + leading(on: game)
    case .allLetters?: text += " Runde vorbei."
    case .passed?, .timeIsUp?, .finished?, nil:
      if !find.isBonus, round.isComplete(length: length) {
        text += " Alle Wörter mit \(length) Buchstaben gefunden."
      }
    }
    return text
  }

  private static func leading(on game: Anagrams) -> PlainText {
    game.outcome.isOver ? "Das war die letzte Runde." : "Nächste Runde."
  }

  /// What hints have revealed of a blank: "Ein Wort mit 4 Buchstaben beginnt mit C, O."
  public static func hint(_ blank: Int, on round: AnagramsRound) -> PlainText {
    let letters = round.rack.blanks[blank].letters
    let shown = spelled(Array(letters[..<round.shownCount(blank: blank)]))
    return "Ein Wort mit \(letters.count) Buchstaben beginnt mit \(shown)."
  }

  /// "1 Punkt", "2 Punkte".
  public static func points(_ count: Int64) -> PlainText {
    count == 1 ? "1 Punkt" : "\(count) Punkte"
  }

  /// "1 Wort", "2 Wörter".
  public static func words(_ count: Int) -> PlainText { count == 1 ? "1 Wort" : "\(count) Wörter" }

  /// ", mit 2 Tipps", or an empty text if there were none.
  static func help(in game: Anagrams) -> PlainText {
    let count = hintCount(in: game)
    if count == 0 { return "" }
    return count == 1 ? ", mit 1 Tipp" : ", mit \(count) Tipps"
  }

  /// How many letters hints have shown.
  public static func hintCount(in game: Anagrams) -> Int {
    var count = 0
    for round in game.rounds { count += round.hintCount }
    return count
  }

  /// "17 von 26 Wörtern": the found blanks of some racks together.
  public static func found(in rounds: [AnagramsRound]) -> PlainText {
    var found = 0
    var all = 0
    for round in rounds {
      found += round.foundCount
      all += round.rack.blanks.count
    }
    return all == 1 ? "\(found) von 1 Wort" : "\(found) von \(all) Wörtern"
  }

  /// "2 Bonuswörter".
  public static func bonus(_ count: Int) -> PlainText {
    count == 1 ? "1 Bonuswort" : "\(count) Bonuswörter"
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
