import HTTPTypes

/// Keeps other sites from writing with the cookie of a player: what changes something comes from the page
/// of this server.
struct WriteGuard {
  /// Where players reach the server; nil where that is as they asked.
  let address: BackendAddress?

  /// - Throws: `.otherSite` for a request that another site may have sent.
  func check(_ request: HTTPRequest) throws(Refusal) {
    guard request.method != .get, request.method != .head else { return }
    let fields = request.headerFields
    // No other site can send a field of our own without asking first, and that is never granted.
    guard request.folder != nil,
      [nil, "same-origin"].contains(fields[.fetchSite]),
      fields[.origin].map({ isOurs($0, to: request) }) ?? true
    else { throw .otherSite }
  }

  private func isOurs(_ origin: String, to request: HTTPRequest) -> Bool {
    if let address { return origin == address.origin }
    guard let authority = request.authority?.lowercased() else { return false }
    return [true, false].contains {
      origin == BackendAddress(authority: authority, isSecure: $0).origin
    }
  }
}

extension HTTPField.Name {
  /// What the page sends with what it asks, and with each write: the folder in which it is, or 1.
  static let pastime = known("Pastime")
  /// Where a browser says that a request comes from (W3C, Fetch Metadata).
  static let fetchSite = known("Sec-Fetch-Site")

  /// A name that is one.
  static func known(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is a name") }
    return name
  }
}
