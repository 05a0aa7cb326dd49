import Games
import Library
import Testing

@testable import Circles

@Suite("Play that is unlikely for people")
struct UnlikelyPlayTests {
  private func play(
    _ kind: GameKind, _ moves: [Int64], firstTry isFirstTry: Bool = false, day: Int = 0
  ) -> TimedPlay {
    TimedPlay(day: today.advanced(by: day), kind: kind, moves: moves, isFirstTry: isFirstTry)
  }

  @Test(
    "a move is unlikely if it is faster than anybody reads and taps",
    arguments: [(GameKind.codeword, Int64(700)), (.times, 250), (.memorize, 150)])
  func quick(kind: GameKind, floor: Int64) {
    #expect(UnlikelyTrait.traits(in: [play(kind, [floor, 9_000])]).isEmpty)
    #expect(
      UnlikelyTrait.traits(in: [play(kind, [floor - 1, 9_000, 0])])
        == [.quickMoves(kind, today, count: 2)])
  }

  @Test("words and letters can be typed ahead, so no move of those games is too fast")
  func typed() {
    #expect(UnlikelyTrait.traits(in: [play(.hangman, [0, 0]), play(.anagrams, [0])]).isEmpty)
  }

  @Test("eight or more moves are unlikely if they are as even as those of a machine")
  func even() {
    let even: [Int64] = [2_000, 2_040, 1_960, 2_000, 2_050, 1_950, 2_010, 1_990]
    #expect(UnlikelyTrait.traits(in: [play(.times, even)]) == [.evenMoves(.times, today)])
    #expect(UnlikelyTrait.traits(in: [play(.times, Array(even.dropLast()))]).isEmpty)
    let human: [Int64] = [2_000, 2_400, 1_700, 2_900, 2_050, 1_300, 2_010, 4_990]
    #expect(UnlikelyTrait.traits(in: [play(.times, human)]).isEmpty)
    // Just above a twentieth: each is 5.1 percent off.
    let edge = (0..<10).map { Int64($0 % 2 == 0 ? 949 : 1_051) }
    #expect(UnlikelyTrait.traits(in: [play(.times, edge)]).isEmpty)
    let inside = (0..<10).map { Int64($0 % 2 == 0 ? 951 : 1_049) }
    #expect(UnlikelyTrait.traits(in: [play(.times, inside)]) == [.evenMoves(.times, today)])
  }

  @Test("two words at the first try are unlikely, one is not, and only Codeword counts")
  func firstTries() {
    let one = play(.codeword, [], firstTry: true)
    #expect(UnlikelyTrait.traits(in: [one, play(.hangman, [], firstTry: true)]).isEmpty)
    #expect(
      UnlikelyTrait.traits(in: [one, play(.codeword, [], firstTry: true, day: 5)])
        == [.firstTries(count: 2)])
  }

  @Test("no time is too long to be counted")
  func extremes() {
    let moves = Array(repeating: Int64.max, count: 2_000)
    #expect(UnlikelyTrait.traits(in: [play(.memorize, moves)]) == [.evenMoves(.memorize, today)])
    let mixed = (0..<2_000).map { $0 % 2 == 0 ? Int64.max : Int64.min }
    #expect(
      UnlikelyTrait.traits(in: [play(.memorize, mixed)])
        == [.quickMoves(.memorize, today, count: 1_000)])
  }
}
