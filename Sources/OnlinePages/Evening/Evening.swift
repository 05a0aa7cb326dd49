import ByteStrings
import Games

/// A few people who play on one device by turns. A round is one game, of which each gets a deal of their own
/// that is as hard as the others', and up to three stars that depend on nobody else.
struct Evening: Sendable {
  struct Player: Sendable {
    let name: PlainText
    var hasLeft = false
  }

  struct Round: Sendable {
    let kind: GameKind
    /// The stars by the number of the player; nil for who had no turn yet.
    var stars: [Int?]
  }

  /// How many can play.
  static var fewest: Int { 2 }
  static var most: Int { 8 }

  private(set) var players: [Player] = []
  /// The games that are played, a bit for each.
  private(set) var games: UInt8 = 0b1_1111
  /// Without one it has not begun.
  private(set) var rounds: [Round] = []
  /// The game of whose turn it is; empty until it was dealt.
  private(set) var game: PlainText = ""

  /// An evening to which nobody has come yet.
  init() {}

  /// One that was kept.
  init(players: [Player], games: UInt8, rounds: [Round], game: PlainText) {
    self.players = players
    self.games = games
    self.rounds = rounds
    self.game = game
  }

  // MARK: Before it begins

  /// Somebody comes.
  /// - Returns: why they cannot; nil where they can.
  mutating func welcome(_ typed: PlainText) -> EveningRefusal? {
    let name = Self.name(typed)
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

  /// Takes a game in, or leaves it out. One is played in any case.
  mutating func toggle(_ kind: GameKind) {
    let others = games ^ 1 << kind.rawValue
    if others != 0 { games = others }
  }

  mutating func begin() {
    guard players.count >= Self.fewest, rounds.isEmpty else { return }
    for kind in GameKind.allCases where includes(kind) { addRound(of: kind) }
  }

  // MARK: Turns

  /// Whose turn it is, in which round; nil where all had theirs.
  var turn: (round: Int, player: Int)? {
    for (round, each) in rounds.enumerated() {
      for (player, stars) in each.stars.enumerated() where stars == nil && !players[player].hasLeft
      {
        return (round, player)
      }
    }
    return nil
  }

  /// The game of whose turn it is was dealt.
  mutating func deal(_ id: PlainText) { if turn != nil, game.isEmpty { game = id } }

  /// The turn is over, with so many stars; none for a game that was given up.
  mutating func end(turnWith stars: Int) {
    guard let turn else { return }
    rounds[turn.round].stars[turn.player] = stars
    game = ""
  }

  /// Whoever's turn it is has left: they have no more turns.
  mutating func leave() {
    guard let turn else { return }
    players[turn.player].hasLeft = true
    game = ""
  }

  // MARK: Afterwards

  /// The game of which another round would be: they come in the same order again.
  var nextKind: GameKind {
    var kinds: [GameKind] = []
    for kind in GameKind.allCases where includes(kind) { kinds.append(kind) }
    return kinds[rounds.count % kinds.count]
  }

  /// Whether another round has anybody to play it.
  var canPlayOn: Bool { turn == nil && !rounds.isEmpty && players.contains { !$0.hasLeft } }

  /// Plays another round of the next game.
  mutating func playOn() { if canPlayOn { addRound(of: nextKind) } }

  /// Another evening of those who are still there.
  mutating func startOver() {
    players.removeAll { $0.hasLeft }
    rounds = []
    game = ""
  }

  private mutating func addRound(of kind: GameKind) {
    rounds.append(Round(kind: kind, stars: players.map { _ in nil }))
  }

  /// What was typed as a name: without blanks at its ends, and no longer than a row is wide.
  private static func name(_ typed: PlainText) -> PlainText {
    var name: [UInt8] = []
    for byte in typed.utf8 where byte > UInt8(ascii: " ") || !name.isEmpty {
      // No letter is cut in two.
      if name.count >= 24, byte & 0xC0 != 0x80 { break }
      name.append(max(byte, UInt8(ascii: " ")))
    }
    while name.last == UInt8(ascii: " ") { name.removeLast() }
    return PlainText(utf8: name)
  }
}

/// Why somebody cannot come.
enum EveningRefusal: CaseIterable, Sendable {
  case nameless
  /// Somebody has that name already.
  case taken
  case full
}
