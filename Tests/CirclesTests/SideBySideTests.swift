import Testing

@testable import Circles

@Suite("Two plays side by side")
struct SideBySideTests {
  private func moves(_ lines: (Int64, String)...) -> [PlayedMove] {
    lines.map { PlayedMove(time: $0.0, move: Array($0.1.utf8), answer: []) }
  }

  private func texts(_ words: [[UInt8]]) -> [String] {
    words.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("words are found by both players, by the player alone, or by the other alone")
  func words() {
    let both = SideBySide(
      own: moves((1, "word pure"), (2, "hint 3"), (3, "word err"), (4, "pass")),
      other: moves((2, "word err"), (3, "word purser"), (5, "word pure"), (6, "words no")))
    #expect(texts(both.sharedWords) == ["pure", "err"])
    #expect(texts(both.words(onlyOwn: true)) == [])
    #expect(texts(both.words(onlyOwn: false)) == ["purser"])
    let alone = SideBySide(own: both.own, other: [])
    #expect(texts(alone.words(onlyOwn: true)) == ["pure", "err"])
    #expect(texts(alone.sharedWords) == [])
  }

  @Test("on one clock every move comes once, in order of time, the player's own first at a tie")
  func clock() {
    let both = SideBySide(
      own: moves((0, "a"), (5, "b"), (5, "c")), other: moves((0, "u"), (4, "v"), (9, "w")))
    #expect(
      both.onOneClock.map { String(decoding: $0.move.move, as: UTF8.self) }
        == ["a", "u", "v", "b", "c", "w"])
    #expect(both.onOneClock.map(\.isOwn) == [true, false, false, true, true, false])
    #expect(SideBySide(own: [], other: both.other).onOneClock.map(\.move) == both.other)
    #expect(SideBySide(own: both.own, other: []).onOneClock.map(\.move) == both.own)
  }
}
