import Games
import Sync
import Testing

@Suite("The code that a device shows")
struct PairingCodeTests {
  @Test(
    "it is read back in whatever way people spell it",
    arguments: [
      "01AB-LO9Z", "01ab-lo9z", "01abLO9z", " 0 1 a b l o 9 z ", "O1AB1O9Z", "oiab-i09z",
      "0LAB-109Z",
      "01-AB-10-9Z", "01AB--109Z", "-01ab109z-", "Olablo9z", "0iAbIO9Z",
    ])
  func spellings(text: String) {
    let code = PairingCode(spelled: Array(text.utf8))
    #expect(code == PairingCode(spelled: Array("01AB109Z".utf8)))
    #expect(code.map { String(decoding: $0.spelling, as: UTF8.self) } == "01AB-109Z")
  }

  @Test(
    "nothing else is read as one",
    arguments: ["", "01AB109", "01AB109ZZ", "01AB109U", "01AB_109Z", "01AB109é", "01AB\n109Z"])
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
