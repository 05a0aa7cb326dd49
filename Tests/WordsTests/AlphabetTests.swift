import ByteStrings
import Testing
import Words

/// What holds for every alphabet.
struct AlphabetTests {
  @Test(
    "an alphabet has at most thirty letters, each found by its index and in both cases",
    arguments: Alphabet.allCases)
  func letters(alphabet: Alphabet) {
    #expect((26...Alphabet.limit).contains(alphabet.letters.count))
    for (index, letter) in alphabet.letters.enumerated() {
      #expect(alphabet.letter(at: UInt8(index)) == letter)
      #expect(letter.alphabet == alphabet)
      #expect(alphabet.letter(letter.scalar) == letter)
      let capital = letter.uppercased.unicodeScalars
      #expect(capital.count == 1 && alphabet.letter(capital.first!.value) == letter)
      #expect(letter.uppercased.lowercased() == String(scalars: [letter.scalar]))
    }
    #expect(alphabet.letter(at: UInt8(alphabet.letters.count)) == nil)
  }

  @Test(
    "each letter of a language has one key, at most eleven in a row",
    arguments: WordLanguage.allCases)
  func rows(language: WordLanguage) {
    #expect(language.keyRows.count == 3)
    #expect(language.keyRows.joined().sorted() == language.alphabet.letters)
    for row in language.keyRows { #expect(row.count <= 11) }
  }

  @Test(
    "a word of any letters keeps them, their order and its capitals", arguments: Alphabet.allCases)
  func words(alphabet: Alphabet) throws {
    for first in alphabet.letters {
      for length in 1...Word.maximumCount {
        let letters = (0..<length).map {
          alphabet.letters[(Int(first.index) + $0 * 7) % alphabet.letters.count]
        }
        let word = try #require(Word(letters: letters))
        #expect(word.letters == letters)
        #expect(word.alphabet == alphabet)
        #expect(word.uppercased == letters.map(\.uppercased).joined())
        #expect(word.text == word.uppercased.lowercased())
      }
    }
  }
}
