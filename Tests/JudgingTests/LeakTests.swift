import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing

/// Nothing that is hidden can be read from an answer.
struct LeakTests {
  /// Makes up to three more moves on two puzzles that gave the same answers so far, as long as a
  /// player cannot distinguish them.
  /// - Returns: how many answers were alike.
  private func compare<G: TriedGame>(
    _ one: Judge<G>, _ other: Judge<G>, _ random: inout SeededRandom
  ) -> Int {
    #expect(one.opening == other.opening)
    var (one, other) = (one, other)
    for count in 0..<3 {
      guard let revealed = one.playAny(&random),
        let said = try? other.judge(revealed.move, at: revealed.time, wallOffset: .zero, in: nil),
        one.session.game.sight == other.session.game.sight,
        one.session.game.outcome == other.session.game.outcome
      else { return count }
      #expect(said == revealed)
      if !one.session.game.outcome.isOver {
        #expect(consistentPuzzle(one) == consistentPuzzle(other))
      }
    }
    return 3
  }

  private func consistentPuzzle<G: TriedGame>(_ judge: Judge<G>) -> [UInt8]? {
    var play = JudgedPlay(judge)
    return try? play.consistentPuzzle(after: judge.revealed.count)
  }

  private func answersAreAlike<G: TriedGame>(_ game: G.Type, pairs: Int) throws {
    var random = SeededRandom(seed: 12)
    var count = 0
    for _ in 0..<pairs {
      let one = try Judge<G>.dealt(&random)
      // The other puzzle is any that would have given the same answers so far.
      var played = one
      for _ in 0..<random.draw(below: 6) {
        guard played.playAny(&random) != nil else { break }
      }
      var again = try Judge<G>(
        header, options: one.session.options,
        puzzle: G.consistentPuzzle(
          one.session.options, opening: one.opening, revealed: played.revealed))
      for revealed in played.revealed {
        #expect(
          try again.judge(revealed.move, at: revealed.time, wallOffset: .zero, in: nil) == revealed)
      }
      count += compare(played, again, &random)
    }
    #expect(count > pairs / 10)
  }

  @Test("two Codewords that gave the same answers so far give the same next answer")
  func codeword() throws { try answersAreAlike(Codeword.self, pairs: 10_000) }

  @Test("two Hangmans that gave the same answers so far give the same next answer")
  func hangman() throws { try answersAreAlike(Hangman.self, pairs: 10_000) }

  @Test("two Memorizes that gave the same answers so far give the same next answer")
  func memorize() throws { try answersAreAlike(Memorize.self, pairs: 10_000) }

  @Test("two Times that gave the same answers so far give the same next answer")
  func times() throws { try answersAreAlike(Times.self, pairs: 10_000) }

  @Test("an evil Hangman is not judged, because it settles its answer as late as it can")
  func evil() throws {
    let options = try #require(HangmanOptions(mode: .evil))
    var random = SeededRandom(seed: 1)
    let puzzle = try Hangman.deal(options, using: &random, from: Hangman.book(in: .english))
    #expect(throws: PuzzleError.self) {
      try Judge<Hangman>(header, options: options, puzzle: puzzle)
    }
  }
}
