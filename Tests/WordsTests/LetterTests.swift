import Testing
import Words

struct LetterTests {
  @Test("the alphabet has twenty-six letters in order")
  func alphabet() {
    let text = String(decoding: Letter.all.map(\.ascii), as: UTF8.self)
    #expect(text == "abcdefghijklmnopqrstuvwxyz")
    #expect(Letter.all.map(\.index) == Array(0..<26))
    #expect(Letter.all == Letter.all.sorted())
  }

  @Test("exactly the ASCII letters of both cases are letters")
  func fromASCII() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(UnicodeScalar(byte))
      let expected = character.isASCII && character.isLetter
      let letter = Letter(ascii: byte)
      #expect((letter != nil) == expected)
      guard let letter else { continue }
      #expect(letter.ascii == byte | 0x20)
      #expect(letter.uppercaseASCII == byte & ~0x20)
    }
  }

  @Test("an index above 25 is no letter")
  func fromIndex() {
    for index in UInt8.min...UInt8.max {
      #expect(Letter(index: index)?.index == (index < 26 ? index : nil))
    }
  }
}
