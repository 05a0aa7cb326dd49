import Games
import GamesTesting
import Library
import Testing
import WordData
import Words

/// The word that a test spells.
func word(_ text: String) throws -> Word { try #require(Word(text), "\(text) is not a word") }

/// An identity that a test can distinguish from others.
func identity(_ number: UInt64) -> GameID { GameID(high: 0, low: number) }

/// The record of a Codeword as a person would write it, with `moves` as whole lines.
func record(
  id: UInt64 = 1, begun: Int64 = 1000, provenance: String = "", attempts: String = "any",
  mode: String = "standard", secret: String = "crane", moves: [String] = []
) -> [UInt8] {
  let digits = identity(id).text
  let head = """
    pastime 1
    game codeword 1
    id \(digits)
    begun \(begun)
    \(provenance)options length=\(secret.utf8.count) attempts=\(attempts) mode=\(mode)
    puzzle \(secret)


    """
  return Array((head + moves.map { $0 + "\n" }.joined()).utf8)
}

/// A new game that was not read from text.
func newGame(
  _ secret: String = "crane", id: UInt64 = 1, begun: Int64 = 1000, limit: Int? = nil
) throws -> AnySession {
  let secret = try word(secret)
  let options = try #require(CodewordOptions(length: secret.count, limit: limit))
  return .codeword(
    try Session(
      SessionHeader(id: identity(id), created: WallTime(begun)), options: options,
      puzzle: CodewordPuzzle(secret: secret)))
}

/// The row in which a record is stored.
func row(_ id: UInt64, _ text: [UInt8]) -> Row {
  Row(key: RowKey.record(identity(id)).text, text: text)
}

/// The row in which a game's clock is stored.
func clockRow(_ id: UInt64, _ text: String) -> Row {
  Row(key: RowKey.clock(identity(id)).text, text: Array(text.utf8))
}

func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// The lines of a text, each with its line feed if it has one.
func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  for end in bytes.indices where bytes[end] == UInt8(ascii: "\n") {
    lines.append(bytes[start...end])
    start = end + 1
  }
  if start < bytes.count { lines.append(bytes[start...]) }
  return lines
}

extension GameLibrary {
  /// Takes over one row that another open page stored.
  func follow(_ row: Row, at now: Instant) -> Bool { follow([row], at: now) }
}

extension Instant: ExpressibleByIntegerLiteral {}
extension WallTime: ExpressibleByIntegerLiteral {}
