import Games
import Testing

@testable import Library

@Suite("Records that were damaged")
struct DamagedRecordTests {
  @Test("damage never crashes the reader, nor loses a move before it", arguments: 0..<4)
  func damage(seed: UInt64) throws {
    var games = RandomGames(seed: 1000 + seed)
    let modes = CodewordOptions.Mode.allCases
    for _ in 0..<60 {
      let session = AnySession.codeword(
        try games.session(
          length: 3 + games.draw(below: 4), mode: modes[games.draw(below: modes.count)],
          limit: games.draw(below: 2) == 0 ? nil : 6))
      let original = session.record
      for _ in 0..<60 {
        var damaged = original
        for _ in 0...games.draw(below: 3) { damage(&damaged, with: &games) }
        try check(damaged, from: session, original: original)
      }
    }
  }

  private func check(
    _ damaged: [UInt8], from session: AnySession, original: [UInt8]
  ) throws {
    let intact = zip(original, damaged).prefix { $0 == $1 }.count
    let intactLines = original[..<intact].count { $0 == UInt8(ascii: "\n") }
    let headerLines = lines(of: original).count - session.summary.moveCount
    let reading: RecordReading
    do { reading = try RecordReading(damaged) } catch {
      #expect(intactLines < headerLines, "the header is whole: \(text(damaged))")
      return
    }
    // The reader gives exactly the lines before the faulty line: nothing lost, nothing made up.
    let readable = reading.error.map { $0.line - 1 } ?? lines(of: damaged).count
    #expect(reading.session.record == Array(lines(of: damaged).prefix(readable).joined()))
    #expect(readable >= intactLines)
    if intactLines >= headerLines {
      #expect(reading.session.summary.moveCount >= intactLines - headerLines)
    }
  }

  /// Damages a record in one of the ways in which texts are damaged.
  private func damage(_ bytes: inout [UInt8], with games: inout RandomGames) {
    guard bytes.count > 1 else { return }
    let place = games.draw(below: bytes.count)
    switch games.draw(below: 7) {
    case 0: bytes[place] ^= 1 << UInt8(games.draw(below: 8))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8(games.draw(below: 256)), at: place)
    case 3: bytes.removeSubrange(place...)
    case 4: bytes.insert(bytes[games.draw(below: bytes.count)], at: place)
    default:
      var lines = lines(of: bytes)
      let first = games.draw(below: lines.count)
      let second = games.draw(below: lines.count)
      if games.draw(below: 2) == 0 {
        lines.swapAt(first, second)
      } else {
        lines.insert(lines[first], at: second)
      }
      bytes = Array(lines.joined())
    }
  }

  @Test("any text at all is read or refused, and never crashes the reader")
  func anyBytes() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<5000 {
      let bytes = (0..<random.draw(below: 200)).map { _ in UInt8(random.draw(below: 256)) }
      #expect(throws: RecordError(line: 1, reason: .missingLine(.pastime))) {
        try RecordReading(bytes)
      }
    }
  }

  @Test("every cut of a record keeps the moves before it")
  func everyCut() throws {
    let whole = record(
      attempts: "6", moves: ["5 6 slate", "7 8 trace", "9 10 brake", "11 12 crane"])
    let header = record(attempts: "6").count
    for end in 0...whole.count {
      let cut = Array(whole[..<end])
      guard end >= header else {
        #expect(throws: RecordError.self) { try RecordReading(cut) }
        continue
      }
      let reading = try RecordReading(cut)
      let complete = cut.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      #expect(reading.session.record == Array(cut[..<complete]))
      #expect((reading.error == nil) == (complete == end))
    }
  }
}
