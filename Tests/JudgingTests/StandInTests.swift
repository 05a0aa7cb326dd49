import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing

@Suite("The record on a stand-in")
struct StandInTests {
  /// Plays games by chance, and at each move makes it once more on the record that a device is given.
  private func leadsOn<G: TriedGame>(_ game: G.Type, games: Int) throws {
    var random = SeededRandom(seed: 78)
    for _ in 0..<games {
      var judge = try Judge<G>.dealt(&random)
      while let told = judge.playAny(&random) {
        let play = JudgedPlay(judge)
        let position = judge.told.count - 1
        let record = try play.standIn(after: position)
        let reading = try RecordReading(record)
        #expect(reading.error == nil)
        #expect(reading.session.header.id == header.id)
        var session = try #require(G.unwrap(reading.session))
        #expect(session.moves.count == position)
        // What a player sees of it before the move tells nothing of the move.
        #expect(!session.game.outcome.isOver)
        try session.play(told.move, at: told.time, wallOffset: .zero, in: nil)
        #expect(session.game.signs == judge.session.game.signs)
        #expect(session.game.outcome == judge.session.game.outcome)
        #expect(session.game.score == judge.session.game.score)
        if play.isOver { #expect(session.puzzle == judge.session.puzzle) }
      }
    }
  }

  @Test("a Codeword goes on as the judge said")
  func codeword() throws { try leadsOn(Codeword.self, games: 200) }

  @Test("an Anagrams goes on as the judge said")
  func anagrams() throws { try leadsOn(Anagrams.self, games: 5) }

  @Test("a Hangman goes on as the judge said")
  func hangman() throws { try leadsOn(Hangman.self, games: 200) }

  @Test("a Memorize goes on as the judge said")
  func memorize() throws { try leadsOn(Memorize.self, games: 40) }

  @Test("a Times goes on as the judge said")
  func times() throws { try leadsOn(Times.self, games: 100) }
}
