import Synchronization

/// How many connections may be open from one address: nobody alone takes so many that others have to wait for one.
///
/// Proxies of the server have as many as they need, and so has this machine, where a proxy may be that nobody named.
final class ConnectionLimit: Sendable {
  private let most: Int
  private let exempt: [ClientAddress]
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - most: the most connections from one address. A network of IPv6 has twice as many.
  ///   - proxies: who connects for others.
  init(most: Int, proxies: [ClientAddress]) {
    self.most = most
    exempt = proxies + ["127.0.0.1", "::1"].compactMap { ClientAddress($0) } + [.unknown]
  }

  /// A connection is opened. Where this returns true, `leave` is called when it is closed.
  func enter(_ address: ClientAddress) -> Bool {
    guard !exempt.contains(address) else { return true }
    let limits = limits(of: address)
    return counts.withLock { counts in
      guard limits.allSatisfy({ counts[$0.key, default: 0] < $0.most }) else { return false }
      for (key, _) in limits { counts[key, default: 0] += 1 }
      return true
    }
  }

  /// A connection is closed that was let in.
  func leave(_ address: ClientAddress) {
    guard !exempt.contains(address) else { return }
    let limits = limits(of: address)
    counts.withLock { counts in
      for (key, _) in limits {
        let count = counts[key, default: 0] - 1
        counts[key] = count > 0 ? count : nil
      }
    }
  }

  private func limits(of address: ClientAddress) -> [(key: String, most: Int)] {
    let network = address.network.map { [(key: $0, most: 2 * most)] } ?? []
    return [(key: address.text, most: most)] + network
  }
}
