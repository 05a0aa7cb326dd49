import Games
import Judging

/// How far a racer has come, as the others see it: counts, and for a Codeword the marks of the latest attempt. It never
/// contains a letter, a word or a card, because the others play the same puzzle.
public struct RaceProgress: Equatable, Sendable {
  /// How many moves the racer has made.
  public let moves: Int
  /// What the racer has gained so far, as the game counts it: `RacedGame.gained`.
  public let gained: Int
  /// The marks of the latest attempt of a Codeword; none for any other game.
  public let marks: [Mark]

  /// Progress with these values.
  public init(moves: Int, gained: Int, marks: [Mark] = []) {
    self.moves = moves
    self.gained = gained
    self.marks = marks
  }
}

extension RaceProgress: TextCodable {
  /// The limit for both counts: more than any game reaches.
  private static let most: Int64 = 9_999

  /// Writes `5 3 none` or, for a Codeword, `2 3 ==+-=`.
  public func write(to text: inout TextWriter) {
    text.write(moves)
    text.space()
    text.write(gained)
    text.space()
    if marks.isEmpty { text.write("none") }
    for mark in marks { text.write(mark.symbol) }
  }

  /// Reads progress.
  public init(from text: inout TextReader) throws(TextError) {
    let (moves, gained) = (try text.number(), try text.number())
    guard 0...Self.most ~= moves, 0...Self.most ~= gained else { throw .outOfRange }
    self.moves = Int(moves)
    self.gained = Int(gained)
    let field = try text.field()
    if equal(field, "none") {
      marks = []
      return
    }
    var marks: [Mark] = []
    for byte in field {
      guard let mark = Mark(symbol: byte) else { throw .unexpected }
      marks.append(mark)
    }
    guard marks.count <= CodewordOptions.lengths.upperBound else { throw .outOfRange }
    self.marks = marks
  }
}
