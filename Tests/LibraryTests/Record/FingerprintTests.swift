import Testing

@testable import Library

@Suite("Fingerprints")
struct FingerprintTests {
  @Test(
    "the fingerprint is the 128-bit FNV-1a hash",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func vectors(content: String, expected: String) {
    #expect(text(Fingerprint(of: Array(content.utf8)).digits) == expected)
  }
}
