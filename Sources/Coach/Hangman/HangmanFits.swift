import Games
import Words

/// The words that fit what is shown of an answer, gap by gap.
struct HangmanFits {
  /// Letters are graded while there is a gap that so many words fit: with fewer, a player may well see
  /// which word it is, and then names its letters, however many words a letter is in.
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

  private var gaps: [Gap] = []

  /// What fits the gaps before the first guess; nil where a word of the answer is in no answer of the
  /// book.
  init?(_ answer: HangmanAnswer, in vocabulary: HangmanVocabulary) {
    for word in HangmanVocabulary.runs(of: answer) {
      let words = vocabulary.words(length: word.count)
      let gap = Gap(word: word, words: words, fits: Array(words.sets.indices))
      let isKnown = gap.fits.contains { gap.letters(of: $0).elementsEqual(word) }
      guard isKnown else { return nil }
      gaps.append(gap)
    }
  }

  /// Whether enough words fit to say how good a letter is.
  var areEnough: Bool { gaps.contains { $0.fits.count >= Self.fewest } }

  /// How many words fit an answer of one word; nil for a phrase.
  var count: Int? { gaps.count == 1 ? gaps[0].fits.count : nil }

  /// The words that fit an answer of one word, in the order of the alphabet; none where they are more than
  /// `HangmanGuess.listLimit`, and for a phrase.
  var list: [[Letter]] {
    guard gaps.count == 1, gaps[0].fits.count <= HangmanGuess.listLimit else { return [] }
    return gaps[0].fits.map { index in gaps[0].letters(of: index).map { Letter.all[Int($0)] } }
  }

  /// For each letter of the alphabet, in how much of what fits it is, from 0 to 1: the share of the words;
  /// of a phrase 1 − Π(1 − share of the words of a gap), as if its words had nothing to do with each other.
  /// Linear in the number of words that fit.
  var shares: [Double] {
    var absence = Array(repeating: 1.0, count: Letter.all.count)
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

  /// Keeps the words that have a letter in the places where the answer has it, and nowhere else.
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

  /// Drops a word that was guessed wrongly. Which word of a phrase was the wrong one cannot be told.
  mutating func drop(_ guess: [Letter]) {
    guard gaps.count == 1 else { return }
    let (old, word) = (gaps[0], guess.map { $0.index })
    gaps[0].fits.removeAll { old.letters(of: $0).elementsEqual(word) }
  }
}
