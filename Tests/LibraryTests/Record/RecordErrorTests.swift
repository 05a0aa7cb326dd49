import Games
import Testing

@testable import Library

@Suite("Faulty records")
struct RecordErrorTests {
  /// The lines of a game with two moves, so that a test can put another in the place of one.
  private func lines(replacing number: Int, with line: String?) -> [UInt8] {
    var lines = [
      "pastime 1", "game codeword 1", "id \(identity(1).text)", "begun 1000",
      "options length=5 attempts=any mode=standard", "puzzle crane", "", "5 6 slate", "7 8 trace",
    ]
    if let line { lines[number - 1] = line } else { lines.remove(at: number - 1) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Every line of the header, wrong in each possible way: the record gives no game.
  static let headers: [(Int, String?, RecordError.Reason)] = [
    (1, nil, .missingLine(.pastime)),
    (1, "past 1", .missingLine(.pastime)),
    (1, " pastime 1", .missingLine(.pastime)),
    (1, "pastime", .text(.missing)),
    (1, "pastime one", .text(.notANumber)),
    (1, "pastime 1 ", .text(.surplus)),
    (1, "pastime 1\r", .text(.notANumber)),
    (1, "pastime 0", .text(.outOfRange)),
    (1, "pastime 2", .laterFormat),
    (2, nil, .missingLine(.game)),
    (2, "game", .text(.missing)),
    (2, "game codeword", .text(.missing)),
    (2, "game codeword 1 1", .text(.surplus)),
    (2, "game chess 1", .unknownGame),
    (2, "game Codeword 1", .unknownGame),
    (2, "game codeword 0", .text(.outOfRange)),
    (2, "game codeword 2", .laterRules),
    (3, nil, .missingLine(.id)),
    (3, "id", .text(.missing)),
    (3, "id 12", .text(.unexpected)),
    (3, "id 0000000000000000000000000000000A", .text(.unexpected)),
    (4, nil, .missingLine(.begun)),
    (4, "begun -5", .text(.notANumber)),
    (4, "begun 05", .text(.notANumber)),
    (5, nil, .missingLine(.options)),
    (5, "branch-of", .missingLine(.options)),
    (5, "branch-of ", .text(.missing)),
    (5, "branch-of 12", .text(.unexpected)),
    (5, "sample ", .missingLine(.options)),
    (5, "options length=9 attempts=any mode=standard", .text(.outOfRange)),
    (5, "options length=5 mode=standard", .text(.unexpected)),
    (6, nil, .missingLine(.puzzle)),
    (6, "puzzle", .text(.missing)),
    (6, "puzzle CRANE", .text(.unexpected)),
    (6, "puzzle cranial", .text(.outOfRange)),
    (6, "puzzle cat", .mismatch),
    (7, nil, .missingLine(.empty)),
    (7, " ", .missingLine(.empty)),
  ]

  @Test("a faulty header gives the line and the reason, and no game", arguments: headers)
  func header(number: Int, line: String?, reason: RecordError.Reason) {
    #expect(throws: RecordError(line: number, reason: reason)) {
      try RecordReading(lines(replacing: number, with: line))
    }
  }

  @Test("the lines of provenance have one order, and each comes once")
  func provenanceOrder() {
    let branch = "branch-of \(identity(2).text)\n"
    for (provenance, line) in [
      ("\(branch)sample\n", 6), ("sample\nsample\n", 6), ("\(branch)\(branch)", 6),
      ("evening\nchallenge\n", 6), ("dealt\n", 5),
    ] {
      #expect(throws: RecordError(line: line, reason: .missingLine(.options))) {
        try RecordReading(record(provenance: provenance))
      }
    }
  }

  @Test("a record that ends in its header lacks the next line", arguments: 0...6)
  func shortRecord(count: Int) {
    let names: [RecordError.Line] = [.pastime, .game, .id, .begun, .options, .puzzle, .empty]
    let whole = LibraryTests.lines(of: record())
    let error = RecordError(line: count + 1, reason: .missingLine(names[count]))
    #expect(throws: error) { try RecordReading(Array(whole.prefix(count).joined())) }
    // A line without its end may lack more than that: it does not count.
    let cutOff = whole.prefix(count).joined() + whole[count].dropLast()
    #expect(throws: error) { try RecordReading(Array(cutOff)) }
  }

  /// A second move that is wrong in each possible way: the game stands after the first.
  static let moves: [(String, RecordError.Reason)] = [
    ("", .text(.missing)),
    ("7", .text(.missing)),
    ("7 8", .text(.missing)),
    ("7 8 ", .text(.missing)),
    ("7  8 trace", .text(.missing)),
    ("7 trace", .text(.notANumber)),
    ("7 -8 trace", .text(.notANumber)),
    ("07 8 trace", .text(.notANumber)),
    ("7 8 TRACE", .text(.unexpected)),
    ("7 8 tracery", .text(.outOfRange)),
    ("7 8 trace ", .text(.surplus)),
    ("7 8 trace\r", .text(.unexpected)),
    ("4 8 trace", .timeBackwards),
    ("7 8 slate", .illegalMove),
    ("7 8 cat", .illegalMove),
  ]

  @Test("a faulty move gives the game before it, the line and the reason", arguments: moves)
  func move(line: String, reason: RecordError.Reason) throws {
    let reading = try RecordReading(record(moves: ["5 6 slate", line, "9 9 crane"]))
    #expect(reading.error == RecordError(line: 9, reason: reason))
    #expect(reading.session.record == record(moves: ["5 6 slate"]))
  }

  @Test("a last line without its end was cut off: it does not count, even if it reads well")
  func unfinishedLine() throws {
    let whole = record(moves: ["5 6 slate", "7 8 trace"])
    for end in (whole.count - 9)..<whole.count {
      let reading = try RecordReading(Array(whole[..<end]))
      #expect(reading.error == RecordError(line: 9, reason: .unfinishedLine))
      #expect(reading.session.record == record(moves: ["5 6 slate"]))
    }
  }

  @Test("no move follows the end of the game")
  func moveAfterTheEnd() throws {
    let won = try RecordReading(record(moves: ["5 6 crane", "7 8 trace"]))
    #expect(won.error == RecordError(line: 9, reason: .illegalMove))
    #expect(won.session.summary.outcome == .won)
    let lost = try RecordReading(record(attempts: "1", moves: ["5 6 slate", "7 8 crane"]))
    #expect(lost.error == RecordError(line: 9, reason: .illegalMove))
    #expect(lost.session.summary.outcome == .lost)
  }

  @Test("a move against the chosen mode is illegal")
  func mode() throws {
    let moves = ["5 6 crimp", "7 8 slick"]
    #expect(try RecordReading(record(moves: moves)).error == nil)
    #expect(
      try RecordReading(record(mode: "hard", moves: moves)).error
        == RecordError(line: 9, reason: .illegalMove))
  }

  @Test("a move in no word list stays legal: lists change, records do not")
  func unknownWord() throws {
    #expect(try RecordReading(record(secret: "qzxjq", moves: ["5 6 zzzzz"])).error == nil)
  }
}
