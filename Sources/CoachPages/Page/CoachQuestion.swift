import ByteStrings
import Coach
import Games
import Library

/// A question to the coach: a line `GAME VERB ENTERED`, then a NUL and a record for each game: the
/// games that the player finished before, latest first, and finally the game in question. Games of the same
/// puzzle have a byte before their record and can be anywhere: 1 for a friend's game, 2 for the player's own
/// game if the question is about a friend's.
struct CoachQuestion {
  /// What the player wants from the coach.
  enum Verb: Equatable {
    /// See the page.
    case look
    /// Try an answer.
    case attempt([UInt8])
    /// See the solution.
    case tell
    /// See the last games.
    case last
    /// See the game beside a friend's game.
    case both
  }

  let kind: GameKind
  let verb: Verb
  /// Whether the question is about a friend's game.
  let isOfFriend: Bool
  /// The records. The last one is the game in question.
  private let records: [[UInt8]]
  /// The records of games of the same puzzle.
  private let others: [[UInt8]]

  /// Reads a question; nil if the text is invalid.
  init?(_ text: [UInt8]) {
    var parts: [[UInt8]] = [[]]
    for byte in text {
      if byte == 0 { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    var (records, others): ([[UInt8]], [[UInt8]]) = ([], [])
    var isOfFriend = false
    for part in parts.dropFirst() {
      guard let mark = part.first, mark <= 2 else {
        records.append(part)
        continue
      }
      isOfFriend = isOfFriend || mark == 2
      if part.count > 1 { others.append(Array(part.dropFirst())) }
    }
    self.records = records
    self.others = others
    self.isOfFriend = isOfFriend
    var line = TextReader(parts[0])
    guard !records.isEmpty, let game = try? line.field(), let kind = GameKind(keyword: game),
      let verb = try? line.field()
    else { return nil }
    self.kind = kind
    if equal(verb, "try") {
      self.verb = .attempt((try? line.field()).map { Array($0) } ?? [])
    } else if equal(verb, "last") {
      self.verb = .last
    } else if equal(verb, "both") {
      self.verb = .both
    } else {
      self.verb = equal(verb, "tell") ? .tell : .look
    }
  }

  /// The game in question; nil if it cannot be read.
  func session<G: KeptGame>(of game: G.Type) -> Session<G>? {
    try? Session<G>(record: records[records.count - 1])
  }

  /// Goes through the earlier games, oldest first.
  func forEachEarlier<G: KeptGame>(_ game: G.Type, _ body: (Session<G>) -> Void) {
    for index in (0..<records.count - 1).reversed() {
      if let session = try? Session<G>(record: records[index]) { body(session) }
    }
  }

  /// The last games up to the game in question, oldest first: the similar games that count in statistics.
  func lastGames<G: KeptGame>(of game: G.Type, where isLike: (G) -> Bool) -> [Session<G>] {
    var games: [Session<G>] = []
    if let asked = session(of: game), asked.header.counts { games.append(asked) }
    for record in records.dropLast() where games.count < BalanceHistory.limit {
      if let earlier = try? Session<G>(record: record), isLike(earlier.game) {
        games.append(earlier)
      }
    }
    return games.reversed()
  }

  /// Pairs of the player's game and a friend's finished game of the same puzzle.
  func pairs<G: KeptGame>(of game: G.Type) -> [(yours: Session<G>, theirs: Session<G>)] {
    guard let asked = session(of: game) else { return [] }
    var pairs: [(yours: Session<G>, theirs: Session<G>)] = []
    for record in others {
      guard let other = try? Session<G>(record: record), other.game.outcome.isOver else { continue }
      pairs.append(isOfFriend ? (yours: other, theirs: asked) : (yours: asked, theirs: other))
    }
    return pairs
  }

  /// The whole number that the player entered.
  var number: Int? {
    guard case .attempt(let entered) = verb, entered.count < 9 else { return nil }
    return (try? decimal(entered[...])).map { Int($0) }
  }
}
