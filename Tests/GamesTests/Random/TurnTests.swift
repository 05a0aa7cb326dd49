import GamesTesting
import Testing

@testable import Games

@Suite("Turns")
struct TurnTests {
  @Test("each candidate comes once before any comes again, and then all come again")
  func onceEach() {
    for count in [1, 2, 16, 97] {
      let dealt = (0..<count * 2).map { Turn($0, seed: 7).index(of: count) }
      #expect(Set(dealt.prefix(count)) == Set(0..<count))
      #expect(dealt.prefix(count) == dealt.suffix(count))
    }
    #expect(
      (0..<16).map { Turn($0, seed: 7).index(of: 16) }
        != (0..<16).map { Turn($0, seed: 8).index(of: 16) })
  }

  /// Which of a thousand candidates suit, about `tenths` of ten.
  private func candidates(tenths: UInt32) -> [Bool] {
    var random = SeededRandom(seed: UInt64(tenths))
    return (0..<1000).map { _ in random.draw(below: 10) < tenths }
  }

  @Test(
    "if few candidates suit, none comes twice before all turns have passed", arguments: 2...10)
  func suiting(tenths: UInt32) throws {
    let suiting = candidates(tenths: tenths)
    for share in [5, 7, 10] where suiting.count(where: { $0 }) >= 1000 / share {
      let turns = 1000 / share
      let dealt = try (0..<turns * 2).map { number in
        let index = Turn(number, seed: 9).index(of: 1000, share: share) { suiting[$0] }
        return try #require(index)
      }
      #expect(dealt.allSatisfy { suiting[$0] })
      #expect(Set(dealt.prefix(turns)).count == turns)
      #expect(dealt.prefix(turns) == dealt.suffix(turns))
    }
  }

  @Test("a turn asks few candidates whether they suit, however many exist")
  func asked() {
    let suiting = candidates(tenths: 3)
    var asked = 0
    for number in 0..<100 {
      _ = Turn(number, seed: 1).index(of: 1000, share: 10) {
        asked += 1
        return suiting[$0]
      }
    }
    #expect(asked < 100 * 12)
  }

  @Test("if too few candidates suit, some turns have none, and no candidate comes twice")
  func tooFew() {
    let dealt = (0..<100).compactMap { number in
      Turn(number, seed: 4).index(of: 1000, share: 10) { $0 < 40 }
    }
    #expect(dealt.count == 40)
    #expect(Set(dealt) == Set(0..<40))
    #expect(Turn(0, seed: 4).index(of: 0, share: 10) { _ in true } == nil)
  }
}
