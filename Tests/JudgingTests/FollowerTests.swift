import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing

/// A device that knows no puzzle shows what the judge's game shows.
struct FollowerTests {
  private func showsTheSame<G: TriedGame>(_ game: G.Type, games: Int) throws {
    var random = SeededRandom(seed: 34)
    var ended = 0
    for _ in 0..<games {
      var judge = try Judge<G>.dealt(&random)
      var follower = try Follower<G>(header, options: judge.session.options, opening: judge.opening)
      while let told = judge.playAny(&random) {
        try follower.hear(told)
        let (theirs, ours) = (judge.session.game, follower.session.game)
        #expect(ours.outcome == theirs.outcome)
        #expect(ours.score == theirs.score)
        #expect(ours.signs == theirs.signs)
        // What an end tells besides is in the record that comes with it.
        if !theirs.outcome.isOver { #expect(ours.describe(.full) == theirs.describe(.full)) }
      }
      if judge.session.game.outcome.isOver { ended += 1 }
    }
    #expect(ended > 0)
  }

  @Test("a Codeword on a stand-in shows the marks that were told")
  func codeword() throws { try showsTheSame(Codeword.self, games: 500) }

  @Test("an Anagrams is the same everywhere")
  func anagrams() throws { try showsTheSame(Anagrams.self, games: 20) }

  @Test("a Hangman on a stand-in shows the letters and the clue that were told")
  func hangman() throws { try showsTheSame(Hangman.self, games: 500) }

  @Test("a Memorize on a stand-in shows the pictures that were told")
  func memorize() throws { try showsTheSame(Memorize.self, games: 100) }

  @Test("a Times on a stand-in asks the problems that were told")
  func times() throws { try showsTheSame(Times.self, games: 200) }

  private func refusesDamage<G: TriedGame>(_ game: G.Type) throws {
    var random = SeededRandom(seed: 56)
    var refused = 0
    for _ in 0..<2000 {
      var judge = try Judge<G>.dealt(&random)
      var follower = try Follower<G>(header, options: judge.session.options, opening: judge.opening)
      for _ in 0..<random.draw(below: 5) {
        guard let told = judge.playAny(&random) else { break }
        try follower.hear(told)
      }
      guard let told = judge.playAny(&random) else { continue }
      let before = follower.told
      var answer = told.answer
      if answer.isEmpty || random.chance(20) {
        answer.append(UInt8(truncatingIfNeeded: random.next()))
      } else {
        answer[Int(random.draw(below: UInt32(answer.count)))] = UInt8(32 + random.draw(below: 96))
      }
      do throws(StandInError) {
        try follower.hear(Told(told.move, answer: answer, at: told.time))
        // It may be another true answer: then the game is one that tells it.
        #expect(follower.told.count == before.count + 1)
      } catch {
        refused += 1
        #expect(follower.told == before)
      }
    }
    #expect(refused > 500)
  }

  @Test("what no judge would say of a Codeword is refused, and nothing changes")
  func damagedCodeword() throws { try refusesDamage(Codeword.self) }

  @Test("what no judge would say of a Hangman is refused, and nothing changes")
  func damagedHangman() throws { try refusesDamage(Hangman.self) }

  @Test("what no judge would say of a Memorize is refused, and nothing changes")
  func damagedMemorize() throws { try refusesDamage(Memorize.self) }

  @Test("what no judge would say of a Times is refused, and nothing changes")
  func damagedTimes() throws { try refusesDamage(Times.self) }
}
