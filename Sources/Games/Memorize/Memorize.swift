import ByteStrings

/// Find the pairs: the cards are face down, and two are turned up at a time.
///
/// The rules do not depend on themes, only on which two cards form a pair. A replay restores everything from
/// the order in which cards were chosen, because every two choices form a turn.
public struct Memorize: Game {
  /// The visible side of a card.
  public enum Face: UInt8, Sendable {
    case down
    case up
    case matched
  }

  /// The value of a match.
  public static let matchPoints = 2

  /// The cost of each card of a mismatch that had been seen before.
  public static let seenPoints = 1

  /// A choice within this many seconds after the previous card multiplies the points.
  public static let quickSeconds: Int64 = 10

  /// The game is Memorize.
  public static let kind = GameKind.memorize

  /// The rules have not changed since the first version.
  public static let rulesVersion: Int64 = 1

  private struct State: Equatable, Sendable {
    let options: MemorizeOptions
    let puzzle: MemorizePuzzle
    var choices: [Int] = []
    var gains: [Int] = []
    var lastChoice = PlayTime.zero
    /// Whether the pair of each picture has been found. Like all properties below, it is derived from the
    /// choices, and is stored so that a new choice need not go through all others.
    var isFound: [Bool]
    var matchCount = 0
    /// Whether each card was face up before the latest turn.
    var isSeen: [Bool]
  }

  private var state: Shared<State>

  /// What the player chose.
  public var options: MemorizeOptions { state.value.options }

  /// The board.
  public var puzzle: MemorizePuzzle { state.value.puzzle }

  /// The chosen cards, oldest first.
  public var choices: [Int] { state.value.choices }

  /// The points of each complete turn: positive, negative or zero.
  public var gains: [Int] { state.value.gains }

  /// The game before the first choice. Every board suits all options.
  public init(_ puzzle: MemorizePuzzle, options: MemorizeOptions) {
    let isFound = Array(repeating: false, count: puzzle.pairCount)
    let isSeen = Array(repeating: false, count: puzzle.cards.count)
    state = Shared(State(options: options, puzzle: puzzle, isFound: isFound, isSeen: isSeen))
  }

  /// Why the card cannot be chosen now. The themes are ignored.
  public func refusal(of move: MemorizeMove, in book: MemorizeThemes?) -> MemorizeRefusal? {
    if outcome.isOver { return .over }
    guard puzzle.cards.indices.contains(move.card) else { return .noSuchCard }
    switch face(of: move.card) {
    case .down: return nil
    case .up: return .faceUp
    case .matched: return .matched
    }
  }

  /// Chooses a card, which turns it up. Two cards that were up and do not match are turned down first.
  public mutating func play(
    _ move: MemorizeMove, at time: PlayTime
  ) throws(MemorizeRefusal) {
    if let refusal = refusal(of: move, in: nil) { throw refusal }
    if choices.count % 2 == 0 {
      for card in choices[latestTurn...] { state.value.isSeen[card] = true }
    }
    state.value.choices.append(move.card)
    if choices.count % 2 == 0 {
      state.value.gains.append(gain(at: time))
      if isMatch(gains.count - 1) {
        state.value.isFound[puzzle.cards[move.card]] = true
        state.value.matchCount += 1
      }
    }
    state.value.lastChoice = time
  }

  /// The points of the turn that the second card has just completed.
  private func gain(at time: PlayTime) -> Int {
    let turn = gains.count
    var points = 0
    if isMatch(turn) {
      points = Self.matchPoints
    } else {
      for card in choices[latestTurn...] where isSeen(card) { points -= Self.seenPoints }
    }
    guard options.isQuick else { return points }
    let seconds = max((time - state.value.lastChoice).count, 0) / 1000
    return points * Int(max(Self.quickSeconds - seconds, 1))
  }

  /// Won once all cards are matched.
  public var outcome: Outcome { matchCount == puzzle.pairCount ? .won : .playing }

  /// The points of all players together.
  public var score: Int64 { score(of: 0) + (options.hasTwoPlayers ? score(of: 1) : 0) }

  /// Whether a complete turn found a pair.
  public func isMatch(_ turn: Int) -> Bool {
    puzzle.cards[choices[turn * 2]] == puzzle.cards[choices[turn * 2 + 1]]
  }

  /// The number of found pairs.
  public var matchCount: Int { state.value.matchCount }

  /// The index of the first choice of the latest turn, complete or not.
  private var latestTurn: Int { (choices.count - 1) / 2 * 2 }

  /// The visible side of a card.
  public func face(of card: Int) -> Face {
    if state.value.isFound[puzzle.cards[card]] { return .matched }
    return choices[latestTurn...].contains(card) ? .up : .down
  }

  /// Whether this very card was face up and was turned down again. The other card with the same picture does
  /// not count.
  public func isSeen(_ card: Int) -> Bool { state.value.isSeen[card] }

  /// The player whose turn it is, 0 or 1. A mismatch passes the turn to the other player. After the end it is
  /// the player who found the last pair.
  public var player: Int { options.hasTwoPlayers ? (gains.count - matchCount) % 2 : 0 }

  /// The points of a player: 0 or 1.
  public func score(of player: Int) -> Int64 {
    var points = 0
    var misses = 0
    for turn in gains.indices {
      if !options.hasTwoPlayers || misses % 2 == player { points += gains[turn] }
      if !isMatch(turn) { misses += 1 }
    }
    return Int64(points)
  }
}
