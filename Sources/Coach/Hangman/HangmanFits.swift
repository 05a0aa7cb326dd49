import Games
import Words

/// The words that fit the shown answer, gap by gap.
struct HangmanFits {
  /// Letters are graded while at least this many words fit some gap. With fewer, a player may recognize the
  /// word and name its letters, regardless of how many words contain them.
  static let fewest = 4

  /// One word of the answer.
  private struct Gap {
    let word: [UInt8]
    let words: HangmanVocabulary.Words
    /// The indices of the words that fit.
    var fits: [Int]

    func letters(of index: Int) -> ArraySlice<UInt8> {
      words.letters[index * word.count..<(index + 1) * word.count]
    }
  }

  private let alphabet: Alphabet
  private var gaps: [Gap] = []

  /// The words that fit the gaps before the first guess; nil if a word of the answer is in no answer of the
  /// book.
  init?(_ answer: HangmanAnswer, in vocabulary: HangmanVocabulary) {
    alphabet = answer.alphabet
    for word in HangmanVocabulary.runs(of: answer) {
      let words = vocabulary.words(length: word.count)
      let gap = Gap(word: word, words: words, fits: Array(words.sets.indices))
      let isKnown = gap.fits.contains { gap.letters(of: $0).elementsEqual(word) }
      guard isKnown else { return nil }
      gaps.append(gap)
    }
  }

  /// Whether enough words fit to grade a letter.
  var areEnough: Bool { gaps.contains { $0.fits.count >= Self.fewest } }

  /// How many words fit an answer of one word; nil for a phrase.
  var count: Int? { gaps.count == 1 ? gaps[0].fits.count : nil }

  /// For each letter of the alphabet, the share of the fitting words that contain it, from 0 to 1. For a phrase
  /// it is 1 − Π(1 − share of the words of a gap), as if its words were independent. Linear in the number of
  /// words that fit.
  var shares: [Double] {
    var absence = Array(repeating: 1.0, count: Int(alphabet.count))
    for gap in gaps {
      var holding = Array(repeating: 0, count: absence.count)
      for index in gap.fits {
        var rest = gap.words.sets[index]
        while rest != 0 {
          holding[rest.trailingZeroBitCount] += 1
          rest &= rest - 1
        }
      }
      for letter in absence.indices {
        absence[letter] *= Double(gap.fits.count - holding[letter]) / Double(gap.fits.count)
      }
    }
    return absence.map { 1 - $0 }
  }

  /// Keeps the words that have a letter in exactly the places where the answer has it.
  mutating func keep(showing letter: Letter) {
    for gap in gaps.indices {
      let (old, word) = (gaps[gap], gaps[gap].word)
      gaps[gap].fits.removeAll { index in
        let letters = old.letters(of: index)
        for place in word.indices {
          let isHere = letters[letters.startIndex + place] == letter.index
          if isHere != (word[place] == letter.index) { return true }
        }
        return false
      }
    }
  }

  /// Drops a word that was guessed wrongly. For a phrase it is unknown which word was wrong.
  mutating func drop(_ guess: [Letter]) {
    guard gaps.count == 1 else { return }
    let (old, word) = (gaps[0], guess.map { $0.index })
    gaps[0].fits.removeAll { old.letters(of: $0).elementsEqual(word) }
  }
}
