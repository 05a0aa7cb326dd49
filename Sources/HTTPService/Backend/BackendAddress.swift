import HTTPTypes

/// Where a server is reached: `https://games.example`, with a port and a path if need be.
public struct BackendAddress: Equatable, Sendable, CustomStringConvertible {
  /// Whether all that goes there is encrypted.
  public let isSecure: Bool
  /// The host, and the port if it has to be named.
  let authority: String
  /// The folder in which the server is, such as `/games`; empty where it has the whole host.
  let path: String

  /// Reads an address. Nil for all that is none, as with a question mark or with a name before the host.
  public init?(_ text: String) {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else { return nil }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { $0 != "/" }.lowercased()
    guard !authority.isEmpty, authority.utf8.allSatisfy(Self.isAllowed),
      let path = Self.folder(rest.dropFirst(authority.count))
    else { return nil }
    self.init(authority: authority, isSecure: scheme == "https://", path: path)
  }

  /// The address with a host and a port as a request names them.
  init(authority: String, isSecure: Bool, path: String = "") {
    // Browsers leave out the port that goes without saying.
    let port = isSecure ? ":443" : ":80"
    self.authority =
      authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    self.isSecure = isSecure
    self.path = path
  }

  /// The same host, in a folder.
  func inFolder(_ path: String) -> BackendAddress {
    BackendAddress(authority: authority, isSecure: isSecure, path: path)
  }

  /// As it is written.
  public var description: String { origin + path }

  /// What a browser calls the site that it is (RFC 6454): no path belongs to it.
  var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// The host without the port.
  var host: Substring { authority.dropLast(port.map { $0.count + 1 } ?? 0) }

  /// The port, where it has to be named.
  var port: Substring? {
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    return authority[end...].lastIndex(of: ":").map { authority[$0...].dropFirst() }
  }

  /// A path to a folder without the slash at its end; nil where it cannot be one.
  static func folder(_ text: some StringProtocol) -> String? {
    if text.isEmpty || text == "/" { return "" }
    guard text.first == "/" else { return nil }
    let parts = (text.last == "/" ? text.dropLast() : text[...]).dropFirst()
      .split(separator: "/", omittingEmptySubsequences: false)
    let isFolder = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.utf8.allSatisfy(isAllowedInPath)
    }
    return isFolder ? "/" + parts.joined(separator: "/") : nil
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "-._:[]".utf8.contains(byte)
  }

  /// What needs no escape in a path, nor in the value of a cookie.
  private static func isAllowedInPath(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || "-._~%".utf8.contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension HTTPRequest {
  /// The folder in which the page is that asks, as it says itself. Nil where it does not say so, or what it says
  /// is no folder.
  var folder: String? {
    switch headerFields[.pastime] {
    case nil: nil
    // What pages say that have the whole host, and what all said in earlier versions.
    case "1": ""
    case let told?: told.first == "/" ? BackendAddress.folder(told) : nil
    }
  }
}
