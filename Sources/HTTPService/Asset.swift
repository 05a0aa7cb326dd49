import NIOCore

/// A file of the page, in every coding that the build made.
struct Asset: Sendable {
  /// In order of preference; the last one is always the file itself.
  let representations: [Representation]

  /// - Parameters:
  ///   - name: the file's name, which gives its type and how long it may be cached.
  ///   - codings: the file's bytes by coding; `identity` must be there.
  init?(name: some StringProtocol, codings: [ContentCoding: ByteBuffer]) {
    guard codings[.identity] != nil else { return nil }
    let contentType = ContentType.ofFile(named: name)
    let cacheControl =
      Self.isNamedAfterContent(name) ? "public, max-age=31536000, immutable" : "no-cache"
    representations = ContentCoding.allCases.compactMap { coding in
      codings[coding].map {
        Representation(
          $0, coding: coding, contentType: contentType, cacheControl: cacheControl,
          isNegotiated: codings.count > 1)
      }
    }
  }

  /// A JSON text from the service itself.
  init(json text: String) {
    representations = [
      Representation(
        ByteBuffer(string: text), coding: .identity, contentType: "application/json",
        cacheControl: "no-cache", isNegotiated: false)
    ]
  }

  /// The representation for a client with this `Accept-Encoding` field, nil if it takes none.
  func representation(accepting field: String?) -> Representation? {
    guard field != nil else { return representations.last }
    let coding = AcceptedCodings(field: field).preferred(among: representations.lazy.map(\.coding))
    return representations.first { $0.coding == coding }
  }

  /// Whether a name such as `app.0123abcd.wasm` has a hash of the content, so that the content under
  /// this name never changes: at least eight hexadecimal digits between the last two dots.
  static func isNamedAfterContent(_ name: some StringProtocol) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return false }
    let hash = parts[parts.count - 2]
    return hash.count >= 8
      && hash.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}
