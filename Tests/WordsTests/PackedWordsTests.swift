import Testing
import WordData
import Words

/// Three-letter words in the first lines of an otherwise empty book.
private func book(_ lines: String...) throws(PackedWordsError) -> WordBook {
  try book(lines)
}

private func book(_ lines: [String]) throws(PackedWordsError) -> WordBook {
  let missing = Array(repeating: "", count: WordBook.lineCount - lines.count)
  let text = (lines + missing).map { $0 + "\n" }.joined()
  return try WordBook(packed: Array(text.utf8))
}

struct PackedWordsTests {
  @Test("a suffix replaces the end of the word before it")
  func frontCoding() throws {
    let book = try book("caToBWzoO", "caR")
    var found: [String] = []
    book.forEachWord(length: 3) { word, wordClass in found.append("\(word) \(wordClass)") }
    #expect(found == ["car common", "cat answer", "cob answer", "cow answer", "zoo answer"])
    #expect(
      (0..<book.answerCount(length: 3)).map { book.answer(length: 3, at: $0).text }
        == ["cat", "cob", "cow", "zoo"])
  }

  @Test("unkind words stand in the last lines, by length")
  func unkind() throws {
    let unkind = [String](repeating: "", count: 16) + ["caT", "coaT"]
    let book = try book(["caTdoG"] + unkind.dropFirst())
    for (text, isUnkind) in [("cat", true), ("dog", false), ("coat", true), ("bird", false)] {
      #expect(book.isUnkind(try #require(Word(text))) == isUnkind)
    }
  }

  @Test("an empty book has no word")
  func empty() throws {
    let book = try book()
    #expect(WordBook.lengths.allSatisfy { book.wordCount(length: $0) == 0 })
    let cat = try #require(Word("cat"))
    #expect(!book.contains(cat))
  }

  @Test("a malformed line is refused with its number and the reason")
  func refusals() {
    #expect(throws: PackedWordsError.notALetter(line: 1)) { try book("ca-T") }
    #expect(throws: PackedWordsError.notALetter(line: 2)) { try book("caT", "ca\u{E9}") }
    #expect(throws: PackedWordsError.incompleteFirstWord(line: 1)) { try book("aT") }
    #expect(throws: PackedWordsError.wordTooLong(line: 3)) { try book("", "", "catS") }
    #expect(throws: PackedWordsError.unfinishedWord(line: 4)) { try book("", "", "", "caTdo") }
    #expect(throws: PackedWordsError.notAscending(line: 1)) { try book("caTR") }
    #expect(throws: PackedWordsError.notAscending(line: 2)) { try book("", "caTT") }
    #expect(throws: PackedWordsError.inTwoClasses(line: 3)) { try book("caT", "", "caT") }
    #expect(throws: PackedWordsError.inTwoClasses(line: 6)) {
      try book("", "", "", "", "beaRoaT", "boaT")
    }
  }

  @Test("too few lines, too many lines, and a last line without its end are refused")
  func lineCount() {
    let packed = PackedWords.bytes(in: .english)
    #expect(throws: PackedWordsError.wrongLineCount) { try WordBook(packed: []) }
    #expect(throws: PackedWordsError.wrongLineCount) { try WordBook(packed: packed.dropLast()) }
    #expect(throws: PackedWordsError.wrongLineCount) { try WordBook(packed: packed + [10]) }
  }

  @Test("the identity is the FNV-1a hash of the bytes")
  func identity() throws {
    // Twenty line feeds, hashed by the definition in RFC 9923.
    #expect(try book().identity == 0xf9f9_f22d_1ba1_8a85)
    #expect(WordBook.standard.identity != (try book().identity))
  }

  @Test("damaged bytes are refused, or are a book with sorted words", arguments: 0..<8)
  func mutations(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let small = try smallPack()
    var refused = 0
    for _ in 0..<500 {
      var bytes = small
      for _ in 0...random.below(3) { mutate(&bytes, &random) }
      guard let book = try? WordBook(packed: bytes) else {
        refused += 1
        continue
      }
      for length in WordBook.lengths {
        var last: Word?
        book.forEachWord(length: length) { word, wordClass in
          #expect(word.count == length && book.wordClass(of: word) == wordClass)
          if let last { #expect(last < word) }
          last = word
        }
      }
    }
    #expect((100..<500).contains(refused))
  }

  /// The beginning of each line of the standard lists, so that thousands of cases run quickly.
  private func smallPack() throws -> [UInt8] {
    PackedWords.bytes(in: .english).split(separator: 10, omittingEmptySubsequences: false)
      .dropLast()
      .flatMap { line in
        let head = line.prefix(200)
        let end = head.lastIndex { $0 < UInt8(ascii: "a") } ?? head.startIndex
        return head[...end] + [10]
      }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let position = random.below(bytes.count)
    switch random.below(4) {
    case 0: bytes[position] = UInt8(random.below(256))
    case 1: bytes.remove(at: position)
    case 2: bytes.insert(bytes[random.below(bytes.count)], at: position)
    default: bytes[position] ^= 0x20
    }
  }
}

/// SplitMix64, by Steele, Lea and Flood: a small seeded generator.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
