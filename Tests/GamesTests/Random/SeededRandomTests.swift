import Testing

@testable import Games

@Suite("Seeded randomness")
struct SeededRandomTests {
  @Test("xoshiro128** gives the published numbers")
  func publishedNumbers() {
    var random = SeededRandom(state: (1, 2, 3, 4))
    let numbers = (0..<10).map { _ in random.next() }
    #expect(
      numbers == [
        11520, 0, 5_927_040, 70_819_200, 2_031_721_883, 1_637_235_492, 1_287_239_034,
        3_734_860_849, 3_729_100_597, 4_258_142_804,
      ])
  }

  @Test("SplitMix64 gives the published numbers")
  func publishedSeeds() {
    var mix = SplitMix64(state: 1_234_567)
    let numbers = (0..<5).map { _ in mix.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  // Other code computed these numbers, with integers of any size.
  @Test(
    "a seed gives the same numbers forever",
    arguments: [
      (0, [3_737_715_805, 2_584_255_861, 2_876_756_834, 3_286_328_325]),
      (1, [1_695_105_466, 1_423_115_009, 634_581_793, 1_068_227_753]),
      (42, [1_776_835_114, 4_165_204_688, 17_111_135, 2_317_295_270]),
      (UInt64.max, [477_689_756, 2_493_998_634, 555_695_776, 607_808_419]),
    ] as [(UInt64, [UInt32])])
  func pinnedSeeds(seed: UInt64, expected: [UInt32]) {
    var random = SeededRandom(seed: seed)
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test("a state of zeros, from which only zeros would follow, is replaced")
  func zeroState() {
    var zeros = SeededRandom(state: (0, 0, 0, 0))
    var replaced = SeededRandom(state: (0, 0, 0, 1))
    let numbers = (0..<8).map { _ in zeros.next() }
    #expect(numbers == (0..<8).map { _ in replaced.next() })
    #expect(numbers.contains { $0 != 0 })
  }

  @Test(
    "bounded draws are the same forever",
    arguments: [
      (0, [0, 1, 4, 19, 361, 1_135_191_023, 3_260_698_943]),
      (1, [0, 0, 0, 6, 166, 2_638_689_073, 2_710_820_969]),
      (2026, [0, 1, 0, 0, 820, 1_410_230_208, 1_504_777_641]),
    ] as [(UInt64, [UInt32])])
  func pinnedDraws(seed: UInt64, expected: [UInt32]) {
    var random = SeededRandom(seed: seed)
    let bounds: [UInt32] = [1, 2, 6, 26, 1000, 3_000_000_000, .max]
    #expect(bounds.map { random.draw(below: $0) } == expected)
  }

  @Test("a draw is below its bound", arguments: [1, 2, 3, 7, 2315, 1 << 31, (1 << 31) + 1, .max])
  func drawStaysBelow(bound: UInt32) {
    var random = SeededRandom(seed: UInt64(bound))
    for _ in 0..<2000 { #expect(random.draw(below: bound) < bound) }
  }

  @Test("a draw below 0 is 0 and uses no randomness")
  func drawBelowZero() {
    var random = SeededRandom(seed: 5)
    let before = random
    #expect(random.draw(below: 0) == 0)
    #expect(random == before)
  }

  @Test("the first draws of many seeds fall evenly", arguments: [2, 6, 26, 97])
  func firstDrawsAreUniform(bound: UInt32) {
    let drawsEach = 1000
    var counts = Array(repeating: 0, count: Int(bound))
    for seed in 0..<UInt64(drawsEach * counts.count) {
      var random = SeededRandom(seed: seed)
      counts[Int(random.draw(below: bound))] += 1
    }
    expectUniform(counts, expected: Double(drawsEach))
  }

  @Test("every order of four elements comes out of a shuffle equally often")
  func shuffleIsUniform() {
    var counts: [[Int]: Int] = [:]
    for seed in 0..<UInt64(24_000) {
      var random = SeededRandom(seed: seed)
      var elements = [0, 1, 2, 3]
      random.shuffle(&elements)
      counts[elements, default: 0] += 1
    }
    #expect(counts.count == 24)
    expectUniform(Array(counts.values), expected: 1000)
  }

  @Test("a shuffle keeps every element", arguments: 0..<40)
  func shufflePermutes(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    var elements = Array(0..<count)
    random.shuffle(&elements)
    #expect(elements.sorted() == Array(0..<count))
  }

  @Test(
    "a shuffle is the same forever",
    arguments: [
      (0, [0, 6, 4, 3, 1, 2, 7, 9, 5, 8]),
      (7, [9, 6, 0, 8, 1, 2, 7, 5, 3, 4]),
    ] as [(UInt64, [Int])])
  func pinnedShuffle(seed: UInt64, expected: [Int]) {
    var random = SeededRandom(seed: seed)
    var elements = Array(0..<10)
    random.shuffle(&elements)
    #expect(elements == expected)
  }

  /// Compares counts with a uniform distribution. The sum of squares has the mean n - 1 and the
  /// variance 2(n - 1): six deviations are far beyond chance, and a bias of a tenth is farther.
  private func expectUniform(_ counts: [Int], expected: Double) {
    let sum = counts.reduce(0.0) { sum, count in
      let difference = Double(count) - expected
      return sum + difference * difference / expected
    }
    let freedom = Double(counts.count - 1)
    #expect(sum < freedom + 6 * (2 * freedom).squareRoot())
  }
}
