import Games
import Sync
import Testing

@Suite("The recovery key")
struct RecoveryKeyTests {
  private let recoveryKey = RecoveryKey(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
  private let characters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  private func bits(_ random: inout SeededRandom) -> UInt64 {
    UInt64(random.next()) << 32 | UInt64(random.next())
  }

  @Test("the key is spelled as seven groups of four characters, and is read back")
  func spelling() {
    #expect(text(recoveryKey.spelling) == "014D-2PF2-DBSQ-QZXQ-5TK1-V58C-GGY4")
    var random = SeededRandom(seed: 3)
    for _ in 0..<1_000 {
      let recoveryKey = RecoveryKey(high: bits(&random), low: bits(&random))
      #expect(recoveryKey.spelling.count == 34)
      #expect(RecoveryKey(spelled: recoveryKey.spelling) == recoveryKey)
    }
    for bits in [UInt64.min, .max] {
      let edge = RecoveryKey(high: bits, low: bits)
      #expect(RecoveryKey(spelled: edge.spelling) == edge)
    }
  }

  @Test("the key is read in every way that people spell it")
  func spellings() {
    let spelling = text(recoveryKey.spelling)
    for other in [
      spelling.lowercased(), spelling.replacing("-", with: ""), spelling.replacing("-", with: " "),
      spelling.replacing("0", with: "O").replacing("1", with: "l"),
      " " + spelling.replacing("0", with: "o").replacing("1", with: "I") + " ",
    ] {
      #expect(RecoveryKey(spelled: Array(other.utf8)) == recoveryKey, "\(other)")
    }
  }

  @Test("one wrong character is noticed at any place")
  func wrongSign() {
    let spelling = recoveryKey.spelling
    for place in spelling.indices where spelling[place] != UInt8(ascii: "-") {
      for character in characters where character != spelling[place] {
        var wrong = spelling
        wrong[place] = character
        #expect(RecoveryKey(spelled: wrong) == nil, "\(text(wrong))")
      }
    }
  }

  @Test("two neighbouring characters that changed places are noticed at any place")
  func changedPlaces() {
    let spelling = recoveryKey.spelling.filter { $0 != UInt8(ascii: "-") }
    for place in spelling.indices.dropLast() where spelling[place] != spelling[place + 1] {
      var wrong = spelling
      wrong.swapAt(place, place + 1)
      #expect(RecoveryKey(spelled: wrong) == nil, "\(text(wrong))")
    }
  }

  @Test("no other text is read as a key")
  func other() {
    let spelling = text(recoveryKey.spelling)
    for wrong in [
      "", String(spelling.dropLast()), spelling + "0", spelling.replacing("-", with: "_"),
      // More than 128 bits.
      "Z" + spelling.dropFirst(),
    ] {
      #expect(RecoveryKey(spelled: Array(wrong.utf8)) == nil, "\(wrong)")
    }
  }
}
