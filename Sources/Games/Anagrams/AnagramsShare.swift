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
