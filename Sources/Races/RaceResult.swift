import Games

/// The result of one racer.
public struct RaceResult: Equatable, Sendable {
  /// Whether they reached the goal.
  public let isWon: Bool
  /// The points as the game's rules count them.
  public let score: Int64
  /// How long the game took, by the judge's clock.
  public let time: PlayTime

  /// A result with these values.
  public init(isWon: Bool, score: Int64, time: PlayTime) {
    self.isWon = isWon
    self.score = score
    self.time = time
  }

  /// Whether the left result is better: the goal counts first, then the points, then the time.
  static func precedes(_ left: RaceResult, _ right: RaceResult, in kind: GameKind) -> Bool {
    if left.isWon != right.isWon { return left.isWon }
    if left.score != right.score { return kind.isBetter(left.score, than: right.score) }
    return left.time < right.time
  }
}

extension RaceResult: TextCodable {
  /// Writes the result, such as `won 4 61000`.
  public func write(to text: inout TextWriter) {
    text.write(isWon ? "won " : "lost ")
    text.write(score)
    text.space()
    text.write(time.count)
  }

  /// Reads a result.
  public init(from text: inout TextReader) throws(TextError) {
    let word = try text.field()
    guard equal(word, "won") || equal(word, "lost") else { throw .unexpected }
    isWon = equal(word, "won")
    score = try Self.score(try text.field())
    time = PlayTime(try text.number())
    guard time >= .zero else { throw .outOfRange }
  }

  /// Reads points, which can be negative: in Memorize each card that is turned up again costs a point.
  private static func score(_ field: ArraySlice<UInt8>) throws(TextError) -> Int64 {
    guard field.first == UInt8(ascii: "-") else { return try decimal(field) }
    let missing = try decimal(field.dropFirst())
    guard missing > 0 else { throw .notANumber }
    return -missing
  }
}
