import Foundation
import Games
import Testing

@testable import Library

@Suite("How much a record may hold")
struct RecordLimitsTests {
  /// Games that could go on forever, or nearly.
  static let games = ["standard", "hard", "memorize", "anagrams"]

  @Test("replaying takes time in proportion to the number of moves", arguments: games)
  func linear(game: String) throws {
    let (few, many) = (try time(of: game, moves: 1000), try time(of: game, moves: 8000))
    // Eight times as many take about eight times as long. They took sixty times as long.
    #expect(many < few * 24, "\(few) s for 1000 moves, \(many) s for 8000")
  }

  @Test("a record is read up to the limit of moves, and no further", arguments: games.prefix(3))
  func moves(game: String) throws {
    let text = longRecord(game, moves: RecordLimits.moves + 1)
    let reading = try RecordReading(text)
    #expect(reading.error == RecordError(line: RecordLimits.moves + 8, reason: .tooLong))
    let most = Array(lines(of: text).dropLast().joined())
    // The test does not show where they differ: the text is too long.
    let isMost = reading.session.record == most
    #expect(isMost)
    #expect(try RecordReading(most).error == nil)
  }

  @Test("a record is read up to the limit of bytes, and no further")
  func bytes() throws {
    let line = "7 " + String(repeating: "1", count: RecordLimits.bytes) + " trace"
    let text = record(moves: ["5 6 slate", line, "9 9 crane"])
    let reading = try RecordReading(text)
    #expect(reading.error == RecordError(line: 9, reason: .tooLong))
    #expect(reading.session.record == record(moves: ["5 6 slate"]))
    let puzzle = "puzzle " + String(repeating: "c", count: RecordLimits.bytes)
    let long = LibraryTests.text(record()).replacing("puzzle crane", with: puzzle)
    #expect(throws: RecordError(line: 6, reason: .tooLong)) {
      try RecordReading(Array(long.utf8))
    }
  }

  @Test("a longer row stays as it is, is reported, and can be exported as far as it is read")
  func stored() throws {
    let text = longRecord("standard", moves: RecordLimits.moves + 5)
    let library = GameLibrary()
    library.load([row(1, text)])
    let shown = try #require(library.session(identity(1)))
    #expect(shown.summary.moveCount == RecordLimits.moves)
    #expect(library.errors.map(\.error?.reason) == [.tooLong])
    #expect(library.takeChanges().isEmpty)
    let isKept = library.text(of: .record(identity(1))) == text
    #expect(isKept)
    let archive = try Archive(text: library.archive(at: .zero).text)
    let isWhole = archive.items.map(\.lines) == [[shown]]
    #expect(isWhole)
  }

  /// The seconds that the processor takes to read a record: time in other processes does not count.
  private func time(of game: String, moves: Int) throws -> Double {
    let record = longRecord(game, moves: moves)
    var least = Double.infinity
    for _ in 0..<3 {
      let start = processorTime()
      #expect(try RecordReading(record).error == nil)
      least = min(least, Double(processorTime() - start) / 1e9)
    }
    return least
  }

  private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// A record of a game with very many moves, of which the costly ones come last.
func longRecord(_ game: String, moves count: Int) -> [UInt8] {
  var (head, moves): (String, [String])
  switch game {
  case "memorize":
    let digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    let emoji = (0x80..<0xA4).map { "%f0%9f%90%" + String($0, radix: 16) }.joined(separator: ",")
    head = """
      game memorize 1
      id \(identity(1).text)
      begun 1000
      options scoring=plain players=1
      puzzle name=Ours color=red emoji=\(emoji) cards=\(digits.map { "\($0)\($0)" }.joined())
      """
    moves = (0..<count).map { [[1, 3, 5, 7], [65, 67, 69, 71]][$0 * 2 / count][$0 % 4] }
      .map { "\($0)" }
  case "anagrams":
    let racks = (0..<9).map { rack in
      let letters = "abcdefghijklmnopqrstuv".dropFirst(rack * 2).prefix(6)
      return (String(letters), arrangements(of: letters.map(String.init)))
    }
    let spelled = racks.map { "rack=\($0) words=\($1.joined(separator: ",")) bonus=" }
    head = """
      game anagrams 1
      id \(identity(1).text)
      begun 1000
      options mode=find-all racks=easy count=9
      puzzle \(spelled.joined(separator: " "))
      """
    moves = racks.flatMap { $1 }.prefix(count).map { "word " + $0 }
  default:
    head = """
      game codeword 1
      id \(identity(1).text)
      begun 1000
      options length=5 attempts=any mode=\(game)
      puzzle crane
      """
    // Words without a letter of the secret, in any order.
    let letters = Array("bdfghijklm").map(String.init)
    moves = (0..<count).map { number in
      let shuffled = number * 7919 % 100_000
      return [10_000, 1000, 100, 10, 1].map { letters[shuffled / $0 % 10] }.joined()
    }
  }
  head = "pastime 1\n" + head + "\n\n"
  return Array((head + moves.map { "1 1 " + $0 + "\n" }.joined()).utf8)
}

/// Every word of three letters or more that some letters spell, in the order of a rack.
private func arrangements(of letters: [String]) -> [String] {
  var words = [""]
  var all: [String] = []
  for length in 1...letters.count {
    words = words.flatMap { word in letters.filter { !word.contains($0) }.map { word + $0 } }
    if length >= 3 { all += words.sorted() }
  }
  return all
}
