import ByteStrings
import Games
import Markup
import Words

/// The four places of a rack, one a length: what is found, and a blank for each word that is not.
struct AnagramsPlaces {
  let round: AnagramsRound
  let freshBlank: Int?

  var body: Node {
    div(.class("places"), .data("size", size)) {
      for length in AnagramsRack.wordLengths { place(length) }
      p(.class("bonus")) { AnagramsScreenTexts.bonus(on: round) }
    }
  }

  /// How much there is to show: the more words, the smaller their boxes.
  private var size: PlainText {
    let count = round.rack.blanks.count
    return count > 44 ? "small" : count > 28 ? "medium" : "large"
  }

  private func place(_ length: Int) -> Node {
    let blanks = round.rack.blanks(length: length)
    let isComplete = round.isComplete(length: length)
    return div(
      .class("place"), .class("complete", if: isComplete), .class("absent", if: blanks.isEmpty),
      .role(.group), .label(AnagramsScreenTexts.place(length: length, on: round))
    ) {
      p(.class("place-name"), .ariaHidden(true)) {
        span { AnagramsScreenTexts.placeName(length) }
        span(.class("place-count")) {
          AnagramsScreenTexts.placeCount(round.foundCount(length: length), of: blanks.count)
        }
        if isComplete { Icon.tick }
      }
      ul(.class("words")) {
        for blank in blanks { word(blank) }
        if round.ending == nil, !blanks.isEmpty {
          li(.class("unseen")) { AnagramsScreenTexts.left(length: length, on: round) }
        }
      }
    }
  }

  @NodeBuilder private func word(_ blank: Int) -> Node {
    let word = round.rack.blanks[blank]
    let shown = round.shownCount(blank: blank)
    if round.isFound(blank: blank) {
      li(
        .class("word found"), .class("fresh", if: blank == freshBlank),
        .reveal(blank == freshBlank ? 1 : 0)
      ) {
        boxes(word, word.count, label: word.uppercased)
      }
    } else if round.ending != nil {
      li(.class("word missed")) {
        boxes(word, word.count, label: AnagramsScreenTexts.missed(word))
      }
    } else if shown > 0 {
      li(.class("word hinted")) {
        boxes(word, shown, label: AnagramsTexts.hint(blank, on: round))
      }
    } else {
      li(.class("word"), .ariaHidden(true)) { boxes(word, 0, label: "") }
    }
  }

  /// A box a letter, of which the first ones are filled in.
  private func boxes(_ word: Word, _ shown: Int, label: PlainText) -> Node {
    span(.class("boxes"), .role(.img), .label(label)) {
      for place in 0..<word.count {
        span(.class("box")) { place < shown ? word[place].uppercased : "" }
      }
    }
  }
}
