import ByteStrings
import Games

/// A move of a judged play, as a server tells it once it may be seen.
public struct PlayedMove: Equatable, Sendable {
  /// The time of play at which it counts, in milliseconds.
  public let time: Int64
  /// What the player did, as a record spells it.
  public let move: [UInt8]
  /// What it told; there may be nothing.
  public let answer: [UInt8]

  /// A move with these.
  public init(time: Int64, move: [UInt8], answer: [UInt8]) {
    self.time = time
    self.move = move
    self.answer = answer
  }

  /// What stands behind a word of the move, such as the word that was found behind `word`; nil where it is a
  /// move of another kind.
  public func behind(_ word: Literal) -> ArraySlice<UInt8>? {
    let words = move.split(separator: UInt8(ascii: " "), maxSplits: 1)
    return words.count == 2 && equal(words[0], word) ? words[1] : nil
  }
}

/// Two plays of the same puzzle next to each other. It knows no rules: what counted stands in the moves.
public struct SideBySide: Equatable, Sendable {
  /// Both plays in the order of their times: whether the move is one's own, and the move.
  public struct Ghost: Equatable, Sendable {
    /// Whether it is one's own.
    public let isOwn: Bool
    /// The move.
    public let move: PlayedMove
  }

  /// One's own moves.
  public let own: [PlayedMove]
  /// Those of somebody else.
  public let other: [PlayedMove]

  /// Two plays.
  public init(own: [PlayedMove], other: [PlayedMove]) {
    self.own = own
    self.other = other
  }

  /// Both on the same clock, as if they had been played at the same time. Of two moves at the same moment
  /// one's own comes first.
  public var onOneClock: [Ghost] {
    var merged: [Ghost] = []
    var next = 0
    for move in own {
      while next < other.count, other[next].time < move.time {
        merged.append(Ghost(isOwn: false, move: other[next]))
        next += 1
      }
      merged.append(Ghost(isOwn: true, move: move))
    }
    for move in other[next...] { merged.append(Ghost(isOwn: false, move: move)) }
    return merged
  }

  /// The words that both found, in the order in which one found them oneself.
  public var sharedWords: [[UInt8]] {
    let others = words(of: other)
    return words(of: own).filter { others.contains($0) }
  }

  /// The words that only one of them found.
  /// - Parameter isOwn: whether oneself.
  public func words(onlyOwn isOwn: Bool) -> [[UInt8]] {
    let theirs = words(of: isOwn ? other : own)
    return words(of: isOwn ? own : other).filter { !theirs.contains($0) }
  }

  private func words(of moves: [PlayedMove]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for move in moves {
      if let word = move.behind("word") { words.append(Array(word)) }
    }
    return words
  }
}
