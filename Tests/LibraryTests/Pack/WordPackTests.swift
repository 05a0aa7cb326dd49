import ByteStrings
import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Packs of words")
struct WordPackTests {
  private static let animals =
    "# Animals of Africa\nzebra\tA striped horse\ngnu\nhoney badger\tSmall and fearless\ngiraffe\n"

  private func reading(_ text: String, in language: WordLanguage = .english) -> WordPackReading {
    WordPackReading(written: Array(text.utf8), in: language)
  }

  private func pack(_ text: String = animals) throws -> WordPack {
    try #require(reading(text).pack)
  }

  private func answers(_ pack: WordPack) -> [String] { pack.entries.map { "\($0.answer.text)" } }

  private func link(_ game: PackedGame) -> ArraySlice<UInt8> { Array(game.link.utf8)[...] }

  @Test("a text gives a title and entries with and without a clue")
  func written() throws {
    let reading = reading(Self.animals)
    #expect(reading.faults.isEmpty)
    let pack = try #require(reading.pack)
    #expect("\(pack.title)" == "Animals of Africa")
    #expect(pack.language == .english)
    #expect(answers(pack).sorted() == ["giraffe", "gnu", "honey badger", "zebra"])
    let clues = pack.entries.map { "\($0.clue)" }.sorted()
    #expect(clues == ["", "", "A striped horse", "Small and fearless"])
  }

  @Test("a comment names the language; without it, the words are in the reader's")
  func language() throws {
    let german = "# Tiere\n# words=de\nBär\tgroß und zottig\n"
    #expect(try pack(german).language == .german)
    #expect("\(try pack(german).title)" == "Tiere")
    #expect(reading("bär\n", in: .german).pack?.language == .german)
    #expect(try pack("# words=xx\nzebra\n").language == .english)
  }

  @Test("lines may end as on any system, and a title is cut at a character")
  func lines() throws {
    #expect(answers(try pack("zebra\r\n\r\n# later\r\n")) == ["zebra"])
    #expect("\(try pack("zebra\n#  Animals \n").title)" == "Animals")
    let long = String(repeating: "ä", count: 50)
    #expect("\(try pack("# \(long)\nzebra\n").title)" == String(repeating: "ä", count: 30))
    #expect("\(try pack("zebra\n").title)" == "")
  }

  @Test("a line that cannot be played is left out, with its number and the reason")
  func faults() throws {
    let clue = String(repeating: "x", count: HangmanEntry.clueLimit + 1)
    let reading = reading(
      "zebra\na\nze@bra\nZÉBRA\n\ngnu\t\(clue)\ngnu\tx\u{202E}\n\tno entry\nox\n")
    #expect(
      reading.faults.map(\.fault) == [
        .answer(.tooShort(1)), .answer(.foreignCharacter), .repeated, .clue, .clue,
        .answer(.tooShort(0)),
      ])
    #expect(reading.faults.map(\.line) == [2, 3, 4, 6, 7, 8])
    #expect(answers(try #require(reading.pack)).sorted() == ["ox", "zebra"])
    #expect(self.reading("").pack == nil)
    #expect(self.reading("# Nothing\n?\n").pack == nil)
    #expect(WordPackReading(written: [0xFF, 0x61, 0x62], in: .english).pack == nil)
  }

  @Test("a pack is full with 500 entries, and says so once")
  func full() throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    let words = letters.flatMap { first in letters.map { "\(first)\($0)x" } }
    let reading = reading(words.joined(separator: "\n"))
    #expect(reading.pack?.entries.count == WordPack.entryLimit)
    #expect(reading.faults.map(\.fault) == [.tooMany])
    #expect(reading.faults.map(\.line) == [WordPack.entryLimit + 1])
  }

  @Test("all who read a text get its entries in the same order, which is not that of the lines")
  func order() throws {
    let words = ["ant", "bear", "cat", "dog", "eel", "fox", "goat", "hare", "ibex", "jackal"]
    let text = words.joined(separator: "\n")
    let pack = try pack(text)
    #expect(answers(pack) == answers(try self.pack(text)))
    #expect(answers(pack) != words)
    #expect(answers(pack).sorted() == words)
  }

  @Test("a pack reads back from its text and its link, in the same order")
  func link() throws {
    for text in [Self.animals, "# Tiere\n# words=de\nBär\tgroß\nFuß\n", "zebra\n"] {
      let pack = try pack(text)
      #expect(WordPackReading(of: pack.text).pack?.text == pack.text)
      let link = try #require(pack.linkText)
      #expect(link.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) })
      let read = try WordPack(link: Array(link.utf8)[...])
      #expect(read.text == pack.text && answers(read) == answers(pack))
      #expect(read.language == pack.language)
    }
  }

  @Test("a link that lost or changed a character is refused")
  func damage() throws {
    let link = Array(try #require(pack().linkText).utf8)
    for count in 0..<link.count {
      #expect(throws: ChallengeError.self) { try WordPack(link: link[..<count]) }
    }
    for place in link.indices {
      var changed = link
      changed[place] = changed[place] == 0x61 ? 0x62 : 0x61
      #expect(throws: ChallengeError.self) { try WordPack(link: changed[...]) }
    }
  }

  @Test("a pack that is too long for a link has none")
  func longLink() throws {
    let lines = (0..<26).map { index in
      let letter = String(UnicodeScalar(UInt8(97 + index)))
      return "\(letter)x\t" + String(repeating: letter, count: 200)
    }
    #expect(try pack(lines.joined(separator: "\n")).linkText == nil)
  }

  @Test("every entry is a game of Hangman in the language of the pack")
  func hangman() throws {
    let pack = try pack("# words=de\nBär\tgroß\nRotkäppchen und der Wolf\n")
    for (index, entry) in pack.entries.enumerated() {
      let game = try HangmanChallenge(link(try #require(pack.hangman(at: index))))
      #expect(game.puzzle.entries == [entry])
      #expect(game.options.source == .own && game.options.words == .german)
    }
  }

  @Test("a single word of three to six letters is a game of Codeword, too")
  func codeword() throws {
    let pack = try pack(Self.animals)
    let words = pack.codewordIndices.map { "\(pack.entries[$0].answer.text)" }
    #expect(words.sorted() == ["gnu", "zebra"])
    for index in pack.entries.indices {
      let game = pack.codeword(at: index)
      #expect((game != nil) == pack.codewordIndices.contains(index))
      if let game { #expect(try CodewordChallenge(link(game)).isFit(in: .standard)) }
    }
    #expect(try self.pack("no way\nT-bone\nok\n").codewordIndices.isEmpty)
  }
}
