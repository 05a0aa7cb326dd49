import Games
import House
import Library
import Sync
import Synchronization

/// Holds back who asks for too much. It is forgotten when the service stops.
final class HouseLimits: Sendable {
  private struct State {
    var players: Allowance<ClientAddress>
    var requests: Allowance<PlayerID>
    var guesses = GuessLimit()
  }

  private let state: Mutex<State>

  /// - Parameters:
  ///   - players: the most players an hour who are made from one address. All together make at most 1,000.
  ///   - requests: the most requests a minute of a player.
  init(players: Int, requests: Int) {
    state = Mutex(
      State(
        players: Allowance(fromOne: players, fromAll: 1_000, each: Milliseconds(3_600_000)),
        requests: Allowance(fromOne: requests, each: Milliseconds(60_000))))
  }

  /// A player is made from an address.
  func countPlayer(from address: ClientAddress, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in try state.players.take(address, at: now) }
  }

  /// A device of a player asks for something.
  func countRequest(of player: PlayerID, at now: Instant) throws(Refusal) {
    try state.withLock { state throws(Refusal) in try state.requests.take(player, at: now) }
  }

  /// Looks at what somebody who may be guessing said: a house word, the code of a pairing,
  /// a recovery sheet.
  /// - Parameter look: returns nil where it was wrong.
  /// - Throws: `.tooMany` where too many were wrong before; then nothing is looked at.
  func guess<Value>(
    from address: ClientAddress, at now: Instant, _ look: () async throws -> Value?
  ) async throws -> Value? {
    let mayTry = state.withLock { state in
      guard state.guesses.allows(address.text, at: now) else { return false }
      // Wrong until it turns out to be right, so that many at once are not more than are allowed.
      state.guesses.countWrong(from: address.text, at: now)
      return true
    }
    guard mayTry else { throw Refusal.tooMany(seconds: 60) }
    let value = try await look()
    if value != nil { state.withLock { $0.guesses.countRight(from: address.text, at: now) } }
    return value
  }
}
