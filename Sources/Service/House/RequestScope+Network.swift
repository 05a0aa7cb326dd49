import NIOCore

extension RequestScope {
  /// Where a request comes from: the address, of IPv6 the 64 bits that one household has. Empty where a test
  /// asks without a connection.
  var network: String {
    switch channel?.remoteAddress {
    case .v4(let address): withUnsafeBytes(of: address.address.sin_addr) { Array($0) }.description
    case .v6(let address):
      withUnsafeBytes(of: address.address.sin6_addr) { Array($0.prefix(8)) }.description
    case .unixDomainSocket, nil: ""
    }
  }
}
