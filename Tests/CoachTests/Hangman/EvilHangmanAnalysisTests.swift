import Coach
import Games
import Testing
import WordData
import Words

@Suite("Hangman: the coach in evil mode")
struct EvilHangmanAnalysisTests {
  private func letters(_ text: String) -> [Letter] { text.utf8.compactMap { Letter(ascii: $0) } }

  @Test("a letter is compared with those that would have left the fewest answers")
  func counts() throws {
    // Every letter of these words separates one of them from the other three, which stay.
    let game = try coachedHangman("bat", "cat", "rat", "dog", guessed: "bt").solvedEvil()
    let analysis = try EvilHangmanAnalysis(of: game)
    #expect(analysis.guesses.map { $0.letter }.prefix(2) == letters("bt")[...])
    #expect(analysis.guesses[0].before == 4)
    #expect(analysis.guesses[0].left == 3)
    #expect(analysis.guesses[0].bestLeft == 3)
    #expect(analysis.guesses[0].isBest)
    // Of cat, rat and dog, T leaves two, as A, C, D, G, O and R do.
    #expect(analysis.guesses[1].left == 2)
    #expect(analysis.guesses[1].best == letters("acdgort"))
  }

  @Test("the analysis of dealt games follows from the record, and no letter beats the best")
  func dealt() throws {
    let options = try #require(HangmanOptions(misses: 8, mode: .evil))
    for seed in 0..<20 {
      var random = SeededRandom(seed: UInt64(seed))
      let puzzle = try Hangman.deal(options, using: &random, from: .coached)
      var game = try Hangman(puzzle, options: options)
      for letter in lettersByFrequency where !game.outcome.isOver {
        try game.play(.letter(letter), at: .zero)
      }
      let analysis = try EvilHangmanAnalysis(of: game)
      var before = puzzle.entries.count
      for (guess, turn) in zip(analysis.guesses, game.turns) {
        #expect(guess.before == before && guess.left == turn.possibleCount)
        #expect(guess.bestLeft <= guess.left && (guess.best.contains(guess.letter) == guess.isBest))
        before = turn.possibleCount
      }
      // The analysis says nothing if only one answer was left.
      #expect(analysis.guesses.allSatisfy { $0.before > 1 })
    }
  }
}

extension Hangman {
  /// The game, ended by letters that no answer has.
  fileprivate func solvedEvil() throws -> Hangman {
    var game = self
    for letter in lettersByFrequency.reversed() where !game.outcome.isOver {
      if game.refusal(of: .letter(letter), in: nil) == nil {
        try game.play(.letter(letter), at: .zero)
      }
    }
    return game
  }
}
