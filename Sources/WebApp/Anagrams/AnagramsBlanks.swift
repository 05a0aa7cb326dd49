import ByteStrings
import Games
import Markup
import Screens
import Words

/// The four rows of blanks of a rack, one row for each length. A row shows the found words, and a blank for
/// each word that is still missing. After the end of the rack, every word is on its own line, with its
/// meaning.
struct AnagramsBlanks {
  let round: AnagramsRound
  let language: WordLanguage
  let freshBlank: Int?
  /// The tiles whose letters fly into `freshBlank`.
  let triedTiles: [Int]
  let meanings: WordMeanings
  let loadMeanings: () -> Void

  var body: Node {
    // The element can take the focus because the words may overflow it: the arrow keys then scroll it.
    div(
      .class("places"), .class("revealed", if: hasEnded), .role(.group),
      .style("--words", "\(round.rack.blanks.count)"), .label(AnagramsScreenTexts.words),
      .tabIndex(0)
    ) {
      if hasEnded { AnagramsMeanings.missing(meanings, load: loadMeanings) } else { meter }
      // The longest words, which are the hardest to find, come first. At the end they are read first.
      for step in 0..<AnagramsRack.wordLengths.count {
        row(AnagramsRack.wordLengths.upperBound - step)
      }
      if hasEnded {
        bonusBlank
      } else {
        p(.class("bonus"), .language(language), .untranslated) {
          AnagramsScreenTexts.bonus(on: round)
        }
      }
    }
  }

  /// How much of the rack was found: a bar with three notches, at a good result, at a great one, and at all words.
  private var meter: Node {
    div(
      .class("meter"), .data("rank", "\(round.percentFound / 34)"), .ariaHidden(true),
      .style("--part", "\(round.percentFound)%")
    ) {}
  }

  private var hasEnded: Bool { round.ending != nil }

  private func row(_ length: Int) -> Node {
    let blanks = round.rack.blanks(length: length)
    let isComplete = round.isComplete(length: length)
    let isFresh = isComplete && freshBlank.map(blanks.contains) == true
    return div(
      .class("place"), .class("complete", if: isComplete), .class("swept", if: isFresh),
      .class("absent", if: blanks.isEmpty),
      .role(.group), .label(AnagramsScreenTexts.blanks(length: length, on: round))
    ) {
      p(.class("place-name"), .ariaHidden(true)) {
        span { AnagramsScreenTexts.lengthName(length) }
        span(.class("place-count")) {
          AnagramsScreenTexts.foundCount(round.foundCount(length: length), of: blanks.count)
        }
        if isComplete { Icon.tick }
      }
      ul(.class("words")) {
        for blank in blanks { word(blank) }
        if !hasEnded, !blanks.isEmpty {
          li(.class("unseen")) { AnagramsScreenTexts.left(length: length, on: round) }
        }
      }
    }
  }

  /// The bonus words, which have no blank.
  private var bonusBlank: Node {
    let words = round.bonusWords
    guard !words.isEmpty else { return .empty }
    return div(.class("place"), .role(.group), .label(AnagramsScreenTexts.bonusName)) {
      p(.class("place-name"), .ariaHidden(true)) {
        span { AnagramsScreenTexts.bonusName }
        span(.class("place-count")) { "+\(round.bonusPoints)" }
      }
      ul(.class("words")) {
        for word in words { found(word, isFresh: false) }
      }
    }
  }

  @NodeBuilder private func word(_ blank: Int) -> Node {
    let word = round.rack.blanks[blank]
    let shown = round.shownCount(blank: blank)
    if round.isFound(blank: blank) {
      found(word, isFresh: blank == freshBlank)
    } else if hasEnded {
      li(.class("word missed")) {
        boxes(word, word.count, label: AnagramsScreenTexts.missed(word))
        meaning(of: word)
      }
    } else if shown > 0 {
      li(.class("word hinted")) {
        boxes(word, shown, label: AnagramsTexts.hint(blank, on: round))
      }
    } else {
      li(.class("word"), .ariaHidden(true)) { boxes(word, 0, label: "") }
    }
  }

  private func found(_ word: Word, isFresh: Bool) -> Node {
    li(
      .class("word found"), .class("fresh", if: isFresh), .reveal(isFresh ? 1 : 0),
      // At the end the label is a sentence.
      hasEnded ? .none : .language(language)
    ) {
      boxes(
        word, word.count, label: hasEnded ? AnagramsScreenTexts.found(word) : word.uppercased,
        isFresh: isFresh)
      if hasEnded { meaning(of: word) }
    }
  }

  private func meaning(of word: Word) -> Node {
    span(.class("meaning"), .language(language)) { meanings.text(of: word, in: language) }
  }

  /// One box for each letter; the first `shown` boxes are filled in.
  private func boxes(
    _ word: Word, _ shown: Int, label: PlainText, isFresh: Bool = false
  ) -> Node {
    span(.class("boxes"), .role(.img), .label(label), .untranslated) {
      for index in 0..<word.count {
        span(
          .class("box"),
          isFresh && index < triedTiles.count ? .flies(as: triedTiles[index]) : .none
        ) { index < shown ? word[index].uppercased : "" }
      }
    }
  }
}
