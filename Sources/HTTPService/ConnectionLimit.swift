import Synchronization

/// Limits the number of open connections from one address, so that no single client can use up all connections.
///
/// The limit does not apply to the server's proxies. Nor does it apply to this machine, because a proxy may run there
/// that is not in the configuration.
final class ConnectionLimit: Sendable {
  private let most: Int
  private let exempt: [ClientAddress]
  private let counts = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - most: the most connections from one address. An IPv6 network may have twice as many.
  ///   - proxies: the proxies, which connect for others.
  init(most: Int, proxies: [ClientAddress]) {
    self.most = most
    exempt = proxies + ["127.0.0.1", "::1"].compactMap { ClientAddress($0) } + [.unknown]
  }

  /// Counts a connection that was opened. If this returns true, `leave` must be called when the connection closes.
  func enter(_ address: ClientAddress) -> Bool {
    guard !exempt.contains(address) else { return true }
    let limits = limits(of: address)
    return counts.withLock { counts in
      guard limits.allSatisfy({ counts[$0.key, default: 0] < $0.most }) else { return false }
      for (key, _) in limits { counts[key, default: 0] += 1 }
      return true
    }
  }

  /// Counts a connection that was admitted and is now closed.
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
