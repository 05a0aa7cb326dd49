@testable import Coach
import Games
import Testing

@Suite("Times: how long facts take")
struct TimesPacesTests {
  private func paces(_ games: Times...) -> TimesPaces {
    var paces = TimesPaces()
    for game in games { paces.count(game) }
    return paces
  }

  private func isNear(_ left: Double?, _ right: Double) -> Bool {
    left.map { abs($0 - right) < 1e-6 * right } ?? false
  }

  @Test("the geometric mean of numbers is the root of their product")
  func mean() {
    #expect(geometricMean([]) == nil)
    #expect(geometricMean([7]) == 7)
    #expect(isNear(geometricMean([2, 8]), 4))
    #expect(isNear(geometricMean([1, 10, 100]), 10))
    #expect(isNear(geometricMean([1, 3_600_000]), 1897.366596101))
    #expect(isNear(geometricMean(Array(repeating: 3_600_000, count: 20)), 3_600_000))
    // The twentieth root of 3,600,000.
    let mixed = Array(repeating: 1.0, count: 19) + [3_600_000]
    #expect(isNear(geometricMean(mixed), 2.127233310563))
  }

  @Test("a fact usually takes as long as its last answers, steadied by three answers of its kind")
  func usual() throws {
    let paces = try paces(coachedTimes(("7*8", true, 1000), ("6*8", true, 4000)))
    let fact = try coachedFact("7*8")
    #expect(isNear(paces.kindred(fact), 2000))
    // 1000 once and 2000 three times.
    #expect(isNear(paces.usual(fact), 1681.792830507))
    #expect(isNear(paces.usual(try coachedFact("8*7")), 1681.792830507))
    #expect(paces.usual(try coachedFact("7*9")) == nil)
    #expect(isNear(paces.kindred(try coachedFact("7*9")), 2000))
  }

  @Test("only the last five answers to a fact count, only right ones, and only those of a kind")
  func counted() throws {
    var paces = TimesPaces()
    paces.count(try coachedTimes(("7*8", true, 60_000)))
    for _ in 0..<20 { paces.count(try coachedTimes(("7*8", true, 3000))) }
    paces.count(try coachedTimes(("7*8", false, 90_000), ("12*8", true, 9000)))
    #expect(isNear(paces.usual(try coachedFact("7*8")), 3000))
    #expect(isNear(paces.kindred(try coachedFact("12*8")), 9000))
    #expect(paces.kindred(try coachedFact("7+8")) == nil)
  }

  @Test("nobody has a past before the first round, and an answer that took no time is no trouble")
  func edges() throws {
    #expect(paces().usual(try coachedFact("7*8")) == nil)
    #expect(isNear(try paces(coachedTimes(("7*8", true, 0))).usual(coachedFact("7*8")), 1))
    let hours = try paces(coachedTimes(("7*8", true, 9_999_999)))
    #expect(isNear(try hours.usual(coachedFact("7*8")), 3_600_000))
  }
}
