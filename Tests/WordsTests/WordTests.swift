import Testing
import Words

struct WordTests {
  @Test(
    "a word keeps its letters, however it is made", arguments: ["a", "za", "maze", "zzzzzz"])
  func roundTrip(text: String) throws {
    let word = try #require(Word(text))
    #expect(word.text == text)
    #expect(word.uppercased == text.uppercased())
    #expect(word.count == text.count)
    #expect(word.letters.map(\.scalar) == text.unicodeScalars.map(\.value))
    #expect(word.indices.map { word[$0] } == word.letters)
    #expect(Word(letters: word.letters) == word)
    #expect(Word(ascii: text.uppercased().utf8) == word)
  }

  @Test(
    "anything but one to six ASCII letters is not a word",
    arguments: ["", "letters", "two words", "caf\u{E9}", "a1", "a\n", "'tis", "\u{212A}"])
  func refused(text: String) {
    #expect(Word(text) == nil)
  }

  @Test("zero letters and seven letters are not a word")
  func refusedLetters() {
    #expect(Word(letters: []) == nil)
    #expect(Word(letters: Alphabet.latin.letters.prefix(7)) == nil)
  }

  @Test("words are ordered as in a dictionary, even across lengths")
  func order() throws {
    let texts = [
      "a", "aa", "aaa", "ab", "abba", "b", "ba", "cab", "cabin", "cabins", "zz", "zzzzzz",
    ]
    let words = try texts.map { try #require(Word($0)) }
    #expect(words.reversed().sorted() == words)
    #expect(Set(words).count == words.count)
  }
}
