/// The native app that opens links to this page, identified by its developer team and its name:
/// `ABCDE12345.example.pastime`.
public struct AppIdentifier: Sendable, Equatable {
  let text: String

  /// Nil if the text cannot be an identifier.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 3, text.utf8.count <= 255, parts[0].count == 10,
      parts[0].allSatisfy({ Self.isDigit($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0) }),
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isOfName) })
    else { return nil }
    self.text = text
  }

  /// The file that Apple devices request before they pass links to the app
  /// (<https://developer.apple.com/documentation/xcode/supporting-associated-domains>). Only links into the page open
  /// the app: a person who opens the page itself wants the page.
  static let path = "/.well-known/apple-app-site-association"

  var association: String {
    let links = ##"[{"/":"/","#":"/?*"}]"##
    return #"{"applinks":{"details":[{"appIDs":["\#(text)"],"components":\#(links)}]}}"# + "\n"
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
