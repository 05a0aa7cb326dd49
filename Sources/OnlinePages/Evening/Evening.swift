import ByteStrings
import Games

/// A few people who take turns on one device. A round is one game. In it each player gets their own deal, which is as
/// hard as the others' deals, and up to three stars, which depend on nobody else.
struct Evening: Sendable {
  struct Player: Sendable {
    let name: PlainText
    var hasLeft = false
  }

  struct Round: Sendable {
    let kind: GameKind
    /// The turns by the number of the player; nil for a turn that is not over yet.
    var turns: [Turn?]
  }

  /// A turn that is over.
  struct Turn: Sendable {
    let stars: Int
    /// The result, such as `won 4`; empty for a player who gave up or was skipped.
    let result: PlainText
  }

  /// The limits for the number of players.
  static var fewest: Int { 2 }
  static var most: Int { 8 }

  /// The picture of the player with this number.
  static func picture(of number: Int) -> Literal {
    switch number {
    case 0: "🦊"
    case 1: "🐼"
    case 2: "🐸"
    case 3: "🦉"
    case 4: "🐙"
    case 5: "🐝"
    case 6: "🦄"
    default: "🐳"
    }
  }

  private(set) var players: [Player] = []
  /// The games that are played, one bit for each.
  private(set) var games: UInt8
  /// The rounds; empty before the evening begins.
  private(set) var rounds: [Round] = []
  /// The game of the current turn; empty until it is dealt.
  private(set) var game: PlainText = ""

  /// An evening without players, of the short games.
  init() {
    games = 0
    for kind in GameKind.allCases where kind.isShort { games |= 1 << kind.rawValue }
  }

  /// A stored evening.
  init(players: [Player], games: UInt8, rounds: [Round], game: PlainText) {
    self.players = players
    self.games = games
    self.rounds = rounds
    self.game = game
  }

  // MARK: Before it begins

  /// Adds a player.
  /// - Returns: why the player cannot be added; nil if they were.
  mutating func welcome(_ typed: PlainText) -> EveningRefusal? {
    // A row has no room for a longer name.
    let name = typed.trimmed(to: 24)
    if name.isEmpty { return .nameless }
    if players.count == Self.most { return .full }
    if players.contains(where: { $0.name.hasSameBytes(as: name) }) { return .taken }
    players.append(Player(name: name))
    return nil
  }

  mutating func takeOut(_ number: Int) {
    if players.indices.contains(number) { players.remove(at: number) }
  }

  func includes(_ kind: GameKind) -> Bool { games & 1 << kind.rawValue != 0 }

  /// Adds a game, or removes it. At least one game always remains.
  mutating func toggle(_ kind: GameKind) {
    let others = games ^ 1 << kind.rawValue
    if others != 0 { games = others }
  }

  mutating func begin() {
    guard players.count >= Self.fewest, rounds.isEmpty else { return }
    for kind in GameKind.allCases where includes(kind) {
      rounds.append(Round(kind: kind, turns: Array(repeating: nil, count: players.count)))
    }
  }

  // MARK: Turns

  /// The next turn; nil if everybody has had their turns. Each round begins with another player.
  var turn: (round: Int, player: Int)? {
    for (round, each) in rounds.enumerated() {
      for place in players.indices {
        let player = (place + round) % players.count
        if each.turns[player] == nil, !players[player].hasLeft { return (round, player) }
      }
    }
    return nil
  }

  /// Whether the player who has the next turn is the one who begins its round.
  var beginsRound: Bool { turn.map { $0.player == $0.round % players.count } ?? false }

  /// The page has dealt the game of the current turn.
  mutating func deal(_ id: PlainText) { if turn != nil, game.isEmpty { game = id } }

  /// The turn is over, with this many stars and a result such as `won 4`; without both for a game that was given up.
  mutating func end(turnWith stars: Int, _ result: PlainText = "") {
    guard let turn else { return }
    rounds[turn.round].turns[turn.player] = Turn(stars: stars, result: result)
    game = ""
  }

  /// The player whose turn it is has left. They have no more turns.
  mutating func leave() {
    guard let turn else { return }
    players[turn.player].hasLeft = true
    game = ""
  }

  /// Ends the evening at once, without the round that not everybody has played.
  mutating func finish() {
    if let turn { rounds.removeSubrange(turn.round...) }
    game = ""
    if rounds.isEmpty { startOver() }
  }

  // MARK: Afterwards

  /// Prepares another evening for the players who are still there.
  mutating func startOver() {
    players.removeAll { $0.hasLeft }
    rounds = []
    game = ""
  }

  /// Begins another evening of the same games, if it can be repeated.
  mutating func rematch() {
    guard canRepeat else { return }
    startOver()
    begin()
  }
}

/// Why a player cannot be added.
enum EveningRefusal: CaseIterable, Sendable {
  case nameless
  /// Another player already has that name.
  case taken
  case full
}
