import HTTPTypes
import Backend
import Library

/// The cookies of a device: its token, which no script can read, and a sign that it has one.
///
/// They are this server's alone: browsers keep cookies of a host for all its ports, so the port stands in their
/// names, and those of a server in a folder have its path. Over TLS the name begins with `__Host-`: no other host,
/// and nobody on the way, can set it. With a path that is not possible, so there it begins with `__Secure-`.
struct TokenCookie {
  private let name: String
  private let attributes: String
  /// What pages and servers of earlier versions called it.
  private let earlierNames: [String]
  private let sign: Sign

  /// The sign, by which a page sees that its browser is a player's. A page in a folder is told those of the folders
  /// above too, so the value is its own folder.
  private struct Sign {
    let name: String
    let value: String
    let attributes: String
  }

  /// - Parameters:
  ///   - address: where the device reaches the server.
  ///   - isNamed: whether the operator has named the path. One that only a page has told is not known where a
  ///     browser asks by itself, as for a stream; so over TLS the name of the cookie cannot depend on it.
  init(for address: BackendAddress, pathIsNamed isNamed: Bool = true) {
    let port = address.port.map { "-\($0)" } ?? ""
    let isHost = address.path.isEmpty || (address.isSecure && !isNamed)
    let end = "; SameSite=Strict" + (address.isSecure ? "; Secure" : "")
    let prefix = address.isSecure ? "__Host-" : ""
    name = (address.isSecure && !isHost ? "__Secure-" : prefix) + "pastime" + port
    earlierNames = [prefix + "pastime" + port, prefix + "pastime"].filter { [name] in $0 != name }
    attributes = "; Path=\(isHost ? "" : address.path)/" + end
    sign = Sign(
      name: "pastime-kept" + port, value: address.path.isEmpty ? "1" : address.path + "/",
      attributes: "; Path=\(address.path)/" + end)
  }

  /// The token that a request shows, also under the name that it had in an earlier version.
  func token(in request: HTTPRequest) -> Secret? {
    let names = [name] + earlierNames
    return names.lazy.compactMap { value(of: $0, in: request) }.first.flatMap(Secret.init(text:))
  }

  /// Whether a request shows a token under the name of an earlier version alone.
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

  /// What gives a device its token, for as long as browsers keep cookies.
  func set(_ token: Secret) -> HTTPFields {
    fields(token.text, sign: sign.value, seconds: 34_560_000)
  }

  /// What gives a guest its token, for a day. The page is no kept one by it.
  func lend(_ token: Secret) -> HTTPFields {
    [.setCookie: field(token.text, seconds: Guest.lifetime.count / 1_000)]
  }

  /// What takes it back.
  var end: HTTPFields { fields("", sign: "", seconds: 0) }

  private func field(_ value: String, seconds: Int64) -> String {
    "\(name)=\(value); Max-Age=\(seconds)\(attributes); HttpOnly"
  }

  private func fields(_ value: String, sign text: String, seconds: Int64) -> HTTPFields {
    var fields = HTTPFields()
    for cookie in [
      field(value, seconds: seconds),
      // The page sees by it that it is a kept one, when its own storage is gone.
      "\(sign.name)=\(text); Max-Age=\(seconds)\(sign.attributes)",
    ] {
      fields.append(HTTPField(name: .setCookie, value: cookie))
    }
    return fields
  }
}
