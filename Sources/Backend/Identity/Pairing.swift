import Games
import Library
import Sync

/// How a new device joins a player. A member (a device of the player) shows a code, and the new device sends it.
/// Both show the same number, and the member confirms it.
///
/// Only a member shows a code. So no player can be tricked into scanning a code that gives their games away.
public struct Pairing: Equatable, Sendable {
  /// The state of the pairing.
  public enum State: Equatable, Sendable {
    /// The code is shown, and no device has sent it yet.
    case offered
    /// A device sent the code, and the member is asked.
    case claimed(Claim)
    /// The member allowed it. The device may join the player, once.
    case allowed(Claim)
    /// The member refused it.
    case refused(Claim)
    /// The device has joined the player, with this number.
    case joined(Claim, device: Int64)
  }

  /// The outcome for a device that sent the code.
  public enum Outcome: Equatable, Sendable {
    /// The member is asked.
    case waiting
    /// It may join now.
    case allowed(Claim)
    /// It has joined, as this device.
    case joined(Int64)
  }

  /// A device that sent the code.
  public struct Claim: Equatable, Sendable {
    /// The ticket with which it asks for the outcome.
    public let ticket: SecretDigest
    /// The name that it gives itself.
    public let label: String
    /// How many games it has.
    public let games: Int
    /// The number that both devices show.
    public let number: Int

    /// Makes a claim, with a label that can be shown.
    public init(ticket: SecretDigest, label: String, games: Int, number: Int) {
      self.ticket = ticket
      self.label = Device.label(label)
      self.games = games
      self.number = number
    }

    /// The numbers that devices show: two digits.
    public static let numbers = 10...99
  }

  /// How long a code is valid, by the clock of the server: ten minutes.
  public static let lifetime = Milliseconds(600_000)

  /// The player whose device shows the code.
  public let player: PlayerID
  /// When the pairing ends.
  public let end: WallTime
  /// The state of the pairing.
  public private(set) var state: State

  /// A pairing, which begins with a shown code.
  public init(of player: PlayerID, end: WallTime, state: State = .offered) {
    self.player = player
    self.end = end
    self.state = state
  }

  /// A device sends the code.
  public mutating func claim(_ claim: Claim, at now: WallTime) throws(PairingError) {
    guard now < end else { throw .over }
    guard case .offered = state else { throw .used }
    state = .claimed(claim)
  }

  /// The member decides whether the device with this number may join.
  public mutating func decide(
    _ isAllowed: Bool, number: Int, at now: WallTime
  ) throws(PairingError) {
    guard now < end else { throw .over }
    guard case .claimed(let claim) = state, claim.number == number else { throw .otherDevice }
    state = isAllowed ? .allowed(claim) : .refused(claim)
  }

  /// The device asks for the outcome.
  public func outcome(
    for ticket: SecretDigest, at now: WallTime
  ) throws(PairingError) -> Outcome {
    let outcome: Outcome
    switch state {
    case .claimed(let claim) where claim.ticket == ticket: outcome = .waiting
    case .allowed(let claim) where claim.ticket == ticket: outcome = .allowed(claim)
    case .joined(let claim, let device) where claim.ticket == ticket: outcome = .joined(device)
    case .refused(let claim) where claim.ticket == ticket: throw .refused
    default: throw .otherDevice
    }
    guard now < end else { throw .over }
    return outcome
  }

  /// The allowed device has joined the player.
  mutating func finish(as device: Int64) {
    if case .allowed(let claim) = state { state = .joined(claim, device: device) }
  }
}

/// Why a pairing fails.
public enum PairingError: Error, Equatable, Sendable, CaseIterable {
  /// The code does not exist, or no longer exists.
  case unknown
  /// The ten minutes are over.
  case over
  /// Another device sent the code before.
  case used
  /// It concerns another device than the device that sent the code.
  case otherDevice
  /// The member refused it.
  case refused
  /// The player has the maximum number of devices.
  case tooManyDevices
}
