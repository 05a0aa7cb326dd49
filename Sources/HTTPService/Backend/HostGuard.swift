import HTTPTypes

/// Refuses requests for another host, whose name leads here by mistake or through an attack (RFC 9110, 7.4; RFC 9112,
/// 3.2).
struct HostGuard {
  /// The address at which players reach the server.
  let address: BackendAddress

  /// - Throws: `.malformed` if the request names no host or several hosts; `.misdirected` if it names another host, or
  ///   if the page is in another folder.
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

  /// The names of every machine for itself, so that a local proxy or an administrator can send requests.
  private static let ownNames: [Substring] = ["127.0.0.1", "localhost", "[::1]"]
}

extension HTTPField.Name {
  /// The first `Host` field of a request becomes its authority; a field remains only if there are several.
  fileprivate static let host = known("Host")
}
