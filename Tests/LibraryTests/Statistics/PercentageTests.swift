import Library
import Testing

@Suite("A percentage")
struct PercentageTests {
  @Test(
    "is rounded to the nearest, but 100 only for all and 0 only for nothing",
    arguments: [
      (0, 0, nil), (0, 3, 0), (1, 3, 33), (2, 3, 67), (3, 3, 100), (1, 2, 50), (1, 8, 13),
      (1, 1000, 1), (999, 1000, 99), (20_000_000, 40_000_000, 50),
    ] as [(Int, Int, Int?)])
  func rounded(part: Int, whole: Int, percent: Int?) {
    #expect(percentage(of: part, in: whole) == percent)
  }
}
