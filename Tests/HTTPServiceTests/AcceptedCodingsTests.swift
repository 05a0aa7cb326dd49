import Testing

@testable import HTTPService

@Suite("Negotiating a content coding")
struct AcceptedCodingsTests {
  @Test(
    "the service takes the best coding that both sides know",
    arguments: [
      (nil, ContentCoding.identity),
      ("", .identity),
      ("br", .brotli),
      ("gzip", .gzip),
      ("gzip, deflate, br, zstd", .brotli),
      ("GZIP", .gzip),
      ("x-gzip", .gzip),
      ("deflate", .identity),
      ("br;q=0.5, gzip;q=0.8", .gzip),
      ("br;q=0.5, gzip;q=0.5", .brotli),
      ("br;q=0, gzip", .gzip),
      ("br;q=0, *", .gzip),
      ("gzip;q=0.5, identity", .identity),
      ("gzip;q=0.001", .gzip),
      ("*", .brotli),
      ("*;q=0.5, identity", .identity),
      ("*;q=0, gzip", .gzip),
      ("identity;q=0, gzip;q=0.1", .gzip),
      (" gzip ; Q=1.000 ", .gzip),
    ] as [(String?, ContentCoding)])
  func bestCoding(field: String?, expected: ContentCoding) {
    #expect(AcceptedCodings(field: field).preferred(among: ContentCoding.allCases) == expected)
  }

  @Test(
    "a client that refuses everything gets nothing", arguments: ["*;q=0", "identity;q=0, *;q=0"])
  func nothingAcceptable(field: String) {
    #expect(AcceptedCodings(field: field).preferred(among: ContentCoding.allCases) == nil)
  }

  @Test("a client can refuse identity even where it is the only coding")
  func identityRefused() {
    let accepted = AcceptedCodings(field: "identity;q=0, br")
    #expect(accepted.preferred(among: [.identity]) == nil)
  }

  @Test(
    "an element with a malformed weight is skipped",
    arguments: ["br;q=2", "br;q=", "br;q=0.1234", "br;q=-1", "br;q=1.001", "br;q=x", ";q=1", ",,"])
  func malformedWeight(field: String) {
    #expect(AcceptedCodings(field: field).preferred(among: ContentCoding.allCases) == .identity)
  }
}
