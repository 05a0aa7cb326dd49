import HTTPTypes

/// Prevents other sites from writing with a player's cookie: only the page of this server may change anything.
struct WriteGuard {
  /// The address at which players reach the server; nil if it comes from each request.
  let address: BackendAddress?

  /// - Throws: `.otherSite` for a request that another site may have sent.
  func check(_ request: HTTPRequest) throws(Refusal) {
    guard request.method != .get, request.method != .head else { return }
    let fields = request.headerFields
    // Another site cannot send a custom field without a preflight request, which is never granted.
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
  /// The field that the page sends with its requests, and with each write: the folder of the page, or 1.
  static let pastime = known("Pastime")
  /// The field in which a browser states the origin of a request (W3C, Fetch Metadata).
  static let fetchSite = known("Sec-Fetch-Site")

  /// A field name that must be valid.
  static func known(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is a name") }
    return name
  }
}
