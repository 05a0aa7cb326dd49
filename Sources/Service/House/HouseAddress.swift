/// Where a house is reached: `https://games.example`, with a port if need be.
public struct HouseAddress: Equatable, Sendable, CustomStringConvertible {
  /// Whether all that goes there is encrypted.
  public let isSecure: Bool
  private let authority: String

  /// Reads an address. Nil for one with a path, and for all that is none.
  public init?(_ text: String) {
    let lower = text.lowercased()
    let scheme = ["https://", "http://"].first { lower.hasPrefix($0) }
    guard let scheme else { return nil }
    var authority = lower.dropFirst(scheme.count)
    if authority.last == "/" { authority.removeLast() }
    // Browsers leave out the port that goes without saying.
    let port = scheme == "https://" ? ":443" : ":80"
    if authority.hasSuffix(port) { authority.removeLast(port.count) }
    guard !authority.isEmpty, authority.utf8.allSatisfy(Self.isAllowed) else { return nil }
    self.init(authority: String(authority), isSecure: scheme == "https://")
  }

  /// The address with a host and a port as a request names them.
  init(authority: String, isSecure: Bool) {
    self.authority = authority
    self.isSecure = isSecure
  }

  /// As it is written.
  public var description: String { (isSecure ? "https://" : "http://") + authority }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._:[]".utf8.contains(byte)
    }
  }
}
