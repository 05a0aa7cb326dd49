import ByteStrings
import Games

/// A move of a judged play, as a server sends it once it may be seen.
public struct PlayedMove: Equatable, Sendable {
  /// The time of play at which the move counts, in milliseconds.
  public let time: Int64
  /// What the player did, as a record spells it.
  public let move: [UInt8]
  /// What the move revealed; can be empty.
  public let answer: [UInt8]

  /// A move with these values.
  public init(time: Int64, move: [UInt8], answer: [UInt8]) {
    self.time = time
    self.move = move
    self.answer = answer
  }

  /// What follows a word of the move, such as the found word after `word`; nil for a move of another kind.
  public func behind(_ word: Literal) -> ArraySlice<UInt8>? {
    let words = move.split(separator: UInt8(ascii: " "), maxSplits: 1)
    return words.count == 2 && equal(words[0], word) ? words[1] : nil
  }
}

/// Two plays of the same puzzle next to each other. It knows no rules: the moves say what counted.
public struct SideBySide: Equatable, Sendable {
  /// One move of the two plays in the order of time.
  public struct Ghost: Equatable, Sendable {
    /// Whether the move is the player's own.
    public let isOwn: Bool
    /// The move.
    public let move: PlayedMove
  }

  /// The player's own moves.
  public let own: [PlayedMove]
  /// The moves of the other player.
  public let other: [PlayedMove]

  /// The two plays.
  public init(own: [PlayedMove], other: [PlayedMove]) {
    self.own = own
    self.other = other
  }

  /// Both plays on the same clock, as if they had been played at the same time. Of two moves at the same moment the
  /// player's own comes first.
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

  /// The words that both players found, in the order in which the player found them.
  public var sharedWords: [[UInt8]] {
    let others = words(of: other)
    return words(of: own).filter { others.contains($0) }
  }

  /// The words that only one of the two players found.
  /// - Parameter isOwn: whether to return the words that only the player found, or those that only the other found.
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
