import Games
import Library
import Sync
import Synchronization

/// Limits how much each client may request. The counts are lost when the service stops.
final class BackendLimits: Sendable {
  /// The kinds of secrets that somebody may be guessing. Each has its own limit.
  enum Guess: CaseIterable {
    case word
    case code
    case recoveryKey
    case invite
    case race
    case challenge

    /// The most wrong guesses a minute from all addresses together.
    ///
    /// Once this limit is used up, right answers are refused too. So the limit is meant for secrets that are short
    /// enough to be guessed, and is so high that it takes a thousand addresses to reach it. If ten codes are open and
    /// all guesses are used, a code is guessed within ten minutes with a probability of 10 · 100,000 / 2⁴⁰, about 10⁻⁶,
    /// and its player still has to allow the device. A generated invitation word has about 33 bits: it is guessed
    /// within a day with a probability of about 0.2 %, and only allows somebody to become a player. All other secrets
    /// have 60 bits or more. Their limit only bounds how much is remembered: if a thousand circles are open and all
    /// guesses are used, a code is guessed within a year with a probability of 1,000 · 5 · 10¹⁰ / 2⁶⁰, about 5 · 10⁻⁵.
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
  ///   - players: the most players that one address may create in an hour; the same limit applies to guests. All
  ///     addresses together may create at most 10,000 of each.
  ///   - requests: the most requests of a player in a minute.
  ///   - bytes: the most bytes that players who are not trusted yet may store from one address in a day.
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

  /// Counts the bytes of a player who is not trusted yet. The server may store them permanently.
  func countBytes(_ count: Int, from address: ClientAddress, at now: Instant) throws(Refusal) {
    // The counts are grouped by minute, so a day of them takes little memory.
    let minute = Instant((now.count + 59_999) / 60_000 * 60_000)
    try state.withLock { state throws(Refusal) in
      _ = try state.bytes.take(address, count, at: minute)
    }
  }

  /// Counts a new player from an address.
  func countPlayer(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.players.take(address, at: now) }
  }

  /// Counts a new guest from an address.
  func countGuest(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.guests.take(address, at: now) }
  }

  /// Counts a request from a device of a player.
  func countRequest(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.requests.take(player, at: now) }
  }

  /// Counts a look at a race by a device that the server does not know.
  func countLook(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.looks.take(address, at: now) }
  }

  /// Counts a puzzle that is dealt to a player for a race or a challenge rather than for a day.
  func countDeal(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in _ = try state.deals.take(player, at: now) }
  }

  /// Checks that an address has not made too many wrong guesses.
  func check(_ guess: Guess, from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in
      try state.guesses[guess]?.check(address, at: now)
    }
  }

  /// Counts a wrong guess.
  func countWrong(_ guess: Guess, from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in
      _ = try state.guesses[guess]?.take(address, at: now)
    }
  }

  /// Checks a secret that may be a guess. For each kind, one address may make ten wrong guesses a minute, and all
  /// addresses together as many as `Guess.most` allows.
  /// - Parameter look: returns nil if the guess is wrong.
  /// - Throws: `.tooMany` if there were too many wrong guesses before; then `look` is not called.
  func guess<Value>(
    _ guess: Guess, from address: ClientAddress, at now: Instant,
    _ look: () async throws -> Value?
  ) async throws -> Value? {
    // The guess counts as wrong until it turns out to be right, so that parallel guesses cannot exceed the limit.
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
