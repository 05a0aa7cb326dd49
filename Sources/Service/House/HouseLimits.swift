import Games
import Library
import Sync
import Synchronization

/// Holds back who asks for too much. It is forgotten when the service stops.
final class HouseLimits: Sendable {
  /// What somebody may be guessing. Each has a limit of its own.
  enum Guess: CaseIterable {
    case word
    case code
    case sheet
    case invite
    case race
    case challenge

    /// The most wrong ones a minute from all addresses together. Who looks at a race or a challenge need not be a
    /// player, and everybody's guesses may not keep everybody out: 60 bits need no such limit.
    fileprivate var most: Int {
      switch self {
      case .word, .code, .sheet, .invite: 100
      case .race, .challenge: 10_000
      }
    }
  }

  private struct State {
    var players: Allowance<ClientAddress>
    var guests: Allowance<ClientAddress>
    var requests: Allowance<PlayerID>
    var looks: Allowance<ClientAddress>
    var deals = Allowance<PlayerID>(fromOne: 60, each: Milliseconds(3_600_000))
    // With ten codes open and all guesses used, one is found in ten minutes with a probability of
    // 10 · 1,000 / 2⁴⁰, about 10⁻⁸. A code of a circle lies about for longer: with a thousand of them open
    // and all guesses used, one is found in a year with a probability of 1,000 · 5 · 10⁷ / 2⁶⁰, about
    // 5 · 10⁻⁸. Races and challenges have a hundred times as many guesses, and are open for hours.
    var guesses = Dictionary(
      uniqueKeysWithValues: Guess.allCases.map {
        ($0, Allowance<ClientAddress>(fromOne: 10, fromAll: $0.most, each: Milliseconds(60_000)))
      })
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - players: the most players an hour who are made from one address, and as many guests. All together make at
  ///     most 1,000 of each.
  ///   - requests: the most requests a minute of a player.
  init(players: Int, requests: Int) {
    state = Mutex(
      State(
        players: Allowance(fromOne: players, fromAll: 1_000, each: Milliseconds(3_600_000)),
        guests: Allowance(fromOne: players, fromAll: 1_000, each: Milliseconds(3_600_000)),
        requests: Allowance(fromOne: requests, each: Milliseconds(60_000)),
        looks: Allowance(fromOne: requests, fromAll: 100_000, each: Milliseconds(60_000))))
  }

  /// A player is made from an address.
  func countPlayer(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.players.take(address, at: now) }
  }

  /// A guest is made from an address.
  func countGuest(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.guests.take(address, at: now) }
  }

  /// A device of a player asks for something.
  func countRequest(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.requests.take(player, at: now) }
  }

  /// Somebody whom the house does not know looks at a race.
  func countLook(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.looks.take(address, at: now) }
  }

  /// A player has a puzzle of no day dealt, for a race or a challenge.
  func countDeal(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.deals.take(player, at: now) }
  }

  /// Makes sure that not too many guesses from an address were wrong.
  func check(_ guess: Guess, from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in
      try state.guesses[guess]?.check(address, at: now)
    }
  }

  /// A guess was wrong.
  func countWrong(_ guess: Guess, from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in
      _ = try state.guesses[guess]?.take(address, at: now)
    }
  }

  /// Looks at what somebody who may be guessing said. Of each kind ten wrong ones a minute are looked at from one
  /// address, and a hundred from all.
  /// - Parameter look: returns nil where it was wrong.
  /// - Throws: `.tooMany` where too many were wrong before; then nothing is looked at.
  func guess<Value>(
    _ guess: Guess, from address: ClientAddress, at now: Instant,
    _ look: () async throws -> Value?
  ) async throws -> Value? {
    // Wrong until it turns out not to be, so that many at once are not more than are allowed.
    let taken = try state.withLock { state throws(Refusal) in
      try state.guesses[guess]?.take(address, at: now)
    }
    var isWrong = false
    defer {
      if !isWrong, let taken { state.withLock { $0.guesses[guess]?.giveBack(taken) } }
    }
    let value = try await look()
    isWrong = value == nil
    return value
  }
}
