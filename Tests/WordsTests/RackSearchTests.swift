import Testing
import WordData
import Words

@Suite("Words within a rack")
struct RackSearchTests {
  private let book = WordBook.standard

  private func word(_ text: String) throws -> Word { try #require(Word(text)) }

  private func words(within rack: Word) -> [Word] {
    var words: [Word] = []
    book.forEachWord(within: rack) { word, _ in words.append(word) }
    return words
  }

  /// Another way to the same words: each letter of a word is crossed out on the rack.
  private func isWithin(_ word: Word, _ rack: Word) -> Bool {
    var unused = rack.letters
    for letter in word {
      guard let place = unused.firstIndex(of: letter) else { return false }
      unused.remove(at: place)
    }
    return true
  }

  @Test(
    "the search finds exactly the words of the book that the letters can spell",
    arguments: ["cdenno", "ehhssu", "hisswy", "zzzzzz", "zephyr", "banana", "stop", "cat"])
  func exact(letters: String) throws {
    let rack = try word(letters)
    var expected: [Word] = []
    for length in WordBook.lengths {
      book.forEachWord(length: length) { word, _ in
        if isWithin(word, rack) { expected.append(word) }
      }
    }
    #expect(words(within: rack) == expected)
  }

  @Test("the search works for every hundredth answer of six letters, in any order of letters")
  func manyRacks() throws {
    for place in stride(from: 0, to: book.answerCount(length: 6), by: 100) {
      let answer = book.answer(length: 6, at: place)
      let found = words(within: answer)
      #expect(found.contains(answer))
      #expect(found == words(within: try #require(Word(letters: answer.letters.reversed()))))
      var count = 0
      for length in WordBook.lengths {
        book.forEachWord(length: length) { word, _ in if isWithin(word, answer) { count += 1 } }
      }
      #expect(found.count == count)
    }
  }

  @Test("each word comes once, with its class")
  func classes() throws {
    var seen: Set<Word> = []
    book.forEachWord(within: try word("esprit")) { word, wordClass in
      #expect(seen.insert(word).inserted)
      #expect(book.wordClass(of: word) == wordClass)
    }
    #expect(seen.contains(try word("priest")))
  }

  @Test("letters at the ends of the alphabet are found too")
  func ends() throws {
    #expect(try words(within: word("zzzzzz")) == [word("zzz")])
    #expect(try words(within: word("aaaaaa")).isEmpty)
    #expect(try words(within: word("tizzya")).contains(word("tizzy")))
  }
}
