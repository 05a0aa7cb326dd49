import HTTPTypes
import NIOCore

/// The address of a client, as far as limits count it. It is never stored or logged.
struct ClientAddress: Hashable, Sendable {
  /// An IPv4 address, or the first half of an IPv6 address, because one connection usually gets all addresses with the
  /// same first half.
  let text: String

  /// The network that contains the address, because one connection or one host may have many addresses: the first 48
  /// bits of an IPv6 address. Nil for IPv4.
  var network: String? {
    let bytes = text.split(separator: ":")
    return bytes.count == 8 ? bytes.prefix(6).joined(separator: ":") : nil
  }

  /// All clients without a known address are counted as one.
  static let unknown = ClientAddress(text: "")

  private init(text: String) { self.text = text }

  /// Reads an address. Nil for any other text.
  init?(_ address: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(address), port: 0) else { return nil }
    self.init(address)
  }

  /// The address of the other end of a connection.
  init(_ address: SocketAddress?) {
    switch address {
    case .v4(let address):
      text = withUnsafeBytes(of: address.address.sin_addr) { Self.dotted($0) }
    case .v6(let address):
      text = withUnsafeBytes(of: address.address.sin6_addr) { bytes in
        let isMapped =
          bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
        if isMapped { return Self.dotted(bytes.dropFirst(12)) }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
      }
    default: text = ""
    }
  }

  /// The address of the client: the other end of the connection or, if that is one of these proxies, the client that
  /// the proxy reports.
  init(of head: HTTPRequest, from peer: SocketAddress?, proxies: [ClientAddress]) {
    self.init(peer)
    guard proxies.contains(self) else { return }
    // Each proxy appends the address of its client. Anything before the entry that our outermost proxy appended may be
    // forged.
    let hops = head.headerFields[values: .forwardedFor].joined(separator: ",").split(separator: ",")
    for hop in hops.reversed() {
      guard let hop = ClientAddress(hop.trimmedOfBlanks) else { return }
      self = hop
      guard proxies.contains(hop) else { return }
    }
  }

  private static func dotted(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String($0) }.joined(separator: ".")
  }
}

extension HTTPField.Name {
  fileprivate static let forwardedFor = known("X-Forwarded-For")
}
