import Games
import Library
import Sync

/// How a new device becomes one of a player: a member shows a code, the new device says it, both show the
/// same number, and the member says whether it is so.
///
/// Only a member shows a code. Nobody can be led to scan one and so give their games away.
public struct Pairing: Equatable, Sendable {
  /// How far it has come.
  public enum State: Equatable, Sendable {
    /// The code is shown, and nobody has said it yet.
    case offered
    /// A device said the code, and the member is asked.
    case claimed(Claim)
    /// The member allowed it. The device may become one of the player's, once.
    case allowed(Claim)
    /// The member refused it.
    case refused(Claim)
    /// It is one of the player's now, by this number.
    case joined(Claim, device: Int64)
  }

  /// What became of a device that said the code.
  public enum Outcome: Equatable, Sendable {
    /// The member is asked.
    case waiting
    /// It may join now.
    case allowed(Claim)
    /// It has joined, as this device.
    case joined(Int64)
  }

  /// A device that said the code.
  public struct Claim: Equatable, Sendable {
    /// What it shows when it asks what became of it.
    public let ticket: SecretDigest
    /// What it calls itself.
    public let label: String
    /// How many games it has.
    public let games: Int
    /// What both devices show.
    public let number: Int

    /// A claim with these.
    public init(ticket: SecretDigest, label: String, games: Int, number: Int) {
      self.ticket = ticket
      self.label = Device.label(label)
      self.games = games
      self.number = number
    }

    /// The numbers that are shown: two digits.
    public static let numbers = 10...99
  }

  /// How long a code can be said, by the clock of the server: ten minutes.
  public static let lifetime = Milliseconds(600_000)

  /// Whose device shows the code.
  public let player: PlayerID
  /// From here on nothing more comes of it.
  public let end: WallTime
  /// How far it has come.
  public private(set) var state: State

  /// One that begins with a code that is shown.
  public init(of player: PlayerID, end: WallTime, state: State = .offered) {
    self.player = player
    self.end = end
    self.state = state
  }

  /// A device says the code.
  public mutating func claim(_ claim: Claim, at now: WallTime) throws(PairingError) {
    guard now < end else { throw .over }
    guard case .offered = state else { throw .used }
    state = .claimed(claim)
  }

  /// The member says whether the device with this number may join.
  public mutating func decide(
    _ isAllowed: Bool, number: Int, at now: WallTime
  ) throws(PairingError) {
    guard now < end else { throw .over }
    guard case .claimed(let claim) = state, claim.number == number else { throw .otherDevice }
    state = isAllowed ? .allowed(claim) : .refused(claim)
  }

  /// The device asks what became of it.
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

  /// The device that was allowed is one of the player's now.
  mutating func finish(as device: Int64) {
    if case .allowed(let claim) = state { state = .joined(claim, device: device) }
  }
}

/// Why nothing comes of a pairing.
public enum PairingError: Error, Equatable, Sendable, CaseIterable {
  /// There is no such code, or none any more.
  case unknown
  /// The ten minutes are over.
  case over
  /// Another device said the code before.
  case used
  /// It is about another device than the one that said the code.
  case otherDevice
  /// The member refused it.
  case refused
  /// The player has as many devices as there may be.
  case tooManyDevices
}
