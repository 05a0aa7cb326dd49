import Games
import Library
import Testing

@testable import Circles

@Suite("What a challenge shows, and when")
struct ChallengeBoardTests {
  private func result(
    _ number: Int64, won isWon: Bool = true, _ score: Int64, _ time: Int64 = 0
  ) -> ChallengeResult {
    ChallengeResult(number: number, isWon: isWon, score: score, time: PlayTime(time))
  }

  @Test("the goal counts first, then the points, or in Codeword fewer attempts, then the time")
  func order() {
    let results = [
      result(1, won: false, 9), result(2, 4, 900), result(3, 5), result(4, 4, 800),
      result(5, 4, 800),
    ]
    func numbers(_ kind: GameKind) -> [Int64] {
      guard case .shown(let shown) = ChallengeBoard(kind, results, for: 1, isOver: false) else {
        return []
      }
      return shown.map(\.number)
    }
    #expect(numbers(.codeword) == [4, 5, 2, 3, 1])
    #expect(numbers(.memorize) == [3, 4, 5, 2, 1])
  }

  @Test("players see results when they finish or the challenge ends, and nobody else sees them")
  func sight() {
    let results = [result(3, 4), result(2, 5)]
    let hidden = ChallengeBoard.hidden(finished: [2, 3])
    let shown = ChallengeBoard.shown(results)
    #expect(ChallengeBoard(.codeword, results, for: 1, isOver: false) == hidden)
    #expect(ChallengeBoard(.codeword, results, for: 2, isOver: false) == shown)
    #expect(ChallengeBoard(.codeword, results, for: 1, isOver: true) == shown)
    #expect(ChallengeBoard(.codeword, results, for: nil, isOver: false) == hidden)
    #expect(ChallengeBoard(.codeword, results, for: nil, isOver: true) == hidden)
  }

  @Test("a result that a player must not know never changes what the player sees")
  func spoilers() {
    var random = SeededRandom(seed: 48)
    func draw(_ count: UInt32) -> Int64 { Int64(random.draw(below: count)) }
    var (changed, visible) = (0, 0)
    for _ in 0..<10_000 {
      let kind = GameKind.allCases[Int(draw(5))]
      let count = 1 + draw(6)
      let asker = draw(UInt32(count) + 2)
      let isOver = draw(3) == 0
      let finished = (1...count).filter { _ in draw(3) > 0 }
      func anyResults() -> [ChallengeResult] {
        finished.map { result($0, won: draw(2) == 0, draw(20), draw(100_000)) }
      }
      let (results, others) = (anyResults(), anyResults())
      // The rule in other words: only players who take part, after its end or their own last move.
      let mayKnow = (1...count).contains(asker) && (isOver || finished.contains(asker))
      let number = (1...count).contains(asker) ? asker : nil
      let board = ChallengeBoard(kind, results, for: number, isOver: isOver)
      let otherBoard = ChallengeBoard(kind, others, for: number, isOver: isOver)
      if mayKnow {
        if board != otherBoard { visible += 1 }
      } else {
        if results != others { changed += 1 }
        #expect(board == otherBoard)
      }
    }
    // Otherwise nothing would have been tried.
    #expect(changed > 3_000)
    #expect(visible > 3_000)
  }
}
