import Foundation
import Testing

@testable import Backend

@Suite("Digests and codes")
struct DigestTests {
  @Test(
    "SHA-256 gives the digests of the standard",
    arguments: [
      // FIPS 180-4, examples; the empty text and a million letters are from NIST's test vectors.
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func sha256(text: String, times: Int, digest: String) {
    let bytes = Data(String(repeating: text, count: times).utf8)
    #expect(Data(Digest.sha256(of: bytes)).hexadecimal == digest)
  }

  @Test(
    "HMAC gives the codes of RFC 4231",
    arguments: [
      // Test cases 2 and 6; the key of the latter is longer than a block.
      (
        Data("Jefe".utf8), "what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
      ),
      (
        Data(repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
      ),
    ])
  func hmac(key: Data, text: String, code: String) {
    #expect(Data(Digest.code(of: Data(text.utf8), key: key)).hexadecimal == code)
  }
}
