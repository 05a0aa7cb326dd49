import Games
import Library

/// How often, or how much of, something may be done from one address, from the network that it is a part of, and
/// from all.
struct AddressAllowance: Sendable {
  /// Something that was counted.
  struct Taken: Sendable {
    fileprivate let byAddress: Allowance<ClientAddress>.Taken
    fileprivate let byNetwork: Allowance<String>.Taken?
  }

  private var addresses: Allowance<ClientAddress>
  private var networks: Allowance<String>

  /// So many addresses of a network may use up what they are given.
  private static let share = 10

  /// - Parameters:
  ///   - fromOne: how much from one address.
  ///   - fromAll: how much from all of them; it bounds what is remembered.
  init(fromOne: Int, fromAll: Int = .max, each span: Milliseconds) {
    addresses = Allowance(fromOne: fromOne, fromAll: fromAll, each: span)
    let (share, isTooMany) = fromOne.multipliedReportingOverflow(by: Self.share)
    networks = Allowance(fromOne: isTooMany ? .max : share, each: span)
  }

  /// Counts what is done now.
  /// - Throws: `.tooMany` where it may not be done, which is not counted.
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

  /// Makes sure that it may be done now, and counts nothing.
  mutating func check(
    _ address: ClientAddress, _ amount: Int = 1, at now: Instant
  ) throws(Refusal) {
    try addresses.check(address, amount, at: now)
    if let network = address.network { try networks.check(network, amount, at: now) }
  }

  /// What was counted is not to count after all.
  mutating func giveBack(_ taken: Taken) {
    addresses.giveBack(taken.byAddress)
    if let network = taken.byNetwork { networks.giveBack(network) }
  }
}
