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
  }

  private struct State {
    var players: Allowance<ClientAddress>
    var requests: Allowance<PlayerID>
    var looks: Allowance<ClientAddress>
    var races = Allowance<PlayerID>(fromOne: 60, each: Milliseconds(3_600_000))
    // With ten codes open and all guesses used, one is found in ten minutes with a probability of
    // 10 · 1,000 / 2⁴⁰, about 10⁻⁸. A code of a circle lies about for longer: with a thousand of them open
    // and all guesses used, one is found in a year with a probability of 1,000 · 5 · 10⁷ / 2⁶⁰, about
    // 5 · 10⁻⁸.
    var guesses = Dictionary(
      uniqueKeysWithValues: Guess.allCases.map {
        ($0, Allowance<ClientAddress>(fromOne: 10, fromAll: 100, each: Milliseconds(60_000)))
      })
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - players: the most players an hour who are made from one address. All together make at most 1,000.
  ///   - requests: the most requests a minute of a player.
  init(players: Int, requests: Int) {
    state = Mutex(
      State(
        players: Allowance(fromOne: players, fromAll: 1_000, each: Milliseconds(3_600_000)),
        requests: Allowance(fromOne: requests, each: Milliseconds(60_000)),
        looks: Allowance(fromOne: requests, fromAll: 100_000, each: Milliseconds(60_000))))
  }

  /// A player is made from an address.
  func countPlayer(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.players.take(address, at: now) }
  }

  /// A device of a player asks for something.
  func countRequest(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.requests.take(player, at: now) }
  }

  /// Somebody whom the house does not know looks at a race.
  func countLook(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.looks.take(address, at: now) }
  }

  /// A player makes a race.
  func countRace(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.races.take(player, at: now) }
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
