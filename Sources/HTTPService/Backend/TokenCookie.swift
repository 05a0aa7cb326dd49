import Backend
import HTTPTypes
import Library

/// The cookies of a device: its token, which no script can read, and a marker that it has one.
///
/// They belong to this server only. Browsers share a host's cookies among all ports, so the name contains the port, and
/// the cookies of a server in a folder have its path. Over TLS the name begins with `__Host-`, so no other host, and
/// nobody on the network, can set the cookie. A cookie with a path cannot have that prefix, so its name begins with
/// `__Secure-`.
struct TokenCookie {
  private let name: String
  private let attributes: String
  /// The names of the cookie in earlier versions of the page and the server.
  private let earlierNames: [String]
  private let marker: Marker

  /// The marker, by which a page sees that its browser belongs to a player. A page in a folder also receives the
  /// markers of the folders above, so the value is the marker's own folder.
  private struct Marker {
    let name: String
    let value: String
    let attributes: String
  }

  /// - Parameters:
  ///   - address: the address at which the device reaches the server.
  ///   - isNamed: whether the operator has configured the path. If only the page reports the path, it is unknown in
  ///     requests that the browser sends by itself, such as for a stream. So over TLS the name of the cookie cannot
  ///     depend on it.
  init(for address: BackendAddress, pathIsNamed isNamed: Bool = true) {
    let port = address.port.map { "-\($0)" } ?? ""
    let isHost = address.path.isEmpty || (address.isSecure && !isNamed)
    let end = "; SameSite=Strict" + (address.isSecure ? "; Secure" : "")
    let prefix = address.isSecure ? "__Host-" : ""
    name = (address.isSecure && !isHost ? "__Secure-" : prefix) + "pastime" + port
    earlierNames = [prefix + "pastime" + port, prefix + "pastime"].filter { [name] in $0 != name }
    attributes = "; Path=\(isHost ? "" : address.path)/" + end
    marker = Marker(
      name: "pastime-kept" + port, value: address.path.isEmpty ? "1" : address.path + "/",
      attributes: "; Path=\(address.path)/" + end)
  }

  /// The token in a request, also under the names of earlier versions.
  func token(in request: HTTPRequest) -> Secret? {
    let names = [name] + earlierNames
    return names.lazy.compactMap { value(of: $0, in: request) }.first.flatMap(Secret.init(text:))
  }

  /// Whether a request has a token only under the name of an earlier version.
  func isEarlier(in request: HTTPRequest) -> Bool {
    value(of: name, in: request) == nil && token(in: request) != nil
  }

  private func value(of name: String, in request: HTTPRequest) -> String? {
    for field in request.headerFields[values: .cookie] {
      for pair in field.split(separator: ";") {
        let sides = pair.trimmedOfBlanks.split(separator: "=", maxSplits: 1)
        if sides.count == 2, sides[0] == name { return String(sides[1]) }
      }
    }
    return nil
  }

  /// The fields that give a device its token, for as long as browsers keep cookies.
  func set(_ token: Secret) -> HTTPFields {
    fields(token.text, marker: marker.value, seconds: 34_560_000)
  }

  /// The fields that give a guest its token, for a day. They do not set the marker.
  func lend(_ token: Secret) -> HTTPFields {
    [.setCookie: field(token.text, seconds: Guest.lifetime.count / 1_000)]
  }

  /// The fields that remove the token.
  var end: HTTPFields { fields("", marker: "", seconds: 0) }

  private func field(_ value: String, seconds: Int64) -> String {
    "\(name)=\(value); Max-Age=\(seconds)\(attributes); HttpOnly"
  }

  private func fields(_ value: String, marker text: String, seconds: Int64) -> HTTPFields {
    var fields = HTTPFields()
    for cookie in [
      field(value, seconds: seconds),
      // By this marker, the page recognizes a player's browser even if the page's own storage is gone.
      "\(marker.name)=\(text); Max-Age=\(seconds)\(marker.attributes)",
    ] {
      fields.append(HTTPField(name: .setCookie, value: cookie))
    }
    return fields
  }
}
