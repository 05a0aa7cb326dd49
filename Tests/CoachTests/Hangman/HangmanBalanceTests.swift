@testable import Coach
import Games
import Testing
import Words

@Suite("Hangman: what is usual, over the answers of the book")
struct HangmanBalanceTests {
  /// A sample of the answers of the book: one in `step`.
  private func entries(every step: Int) -> [HangmanEntry] {
    var entries: [HangmanEntry] = []
    for category in HangmanCategory.allCases {
      entries += HangmanBook.coached.entries(of: category)
    }
    return stride(from: 0, to: entries.count, by: step).map { entries[$0] }
  }

  @Test("misses are the usual number, plus the cost of choices, less the luck: to the last digits")
  func identity() throws {
    var random = SeededRandom(seed: 1)
    for entry in entries(every: 9) {
      var order = random.permutation(of: 26).map { lettersByFrequency[$0] }
      if random.draw(below: 2) == 0 { order = lettersByFrequency }
      let game = try playedHangman(entry, by: order)
      let analysis = try HangmanAnalysis(of: game, in: .standard)
      let graded = Set(analysis.guesses.map { $0.turn })
      let wrong = game.turns.indices.filter { game.turns[$0].effect == .wrong }
      let counted = wrong.filter { graded.contains($0) }.count
      #expect(abs(analysis.balance.result - Double(counted)) < 1e-9)
      #expect(analysis.ungradedMisses == wrong.count - counted)
      #expect(analysis.hintCount == 0)
      for guess in analysis.guesses {
        #expect(guess.bestShare >= guess.share)
        #expect(!guess.best.isEmpty && (guess.isBest == (guess.bestShare == guess.share)))
      }
    }
  }

  /// Luck is 0 on average for each choice, so it is 0 over all words that could have been the answer,
  /// whatever the order of letters; a game that is lost early has had a fair share of it, too.
  @Test("a fixed order of letters is neither lucky nor unlucky over all words of a length")
  func noLuckOnAverage() throws {
    var games = 0
    for length in 3...14 {
      let words = HangmanVocabulary.standard.words(length: length)
      let order = length % 2 == 0 ? lettersByFrequency : lettersByFrequency.reversed()
      var luck = 0.0
      for index in words.sets.indices {
        let letters = words.letters[index * length..<(index + 1) * length]
        let text = letters.map { Alphabet.latin.letters[Int($0)].uppercased }.joined()
        let entry = try #require(HangmanEntry(HangmanAnswer(text)))
        let game = try playedHangman(entry, by: order)
        luck += try HangmanAnalysis(of: game, in: .standard).balance.luck
        games += 1
      }
      #expect(abs(luck) < 1e-9, "\(length) letters")
    }
    #expect(games > 2500)
  }

  @Test("the usual misses are those of a player who knows these words and takes the best letters")
  func calibration() throws {
    for isPhrase in [false, true] {
      var luck = 0.0
      var count = 0
      for entry in entries(every: 7) where entry.answer.isPhrase == isPhrase {
        let game = try playedHangman(entry, byBestIn: .standard)
        luck += try HangmanAnalysis(of: game, in: .standard).balance.luck
        count += 1
      }
      #expect(count > 90)
      #expect((-0.07...0.10).contains(luck / Double(count)))
    }
  }
}

extension HangmanAnswer {
  fileprivate var isPhrase: Bool { HangmanVocabulary.runs(of: self).count > 1 }
}
