import Games
import Library

/// Limits how often, or how much of, something may be done from one address, from the network that contains it, and
/// from all addresses together.
struct AddressAllowance: Sendable {
  /// Something that was counted.
  struct Taken: Sendable {
    fileprivate let byAddress: Allowance<ClientAddress>.Taken
    fileprivate let byNetwork: Allowance<String>.Taken?
  }

  private var addresses: Allowance<ClientAddress>
  private var networks: Allowance<String>

  /// A network gets the allowance of this many addresses.
  private static let share = 10

  /// - Parameters:
  ///   - fromOne: the limit for one address.
  ///   - fromAll: the limit for all addresses together; it bounds how much is remembered.
  init(fromOne: Int, fromAll: Int = .max, each span: Milliseconds) {
    addresses = Allowance(fromOne: fromOne, fromAll: fromAll, each: span)
    let (share, isTooMany) = fromOne.multipliedReportingOverflow(by: Self.share)
    networks = Allowance(fromOne: isTooMany ? .max : share, each: span)
  }

  /// Counts an amount now.
  /// - Throws: `.tooMany` if that would exceed a limit; then nothing is counted.
  @discardableResult
  mutating func take(
    _ address: ClientAddress, _ amount: Int = 1, at now: Instant
  ) throws(Refusal) -> Taken {
    try check(address, amount, at: now)
    return Taken(
      byAddress: try addresses.take(address, amount, at: now),
      byNetwork: try address.network.map { network throws(Refusal) in
        try networks.take(network, amount, at: now)
      })
  }

  /// Checks that the amount is allowed now, without counting it.
  mutating func check(
    _ address: ClientAddress, _ amount: Int = 1, at now: Instant
  ) throws(Refusal) {
    try addresses.check(address, amount, at: now)
    if let network = address.network { try networks.check(network, amount, at: now) }
  }

  /// Reverts a count.
  mutating func giveBack(_ taken: Taken) {
    addresses.giveBack(taken.byAddress)
    if let network = taken.byNetwork { networks.giveBack(network) }
  }
}
