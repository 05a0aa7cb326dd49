import ByteStrings
import Games

/// The head of a record: the id and the puzzle of a dealt game.
struct GameHead {
  var id: PlainText = ""
  var puzzle: [UInt8] = []

  /// Reads a record.
  init(_ record: PlainText) {
    for line in Array(record.utf8).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      if line.isEmpty { return }
      if equal(line.prefix(3), "id ") { id = PlainText(utf8: Array(line.dropFirst(3))) }
      if equal(line.prefix(7), "puzzle ") { puzzle = Array(line.dropFirst(7)) }
    }
  }
}
