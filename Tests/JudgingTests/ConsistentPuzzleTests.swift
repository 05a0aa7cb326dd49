import Games
import GamesTesting
import Judging
import JudgingTesting
import Library
import Testing
import Words

@Suite("The record on a consistent puzzle")
struct ConsistentPuzzleTests {
  /// Plays random games, and makes each move once more on the record that a device gets.
  private func leadsOn<G: TriedGame>(_ game: G.Type, games: Int) throws {
    var random = SeededRandom(seed: 78)
    for _ in 0..<games {
      var judge = try Judge<G>.dealt(&random)
      while let revealed = judge.playAny(&random) {
        var play = JudgedPlay(judge)
        let position = judge.revealed.count - 1
        let record = try play.consistentPuzzle(after: position)
        let reading = try RecordReading(record)
        #expect(reading.error == nil)
        #expect(reading.session.header.id == header.id)
        var session = try #require(G.unwrap(reading.session))
        #expect(session.moves.count == position)
        // Before the move, nothing that a player sees reveals it.
        #expect(!session.game.outcome.isOver)
        try session.play(revealed.move, at: revealed.time, wallOffset: .zero, in: nil)
        #expect(session.game.symbols == judge.session.game.symbols)
        #expect(session.game.outcome == judge.session.game.outcome)
        #expect(session.game.score == judge.session.game.score)
        if play.isOver { #expect(session.puzzle == judge.session.puzzle) }
      }
    }
  }

  @Test("a Codeword continues as the judge answered")
  func codeword() throws { try leadsOn(Codeword.self, games: 200) }

  @Test("the marks of German words lead to a German secret")
  func germanCodeword() throws {
    func word(_ text: String) throws -> Word {
      try #require(
        Word(letters: text.unicodeScalars.compactMap { Alphabet.german.letter($0.value) }))
    }
    let options = try #require(CodewordOptions(length: 5, words: .german))
    let said: [(String, String)] = [("maske", "=-+-="), ("käuze", "-==-="), ("übung", "--=--")]
    let revealed = try said.enumerated().map { index, said in
      Revealed(
        CodewordMove(try word(said.0)), answer: Array(said.1.utf8),
        at: PlayTime(Int64(index) * 1000))
    }
    let puzzle = try Codeword.consistentPuzzle(options, opening: [], revealed: revealed)
    #expect(puzzle.secret.alphabet == .german)
    var game = try Codeword(puzzle, options: options)
    for (revealed, said) in zip(revealed, said) {
      try game.play(revealed.move, at: revealed.time)
      var text = TextWriter()
      game.writeAnswer(to: &text)
      #expect(text.bytes == Array(said.1.utf8))
    }
  }

  @Test("an Anagrams continues as the judge answered")
  func anagrams() throws { try leadsOn(Anagrams.self, games: 5) }

  @Test("a Hangman continues as the judge answered")
  func hangman() throws { try leadsOn(Hangman.self, games: 200) }

  @Test("a Memorize continues as the judge answered")
  func memorize() throws { try leadsOn(Memorize.self, games: 40) }

  @Test("a Times continues as the judge answered")
  func times() throws { try leadsOn(Times.self, games: 100) }

  /// Makes two plays with the same answers on two puzzles, and asks each play for a consistent
  /// puzzle after each move.
  /// - Returns: how many moves were made, and how many were repeated for the consistent puzzle.
  private func staysTheSame<G: TriedGame>(
    _ game: G.Type
  ) throws -> (moves: Int, repeated: Int) {
    var random = SeededRandom(seed: 80)
    var (moves, repeated) = (0, 0)
    while moves < 300 {
      var judge = try Judge<G>.dealt(&random)
      let start = judge
      while judge.revealed.count < 4, judge.playAny(&random) != nil {}
      let twin = try Judge<G>(
        header, options: judge.session.options,
        puzzle: G.consistentPuzzle(
          judge.session.options, opening: judge.opening, revealed: judge.revealed))
      var plays = [JudgedPlay(start), JudgedPlay(twin)]
      while judge.revealed.count < 60, judge.playAny(&random) != nil {}
      for (position, said) in judge.revealed.enumerated() {
        var revealed: [[Revealed<G.Move>]] = []
        for index in 0..<2 {
          revealed.append(
            try plays[index].take(
              [said.move.spelled], at: position, time: said.time, wallOffset: 0,
              in: G.book(for: judge.session.options)
            ).revealed)
        }
        guard revealed[0] == revealed[1], plays.allSatisfy({ !$0.isOver }) else { break }
        for count in [position, position + 1] {
          let record = try plays[0].consistentPuzzle(after: count)
          #expect(try plays[1].consistentPuzzle(after: count) == record)
          var session = try #require(G.unwrap(try RecordReading(record).session))
          for later in judge.revealed[count..<position + 1] {
            try session.play(later.move, at: later.time, wallOffset: 0, in: nil)
          }
          #expect(session.game.symbols == plays[0].game.symbols)
        }
        moves += 1
      }
      repeated += plays[0].repeatedMoves
    }
    return (moves, repeated)
  }

  @Test("a kept consistent puzzle depends only on the moves and answers, and repeats few moves")
  func kept() throws {
    for (moves, repeated) in [
      try staysTheSame(Codeword.self), try staysTheSame(Hangman.self),
      try staysTheSame(Memorize.self), try staysTheSame(Times.self),
    ] {
      #expect(repeated >= moves && repeated < moves * 10)
    }
    let (moves, repeated) = try staysTheSame(Anagrams.self)
    #expect(repeated == moves)
  }
}
