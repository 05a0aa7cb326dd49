import Games
import Screens
import Words

/// The words of one length on a rack: each found word, and a blank for each word that is not found yet.
package struct AnagramsPlaceViewState: Equatable, Identifiable, Sendable {
  /// A word, or its blank.
  package struct Entry: Equatable, Identifiable, Sendable {
    package enum State: Equatable, Sendable {
      case hidden
      /// A hint has revealed some of its letters.
      case hinted
      case found
      /// The player did not find it before the end.
      case missed
    }

    package let id: Int
    /// A letter, or an empty string, for each box.
    package let boxes: [String]
    package let state: State
    /// The text that a screen reader reads for it; empty if there is none.
    package let label: String
    /// What the word means, once the rack is over; empty if the meaning is not known.
    package var meaning = ""
  }

  /// The length.
  package let id: Int
  package let name: String
  /// How many words of this length the player has found.
  package let count: String
  /// The text that a screen reader reads for the row.
  package let label: String
  package let isComplete: Bool
  package let words: [Entry]

  init(
    length: Int, of round: AnagramsRound, in words: WordLanguage, _ meanings: WordMeanings
  ) {
    let blanks = round.rack.blanks(length: length)
    id = length
    name = AnagramsScreenTexts.lengthName(length)
    count = AnagramsScreenTexts.foundCount(round.foundCount(length: length), of: blanks.count)
    label = AnagramsScreenTexts.blanks(length: length, on: round)
    isComplete = round.isComplete(length: length)
    self.words = blanks.map { blank in
      var entry = Self.entry(blank, of: round)
      if round.ending != nil {
        entry.meaning = meanings.text(of: round.rack.blanks[blank], in: words)
      }
      return entry
    }
  }

  private static func entry(_ blank: Int, of round: AnagramsRound) -> Entry {
    let word = round.rack.blanks[blank]
    let shown = round.shownCount(blank: blank)
    let boxes = { (count: Int) in
      (0..<word.count).map { $0 < count ? word[$0].uppercased : "" }
    }
    if round.isFound(blank: blank) {
      let label = round.ending == nil ? word.uppercased : AnagramsScreenTexts.found(word)
      return Entry(id: blank, boxes: boxes(word.count), state: .found, label: label)
    }
    if round.ending != nil {
      return Entry(
        id: blank, boxes: boxes(word.count), state: .missed, label: AnagramsScreenTexts.missed(word)
      )
    }
    return shown > 0
      ? Entry(
        id: blank, boxes: boxes(shown), state: .hinted, label: AnagramsTexts.hint(blank, on: round))
      : Entry(id: blank, boxes: boxes(0), state: .hidden, label: "")
  }
}
