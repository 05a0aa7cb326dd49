import Foundation
import Testing
import WordData
import Words

struct WordListTests {
  private let book = WordBook.standard

  @Test("the built-in bytes are those of the file that the page fetches")
  func sameBytes() throws {
    let file = CommittedLists.root.appending(path: "Sources/WordData/words.txt")
    #expect(PackedWords.bytes(in: .english) == Array(try Data(contentsOf: file)))
  }

  @Test("the lists are sorted, without repeats, and of words of their length", arguments: 3...6)
  func wellFormed(length: Int) throws {
    let lists = try [
      CommittedLists.answers(length), CommittedLists.common(length),
      CommittedLists.accepted(length),
    ]
    for list in lists {
      #expect(zip(list, list.dropFirst()).allSatisfy { $0 < $1 })
      #expect(list.allSatisfy { Word($0)?.text == $0 && $0.utf8.count == length })
    }
  }

  @Test("every answer is common, and every common word is accepted", arguments: 3...6)
  func nested(length: Int) throws {
    let common = Set(try CommittedLists.common(length))
    #expect(common.isSuperset(of: try CommittedLists.answers(length)))
    #expect(common.isSubset(of: try CommittedLists.accepted(length)))
  }

  @Test("the packed words are exactly the committed ones, with their classes", arguments: 3...6)
  func decoded(length: Int) throws {
    let answers = try CommittedLists.answers(length)
    let isAnswer = Set(answers)
    let common = Set(try CommittedLists.common(length))
    let vulgar = try CommittedLists.editorial("block_vulgar")
    var words: [String] = []
    book.forEachWord(length: length) { word, wordClass in
      let text = word.text
      words.append(text)
      let expected: WordClass =
        isAnswer.contains(text)
        ? .answer : common.contains(text) ? .common : vulgar.contains(text) ? .vulgar : .rare
      #expect(wordClass == expected && book.wordClass(of: word) == expected, "\(text)")
    }
    #expect(words == (try CommittedLists.accepted(length)))
    #expect(book.wordCount(length: length) == words.count)
    let decodedAnswers = (0..<book.answerCount(length: length))
      .map { book.answer(length: length, at: $0).text }
    #expect(decodedAnswers == answers)
  }

  @Test("a word that is not in the lists is in no class", arguments: 3...5)
  func misses(length: Int) throws {
    let accepted = Set(try CommittedLists.accepted(length))
    // Each word with each last letter: near misses, and again the words themselves.
    var checked = 0
    for text in accepted {
      let letters = Array(text.utf8.dropLast())
      for letter in Alphabet.latin.letters {
        let word = try #require(Word(ascii: letters + [UInt8(letter.scalar)]))
        checked += 1
        guard book.contains(word) != accepted.contains(word.text) else { continue }
        Issue.record("\(word)")
      }
    }
    #expect(checked == accepted.count * 26)
  }

  @Test("words of other lengths are in no book")
  func otherLengths() throws {
    for text in ["a", "go"] {
      let word = try #require(Word(text))
      #expect(!book.contains(word))
    }
    for length in [-1, 0, 2, 7] {
      #expect(book.wordCount(length: length) == 0)
      #expect(book.answerCount(length: length) == 0)
    }
  }

  @Test("no list holds a slur, and no vulgar or sensitive word is an answer")
  func blocked() throws {
    let slurs = try CommittedLists.editorial("block_slur")
    let unfit = try CommittedLists.editorial("block_vulgar")
      .union(CommittedLists.editorial("block_sensitive"))
      .union(CommittedLists.editorial("veto_answers"))
    #expect(slurs.count > 100 && unfit.count > 500)
    for length in WordBook.lengths {
      #expect(slurs.isDisjoint(with: try CommittedLists.accepted(length)))
      #expect(unfit.isDisjoint(with: try CommittedLists.answers(length)))
    }
    #expect(slurs.allSatisfy { Word($0).map(book.contains) == false })
  }

  @Test("the counts are those of the last build")
  func counts() throws {
    #expect(WordBook.lengths.map(book.answerCount) == [458, 1520, 2278, 3013])
    #expect(
      try WordBook.lengths.map { try CommittedLists.common($0).count }
        == [585, 2315, 4522, 7168])
    #expect(WordBook.lengths.map(book.wordCount) == [1188, 5065, 11458, 20286])
  }

  @Test(
    "everyday words can be found",
    arguments: ["cat", "sun", "tree", "fish", "apple", "house", "river", "garden", "summer"])
  func everydayAnswers(text: String) throws {
    let word = try #require(Word(text))
    #expect(book.wordClass(of: word) == .answer)
  }

  @Test(
    "inflections and regional spellings are accepted without being answers",
    arguments: ["cats", "trees", "walked", "color", "colour", "fibre", "fiber", "zaxes"])
  func acceptedOnly(text: String) throws {
    let word = try #require(Word(text))
    #expect(book.wordClass(of: word) == (text == "zaxes" ? .rare : .common))
  }
}
