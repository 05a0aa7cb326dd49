import HTTPTypes
import NIOCore

/// Where a request comes from, as far as limits count it. It is kept nowhere else, and never written down.
struct ClientAddress: Hashable, Sendable {
  /// An address of IPv4, or the first half of one of IPv6, which is given to one connection as a whole.
  let text: String

  /// What the address is a part of, where one connection or one host may be given many: of IPv6 the first 48 bits.
  /// Nil for one of IPv4.
  var network: String? {
    let bytes = text.split(separator: ":")
    return bytes.count == 8 ? bytes.prefix(6).joined(separator: ":") : nil
  }

  /// Where nothing is known, all are counted as one.
  static let unknown = ClientAddress(text: "")

  private init(text: String) { self.text = text }

  /// Reads an address. Nil for what is none.
  init?(_ address: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(address), port: 0) else { return nil }
    self.init(address)
  }

  /// The other end of a connection.
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

  /// Who asks: the other end of the connection, or whom it asks for where it is one of these proxies.
  init(of head: HTTPRequest, from peer: SocketAddress?, proxies: [ClientAddress]) {
    self.init(peer)
    guard proxies.contains(self) else { return }
    // Each proxy appends whom it asks for; what stands before the last one of ours can be invented.
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
