import Testing
import Words

struct LetterTests {
  @Test("the Latin alphabet has twenty-six letters in order")
  func latin() {
    let text = Alphabet.latin.letters.map { $0.uppercased.lowercased() }.joined()
    #expect(text == "abcdefghijklmnopqrstuvwxyz")
    #expect(Alphabet.latin.letters.map(\.index) == Array(0..<26))
    #expect(Alphabet.latin.letters == Alphabet.latin.letters.sorted())
  }

  @Test("exactly the ASCII letters of both cases are letters")
  func fromASCII() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(UnicodeScalar(byte))
      let expected = character.isASCII && character.isLetter
      let letter = Letter(ascii: byte)
      #expect((letter != nil) == expected)
      guard let letter else { continue }
      #expect(letter.scalar == UInt32(byte | 0x20))
      #expect(letter.uppercased == String(UnicodeScalar(byte & ~0x20)))
    }
  }

  @Test("German adds ä, ö and ü after z, in both cases")
  func german() {
    let letters = Alphabet.german.letters
    #expect(letters.map(\.uppercased).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ")
    for (small, capital) in zip("äöü".unicodeScalars, "ÄÖÜ".unicodeScalars) {
      let letter = Alphabet.german.letter(small.value)
      #expect(letter?.scalar == small.value)
      #expect(Alphabet.german.letter(capital.value) == letter)
      #expect(Alphabet.latin.letter(small.value) == nil)
    }
    #expect(Alphabet.german.letter(UnicodeScalar("ß").value) == nil)
  }

  @Test("letters of different alphabets are different, even if they look alike")
  func different() {
    #expect(Alphabet.german.letters[0] != Alphabet.latin.letters[0])
    #expect(Word(ascii: Array("rot".utf8), in: .german) != Word("rot"))
  }
}
