/// Find the pairs: cards lie face down, and two are turned up at a time.
///
/// The rules know nothing of themes: only which two cards are a pair. All that a replay restores
/// follows from the order in which cards were chosen, because every two choices are a turn.
public struct Memorize: Equatable, Sendable {
  /// What is to be seen of a card.
  public enum Face: UInt8, Sendable {
    case down
    case up
    case matched
  }

  /// What a match is worth.
  public static let matchPoints = 2

  /// What each card of a mismatch that had been seen before costs.
  public static let mismatchPoints = 1

  /// Below so many seconds since the card before, quick scoring multiplies points.
  public static let quickSeconds: Int64 = 10

  /// The rules have not changed since the first version.
  public static let rulesVersion: Int64 = 1

  /// What the player chose.
  public let options: MemorizeOptions

  /// The board.
  public let puzzle: MemorizePuzzle

  /// The places of the cards that were chosen, the oldest first.
  public private(set) var choices: [Int] = []

  /// The points of each turn that is complete: none, some, or some off.
  public private(set) var gains: [Int] = []

  private var lastChoice = Milliseconds.zero

  /// The game before the first card.
  /// - Throws: `PuzzleMismatch` when there are more pairs than the options ask for.
  public init(_ puzzle: MemorizePuzzle, options: MemorizeOptions) throws(PuzzleMismatch) {
    if let pairs = options.pairs, puzzle.pairCount > pairs { throw PuzzleMismatch() }
    self.options = options
    self.puzzle = puzzle
  }

  /// Why the card cannot be chosen now. Nothing is looked up in the themes.
  public func refusal(of move: MemorizeMove, in book: MemorizeThemes?) -> MemorizeRefusal? {
    if outcome.isOver { return .over }
    guard puzzle.cards.indices.contains(move.place) else { return .noSuchCard }
    switch face(of: move.place) {
    case .down: return nil
    case .up: return .faceUp
    case .matched: return .matched
    }
  }

  /// Chooses a card, which turns it up. Two that were up before and are no pair are turned down.
  public mutating func play(
    _ move: MemorizeMove, at time: Milliseconds
  ) throws(MemorizeRefusal) {
    if let refusal = refusal(of: move, in: nil) { throw refusal }
    choices.append(move.place)
    if choices.count % 2 == 0 { gains.append(gain(at: time)) }
    lastChoice = time
  }

  /// The points of the turn that a second card has just completed.
  private func gain(at time: Milliseconds) -> Int {
    let turn = gains.count
    var points = 0
    if isMatch(turn) {
      points = Self.matchPoints
    } else {
      if isSeen(choices[turn * 2]) { points -= Self.mismatchPoints }
      if isSeen(choices[turn * 2 + 1]) { points -= Self.mismatchPoints }
    }
    guard options.scoring == .quick else { return points }
    let seconds = max((time - lastChoice).count, 0) / 1000
    return points * Int(max(Self.quickSeconds - seconds, 1))
  }

  /// Won once all cards are matched.
  public var outcome: Outcome { matchCount == puzzle.pairCount ? .won : .playing }

  /// The points of all players together.
  public var score: Int64 {
    var points = 0
    for gain in gains { points += gain }
    return Int64(points)
  }

  /// The number of turns that are complete.
  public var turnCount: Int { gains.count }

  /// Whether a turn that is complete found a pair.
  public func isMatch(_ turn: Int) -> Bool {
    puzzle.isPair(choices[turn * 2], choices[turn * 2 + 1])
  }

  /// The number of pairs that are found.
  public var matchCount: Int {
    var count = 0
    for turn in gains.indices where isMatch(turn) { count += 1 }
    return count
  }

  /// Where the choices of the latest turn begin, complete or not.
  private var latestTurn: Int { (choices.count - 1) / 2 * 2 }

  /// What is to be seen of a card.
  public func face(of place: Int) -> Face {
    for turn in gains.indices where isMatch(turn) {
      if choices[turn * 2] == place || choices[turn * 2 + 1] == place { return .matched }
    }
    return choices[latestTurn...].contains(place) ? .up : .down
  }

  /// Whether the card was face up once and turned down again. It is the card that is seen: of the
  /// other one with its picture this says nothing.
  public func isSeen(_ place: Int) -> Bool { choices[..<latestTurn].contains(place) }
}

extension Memorize {
  /// Who played a turn, or is to play it: 0 or 1. A mismatch gives the turn to the other player.
  public func player(ofTurn turn: Int) -> Int {
    var player = 0
    for earlier in 0..<turn where !isMatch(earlier) { player += 1 }
    return player % options.players
  }

  /// Who is on; after the end, who found the last pair.
  public var player: Int {
    player(ofTurn: outcome.isOver ? turnCount - 1 : turnCount)
  }

  /// The points of a player: 0 or 1.
  public func score(of player: Int) -> Int64 {
    var points = 0
    for turn in gains.indices where self.player(ofTurn: turn) == player { points += gains[turn] }
    return Int64(points)
  }

  /// How many pairs a player found: 0 or 1.
  public func matchCount(of player: Int) -> Int {
    var count = 0
    for turn in gains.indices where isMatch(turn) && self.player(ofTurn: turn) == player {
      count += 1
    }
    return count
  }
}
