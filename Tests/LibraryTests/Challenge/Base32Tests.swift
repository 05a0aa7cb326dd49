import Testing

@testable import Library

@Suite("Base 32")
struct Base32Tests {
  @Test(
    "the examples of RFC 4648",
    arguments: [
      ("", ""), ("f", "my"), ("fo", "mzxq"), ("foo", "mzxw6"), ("foob", "mzxw6yq"),
      ("fooba", "mzxw6ytb"), ("foobar", "mzxw6ytboi"),
    ])
  func examples(plain: String, encoded: String) {
    #expect(text(Base32.text(of: Array(plain.utf8))) == encoded)
    #expect(Base32.bytes(of: Array(encoded.utf8)[...]) == Array(plain.utf8))
  }

  @Test(
    "text with other characters, too many digits or spare bits is refused",
    arguments: ["m", "mz", "mzx", "mzxq=", "MY", "m1", "mzxw6y", "my "])
  func refused(encoded: String) {
    #expect(Base32.bytes(of: Array(encoded.utf8)[...]) == nil)
  }
}
