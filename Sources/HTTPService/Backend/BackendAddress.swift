import HTTPTypes

/// The address of a server: `https://games.example`, with a port and a path if necessary.
public struct BackendAddress: Equatable, Sendable, CustomStringConvertible {
  /// Whether connections to the address are encrypted.
  public let isSecure: Bool
  /// The host, and the port if it is not the default.
  let authority: String
  /// The folder of the server, such as `/games`; empty if the server has the whole host.
  let path: String

  /// Reads an address. Nil for anything else, such as a text with a question mark or with a user name before the host.
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

  /// The address with the host and port from a request.
  init(authority: String, isSecure: Bool, path: String = "") {
    // Browsers omit the default port.
    let port = isSecure ? ":443" : ":80"
    self.authority =
      authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    self.isSecure = isSecure
    self.path = path
  }

  /// The same host with a folder.
  func inFolder(_ path: String) -> BackendAddress {
    BackendAddress(authority: authority, isSecure: isSecure, path: path)
  }

  /// The address as text.
  public var description: String { origin + path }

  /// The origin of the address (RFC 6454), without its path.
  var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// The host without the port.
  var host: Substring { authority.dropLast(port.map { $0.count + 1 } ?? 0) }

  /// The port; nil for the default port.
  var port: Substring? {
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    return authority[end...].lastIndex(of: ":").map { authority[$0...].dropFirst() }
  }

  /// A path to a folder, without the slash at its end; nil if the text is no such path.
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

  /// Whether a byte needs no escape, neither in a path nor in the value of a cookie.
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
  /// The folder of the page that sends the request, as the page states it. Nil if the request does not state a folder.
  var folder: String? {
    switch headerFields[.pastime] {
    case nil: nil
    // A page that has the whole host sends this. All pages of earlier versions did.
    case "1": ""
    case let text?: text.first == "/" ? BackendAddress.folder(text) : nil
    }
  }
}
