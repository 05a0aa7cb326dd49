import ByteStrings
import Words

extension AnagramsTexts {
  /// "Anagrams, timed, 5 racks: 312 points, 9:48": what stands above a shared game.
  static func shareTitle(of game: Anagrams, time: PlainText?) -> PlainText {
    var text: PlainText = "Anagrams"
    switch game.options.mode {
    case .classic: break
    case .findAll: text += ", find all"
    case .timed: text += ", timed"
    }
    let racks = game.puzzle.racks.count
    if racks > 1 { text += ", \(racks) racks" }
    text += ": \(points(game.score))"
    if !game.outcome.isOver { text += " so far" }
    text += help(in: game)
    if let time { text += ", \(time)" }
    return text
  }

  /// "2: 17 of 26 words, all six letters, 2 bonus words": a rack without its letters.
  static func shareLine(of round: AnagramsRound, number: Int) -> PlainText {
    var text: PlainText = "\(number): \(found(in: [round]))"
    if round.pangramCount > 0 { text += ", all six letters" }
    let bonus = round.bonusWords.count
    return bonus == 0 ? text : text + ", " + self.bonus(bonus)
  }
}
