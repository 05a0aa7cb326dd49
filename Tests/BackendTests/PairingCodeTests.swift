import Games
import Sync
import Testing

@Suite("The code that a device shows")
struct PairingCodeTests {
  @Test(
    "a code is read back however people spell it",
    arguments: [
      "01A3-LO9Z", "01a3-lo9z", "01a3LO9z", " 0 1 a 3 l o 9 z ", "O1A31O9Z", "oia3-i09z",
      "0LA3-109Z",
      "01-A3-10-9Z", "01A3--109Z", "-01a3109z-", "Ola3lo9z", "0iA3IO9Z",
    ])
  func spellings(text: String) {
    let code = PairingCode(spelled: Array(text.utf8))
    #expect(code == PairingCode(spelled: Array("01A3109Z".utf8)))
    #expect(code.map { String(decoding: $0.spelling, as: UTF8.self) } == "01A3-109Z")
  }

  @Test(
    "nothing else is read as a code",
    arguments: ["", "01A3109", "01A3109ZZ", "01A3109U", "01A3_109Z", "01A3109é", "01A3\n109Z"])
  func others(text: String) {
    #expect(PairingCode(spelled: Array(text.utf8)) == nil)
  }

  @Test("every code is read back from its spelling")
  func everyCode() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<1_000 {
      let bits = UInt64(random.next()) << 32 | UInt64(random.next())
      let code = PairingCode(bits: bits)
      #expect(PairingCode(spelled: code.spelling) == code)
      #expect(code.bits == bits % (1 << 40))
    }
  }
}
