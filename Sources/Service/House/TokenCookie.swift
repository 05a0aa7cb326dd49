import HTTPTypes
import House
import Library

/// The cookies of a device: its token, which no script can read, and a sign that it has one.
///
/// Over TLS the name begins with `__Host-`: no other host, and nobody on the way, can set it.
struct TokenCookie {
  private let name: String
  private let attributes: String

  init(for address: HouseAddress) {
    name = address.isSecure ? "__Host-pastime" : "pastime"
    attributes = "; Path=/; SameSite=Strict" + (address.isSecure ? "; Secure" : "")
  }

  /// The token that a request shows.
  func token(in request: HTTPRequest) -> Secret? {
    for field in request.headerFields[values: .cookie] {
      for pair in field.split(separator: ";") {
        let sides = pair.trimmedOfBlanks.split(separator: "=", maxSplits: 1)
        if sides.count == 2, sides[0] == name { return Secret(text: String(sides[1])) }
      }
    }
    return nil
  }

  /// What gives a device its token, for as long as browsers keep cookies.
  func set(_ token: Secret) -> HTTPFields { fields(token.text, sign: "1", seconds: 34_560_000) }

  /// What gives a guest its token, for a day. The page is no kept one by it.
  func lend(_ token: Secret) -> HTTPFields {
    [.setCookie: field(token.text, seconds: Guest.lifetime.count / 1_000)]
  }

  /// What takes it back.
  var end: HTTPFields { fields("", sign: "", seconds: 0) }

  private func field(_ value: String, seconds: Int64) -> String {
    "\(name)=\(value); Max-Age=\(seconds)\(attributes); HttpOnly"
  }

  private func fields(_ value: String, sign: String, seconds: Int64) -> HTTPFields {
    var fields = HTTPFields()
    for cookie in [
      field(value, seconds: seconds),
      // The page sees by it that it is a kept one, when its own storage is gone.
      "pastime-kept=\(sign); Max-Age=\(seconds)\(attributes)",
    ] {
      fields.append(HTTPField(name: .setCookie, value: cookie))
    }
    return fields
  }
}
