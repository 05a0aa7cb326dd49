import Games
import Library
import Testing
import WordData
import Words

/// Plays random legal games.
struct RandomGames {
  private var random: SeededRandom
  private let words: [[Word]]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    words = WordBook.lengths.map { length in
      var words: [Word] = []
      WordBook.standard.forEachWord(length: length) { word, _ in words.append(word) }
      return words
    }
  }

  mutating func draw(below bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  /// A game with random times, moves and provenance, over or not.
  mutating func session(
    length: Int, mode: CodewordOptions.Mode, limit: Int?
  ) throws -> Session<Codeword> {
    let words = words[length - WordBook.lengths.lowerBound]
    let options = try #require(CodewordOptions(length: length, limit: limit, mode: mode))
    let secret = words[draw(below: words.count)]
    var session = try Session<Codeword>(
      header(), options: options, puzzle: CodewordPuzzle(secret: secret))
    var time = PlayTime.zero
    for _ in 0..<draw(below: 12) where session.game.outcome == .playing {
      time = time + Milliseconds(Int64(draw(below: 60_000)))
      let since = Milliseconds(Int64(draw(below: 1_000_000_000)))
      let attempt = draw(below: 8) == 0 ? secret : words[draw(below: words.count)]
      // In the strict modes most words are refused: then there is no move this time.
      try? session.play(CodewordMove(attempt), at: time, wallOffset: since, in: .standard)
    }
    return session
  }

  private mutating func header() -> SessionHeader {
    SessionHeader(
      id: identity(UInt64(draw(below: 1 << 30))),
      created: WallTime(Int64(draw(below: 1 << 31)) * 1000),
      origin: [.dealt, .dealt, .sample, .challenge, .evening][draw(below: 5)],
      branchOf: draw(below: 4) == 0 ? identity(UInt64(draw(below: 1 << 30))) : nil)
  }
}
