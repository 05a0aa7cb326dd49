import Foundation
import Games
import Testing

@testable import Library

@Suite("Inspecting a stored row")
struct RowInspectionTests {
  private let head = """
    pastime 1
    game codeword 1
    id 0000000000000000000000000000000a
    begun 1767225600000
    options length=3 attempts=any mode=standard
    puzzle cat


    """

  private func inspection(_ text: String, key: String = "record/") -> RowInspection {
    let key = key.hasSuffix("/") ? key + "0000000000000000000000000000000a" : key
    return RowInspection(Row(key: Array(key.utf8), text: Array(text.utf8)))
  }

  @Test("the moves of every line of a game are counted")
  func lines() {
    let game = inspection(head + "1000 1500 act\n2000 2500 cat\n\u{1E}" + head + "1000 1500 cot\n")
    #expect(game.lines == 2)
    #expect(game.moves == 3)
    #expect(game.faults.isEmpty)
  }

  @Test("a record is replayed by the rules, and belongs to its key")
  func records() {
    let illegal = inspection(head + "1000 1500 act\n2000 2500 act\n")
    #expect(illegal.faults == [.record(RecordError(line: 9, reason: .illegalMove))])
    #expect(illegal.moves == 1)
    let other = inspection(head, key: "record/0000000000000000000000000000000b")
    #expect(other.faults == [.otherGame])
    #expect(inspection("letter").faults.count == 1)
  }

  @Test("a row from a later version is not a fault")
  func later() {
    for text in ["pastime 9\n", "pastime 1\ngame chess 1\n", "pastime 1\ngame codeword 99\n"] {
      let game = inspection(text)
      #expect(game.laterLines == 1)
      #expect(game.faults.isEmpty)
    }
    #expect(inspection("anything", key: "later/1").faults.isEmpty)
  }

  @Test(
    "a row of any other kind has one correct spelling",
    arguments: [
      ("clock/", "1200", "01200"), ("gone/", "1", "0"),
      ("setting/pegs", "2 0123456789abcdef circle", "circle"),
      ("device", "0123456789abcdef", "x"),
    ])
  func others(key: String, good: String, wrong: String) {
    #expect(inspection(good, key: key).faults.isEmpty)
    #expect(inspection(wrong, key: key).faults == [.spelling])
  }
}
