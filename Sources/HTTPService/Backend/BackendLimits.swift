import Games
import Library
import Sync
import Synchronization

/// Holds back who asks for too much. It is forgotten when the service stops.
final class BackendLimits: Sendable {
  /// What somebody may be guessing. Each has a limit of its own.
  enum Guess: CaseIterable {
    case word
    case code
    case recoveryKey
    case invite
    case race
    case challenge

    /// The most wrong ones a minute from all addresses together.
    ///
    /// Where this is used up, those are kept out who are right: so it is there for what is short enough to be
    /// guessed, and so high that it takes a thousand addresses. With ten codes open and all guesses used, one is found
    /// in ten minutes with a probability of 10 · 100,000 / 2⁴⁰, about 10⁻⁶, and its player still has to allow it.
    /// A word that is made up has some 33 bits: it is found within a day with a probability of about 0.2 %, and
    /// opens nothing but a new player. All others have 60 bits or more. What stands there for them bounds what is
    /// remembered: with a thousand circles open and all guesses used, one is found in a year with a probability of
    /// 1,000 · 5 · 10¹⁰ / 2⁶⁰, about 5 · 10⁻⁵.
    fileprivate var most: Int {
      switch self {
      case .word, .code: 10_000
      case .recoveryKey, .invite, .race, .challenge: 100_000
      }
    }
  }

  private struct State {
    var players: AddressAllowance
    var guests: AddressAllowance
    var requests: Allowance<PlayerID>
    var looks: AddressAllowance
    var bytes: AddressAllowance
    var deals = Allowance<PlayerID>(fromOne: 60, each: Milliseconds(3_600_000))
    var guesses = Dictionary(
      uniqueKeysWithValues: Guess.allCases.map {
        ($0, AddressAllowance(fromOne: 10, fromAll: $0.most, each: Milliseconds(60_000)))
      })
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - players: the most players an hour who are made from one address, and as many guests. All together make at
  ///     most 10,000 of each.
  ///   - requests: the most requests a minute of a player.
  ///   - bytes: the most bytes a day that are brought from one address by players who are not trusted yet.
  init(players: Int, requests: Int, bytes: Int = .max) {
    let (hour, minute) = (Milliseconds(3_600_000), Milliseconds(60_000))
    state = Mutex(
      State(
        players: AddressAllowance(fromOne: players, fromAll: 10_000, each: hour),
        guests: AddressAllowance(fromOne: players, fromAll: 10_000, each: hour),
        requests: Allowance(fromOne: requests, each: minute),
        looks: AddressAllowance(fromOne: requests, fromAll: 100_000, each: minute),
        bytes: AddressAllowance(fromOne: bytes, each: Milliseconds(86_400_000))))
  }

  /// Somebody who is not trusted yet brings so many bytes, which may stay.
  func countBytes(_ count: Int, from address: ClientAddress, at now: Instant) throws(Refusal) {
    // Counted by the minute, so that a day of them is not much to remember.
    let minute = Instant((now.count + 59_999) / 60_000 * 60_000)
    try state.withLock { state throws(Refusal) in
      _ = try state.bytes.take(address, count, at: minute)
    }
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

  /// Somebody whom the server does not know looks at a race.
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
  /// address, and so many from all as the kind says.
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
