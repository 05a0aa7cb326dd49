import ByteStrings
import Games
import Library

/// The texts for packs of words.
extension OnlineTexts {
  var packNote: PlainText {
    localized("A pack is a text file: on each line a word or a phrase, then a tab and a clue.")
  }
  var openPack: PlainText { localized("Open a file…") }

  /// "Animals".
  func title(of pack: WordPack) -> PlainText {
    pack.title.isEmpty ? localized("Word pack") : pack.title
  }

  /// "Hangman 3/40 · Codeword 0/12": how many entries have been played, of how many.
  func progress(of kept: KeptPack) -> PlainText {
    let words = kept.pack.codewordIndices.count
    let hangman: PlainText =
      "\(name(of: GameKind.hangman)) \(kept.hangmanCount)/\(kept.pack.entries.count)"
    return words == 0
      ? hangman : "\(hangman) · \(name(of: GameKind.codeword)) \(kept.codewordCount)/\(words)"
  }

  var packOfferNote: PlainText { localized("Add this pack? Its words stay hidden until you play.") }
  var packRemovalNote: PlainText { localized("Remove this pack? Your games stay.") }
  var playedPack: PlainText { localized("You’ve played every word.") }
  var longPack: PlainText { localized("This pack is too long for a link. Send its file instead.") }
  var nextWord: PlainText { localized("Next word") }

  var damagedPack: PlainText { localized("This link is incomplete.") }
  var unreadablePack: PlainText { localized("This file can’t be opened.") }
  var emptyPack: PlainText { localized("There are no words in this file.") }
  var tooManyPacks: PlainText { localized("Up to 20 packs. Remove one first.") }
  var unkeptPacks: PlainText { localized("This browser has no room for the pack.") }

  func packLine(_ number: Int) -> PlainText { localized("Line \(number)") }
  func otherPackLines(_ count: Int) -> PlainText { localized("More lines: \(count)") }

  func sentence(for fault: WordPackFault) -> PlainText {
    switch fault {
    case .answer(let refusal): HangmanTexts.problem(refusal)
    case .clue: localized("The clue is too long.")
    case .repeated: localized("It’s there twice.")
    case .tooMany: localized("A pack has up to 500 words.")
    }
  }
}
