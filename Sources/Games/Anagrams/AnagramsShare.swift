import ByteStrings
import Words

/// What a player shows others of an Anagrams: never a letter of it.
public enum AnagramsShare {
  /// How racks are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign a blank: filled, ring, dot.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then a line a rack.
  /// - Parameter time: the time of play as text; nil where it is not to be told.
  public static func text(of game: Anagrams, time: PlainText?, style: Style) -> PlainText {
    var text = AnagramsTexts.shareTitle(of: game, time: time)
    for (place, round) in game.rounds.enumerated() {
      text += "\n"
      switch style {
      case .signs: text += signs(of: round)
      case .words: text += AnagramsTexts.shareLine(of: round, number: place + 1)
      }
    }
    return text
  }

  /// A filled circle for a word that was found, a ring for one that hints helped with, a dot for one
  /// that was not; a gap between the lengths, and bonus words as a number.
  private static func signs(of round: AnagramsRound) -> PlainText {
    var text: PlainText = ""
    for length in AnagramsRack.wordLengths {
      let places = round.rack.blanks(length: length)
      if !text.isEmpty, !places.isEmpty { text += " " }
      for blank in places {
        if !round.isFound(blank: blank) {
          text += "·"
        } else {
          text += round.shownCount(blank: blank) > 0 ? "○" : "●"
        }
      }
    }
    let bonus = round.bonusWords.count
    return bonus == 0 ? text : text + " +\(bonus)"
  }
}

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
