import ByteStrings
import Words

extension AnagramsTexts {
  /// "Anagramme, Tempo, 5 Runden: 312 Punkte, 9:48": what stands above a shared game.
  static func shareTitle(of game: Anagrams, time: PlainText?) -> PlainText {
    var text: PlainText = "Anagramme"
    switch game.options.mode {
    case .classic: break
    case .findAll: text += ", Komplett"
    case .timed: text += ", Tempo"
    }
    let racks = game.puzzle.racks.count
    if racks > 1 { text += ", \(racks) Runden" }
    text += ": \(points(game.score))"
    if !game.outcome.isOver { text += " bisher" }
    text += help(in: game)
    if let time { text += ", \(time)" }
    return text
  }

  /// "2: 17 von 26 Wörtern, alle sechs Buchstaben, 2 Bonuswörter": a rack without its letters.
  static func shareLine(of round: AnagramsRound, number: Int) -> PlainText {
    var text: PlainText = "\(number): \(found(in: [round]))"
    if round.pangramCount > 0 { text += ", alle sechs Buchstaben" }
    let bonus = round.bonusWords.count
    return bonus == 0 ? text : text + ", " + self.bonus(bonus)
  }
}
