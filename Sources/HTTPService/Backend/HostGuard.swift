import HTTPTypes

/// Sends away what is for another host: its name leads here by mistake, or because somebody wants it so
/// (RFC 9110, 7.4; RFC 9112, 3.2).
struct HostGuard {
  /// Where players reach the server.
  let address: BackendAddress

  /// - Throws: `.malformed` where no host is named, or more than one; `.misdirected` where it is another one, or the
  ///   page stands in another folder.
  func check(_ request: HTTPRequest) throws(Refusal) {
    guard let asked = request.authority, !asked.isEmpty, !request.headerFields.contains(.host)
    else { throw .malformed }
    let host = BackendAddress(authority: asked.lowercased(), isSecure: address.isSecure)
    guard host.authority == address.authority || Self.ownNames.contains(host.host) else {
      throw .misdirected
    }
    guard let folder = request.folder, !folder.isEmpty, !address.path.isEmpty else { return }
    guard folder == address.path else { throw .misdirected }
  }

  /// What each machine calls itself: so a proxy on it may ask, and whoever looks after it.
  private static let ownNames: [Substring] = ["127.0.0.1", "localhost", "[::1]"]
}

extension HTTPField.Name {
  /// The first one of a request is its authority; it is a field only where there are more.
  fileprivate static let host = known("Host")
}
