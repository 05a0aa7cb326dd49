import ByteStrings
import Games
import Library

/// The judge reveals the backs of the cards, and the picture of each chosen card.
extension Memorize: JudgedGame {
  /// Writes `name=Sea_life color=blue,teal pairs=10`.
  public static func writeOpening(
    of puzzle: MemorizePuzzle, _ options: MemorizeOptions, to text: inout TextWriter
  ) {
    puzzle.look.writeBacks(to: &text)
    text.write(" pairs=")
    text.write(puzzle.pairCount)
  }

  /// Writes the picture of the card that was chosen last, as one field.
  public func writeAnswer(to text: inout TextWriter) {
    guard let card = choices.last else { return }
    text.write(escaped: Array(puzzle.look.pictures[puzzle.cards[card]].utf8))
  }

  /// A board with the seen pictures in their places. The unseen twins of seen cards, and the unseen pictures,
  /// are anywhere.
  public static func consistentPuzzle(
    _ options: MemorizeOptions, opening: [UInt8], revealed: [Revealed<MemorizeMove>]
  ) throws(ConsistentPuzzleError) -> MemorizePuzzle {
    do throws(TextError) {
      let (backs, pairCount) = try backs(opening)
      var pictures: [[UInt8]] = []
      var cards: [Int?] = Array(repeating: nil, count: pairCount * 2)
      for said in revealed {
        guard cards.indices.contains(said.move.card) else { throw .outOfRange }
        if let known = pictures.firstIndex(of: said.answer) {
          cards[said.move.card] = known
        } else {
          cards[said.move.card] = pictures.count
          pictures.append(said.answer)
        }
      }
      guard pictures.count <= pairCount else { throw .outOfRange }
      return try board(backs, pictures, cards, pairCount: pairCount)
    } catch { throw .text(error) }
  }

  /// The fields of the backs, and the number of pairs.
  private static func backs(
    _ opening: [UInt8]
  ) throws(TextError) -> (fields: ArraySlice<UInt8>, pairCount: Int) {
    var text = TextReader(opening)
    _ = try text.value(of: "name")
    let color = try text.value(of: "color")
    let pairs = try decimal(try text.value(of: "pairs"))
    try text.finish()
    guard pairs >= 1, pairs <= MemorizePuzzle.pairLimit else { throw .outOfRange }
    return (opening[..<color.endIndex], Int(pairs))
  }

  private static func board(
    _ backs: ArraySlice<UInt8>, _ seen: [[UInt8]], _ known: [Int?], pairCount: Int
  ) throws(TextError) -> MemorizePuzzle {
    var missing: [Int] = []
    for picture in 0..<pairCount {
      let copies = known.count { $0 == picture }
      guard copies <= 2 else { throw .outOfRange }
      missing += Array(repeating: picture, count: 2 - copies)
    }
    var line = TextWriter()
    line.write(Array(backs))
    line.write(" emoji=")
    for picture in 0..<pairCount {
      if picture > 0 { line.write(",") }
      if picture < seen.count {
        line.write(seen[picture])
      } else {
        // No card shows it.
        line.write("?")
        line.write(picture)
      }
    }
    line.write(" cards=")
    for card in known {
      let picture = card ?? missing.removeFirst()
      line.write(byte: MemorizePuzzle.symbol(of: picture))
    }
    var text = TextReader(line.bytes)
    return try MemorizePuzzle(from: &text)
  }
}
