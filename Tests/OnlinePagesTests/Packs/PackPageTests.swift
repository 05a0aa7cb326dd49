import Library
import Testing
import Words

@testable import OnlinePages

@Suite("The pages of packs")
struct PackPageTests {
  private static let animals =
    "# Animals\nzebra\tA striped horse\nhoney badger\tSmall and fearless\n"

  /// The pack that a text gives.
  private func pack(_ text: String = animals) throws -> WordPack {
    try #require(WordPackReading(written: Array(text.utf8), in: .english).pack)
  }

  /// A player among the packs, on a page that no server serves.
  private func session(holding row: String = "") -> TestSession {
    var session = TestSession()
    session.tell("code together")
    session.answer("house", "404\n")
    session.act("packs list")
    session.answer("packs", "200\n\n\(row)")
    return session
  }

  /// The same player, who has opened a file and added its pack.
  private func session(adding text: String) -> TestSession {
    var session = session()
    session.choose(text)
    session.act("packs add")
    session.answer("packs", "200\n\n")
    session.answer("packs", "204\n")
    return session
  }

  /// The row that this browser was last asked to keep.
  private func row(_ session: TestSession) -> String {
    session.asked.last { $0.method == "REMEMBER" }?.body ?? ""
  }

  @Test("a file is shown before it is added, without its words")
  func offer() throws {
    var session = session()
    #expect(session.texts("h") == ["Word packs"])
    session.choose(Self.animals)
    #expect(session.texts("h") == ["Animals"])
    #expect(session.texts("p").first == "Hangman 0/2 · Codeword 0/1")
    #expect(!session.lines.joined().contains("zebra"))
    #expect(session.buttons == ["Add", "Back"])
    #expect(row(session).isEmpty)
    session.act("packs back")
    #expect(session.texts("h") == ["Word packs"])
    #expect(session.texts("r").isEmpty)
  }

  @Test("an added pack is kept in this browser, beside those that another page has added")
  func add() throws {
    var session = session()
    session.choose(Self.animals)
    session.act("packs add")
    var other = PackShelf()
    other.packs = [KeptPack(pack: try pack("# Colours\nred\n"), hangmanCount: 1)]
    session.answer("packs", "200\n\n\(other.row)")
    #expect(session.texts("h") == ["Animals"])
    let kept = try #require(PackShelf(Array(row(session).utf8)))
    #expect(kept.packs.map { "\($0.pack.title)" } == ["Colours", "Animals"])
    #expect(kept.packs.map(\.hangmanCount) == [1, 0])
    session.act("packs back")
    #expect(
      session.texts("r").map { $0.prefix { $0 != "\t" } } == ["Colours", "Animals"])
  }

  @Test("lines that cannot be played are listed with their numbers, eight at most")
  func faults() {
    var session = session()
    session.choose("zebra\nz\n?\n" + (0..<9).map { "\($0)\n" }.joined())
    let rows = session.texts("r").map { $0.split(separator: "\t").joined(separator: ": ") }
    #expect(
      rows.prefix(3) == [
        "Line 2: Too short: at least two letters.", "Line 3: Type a word or phrase.",
        "Line 4: Type a word or phrase.",
      ])
    #expect(rows.count == 9 && rows.last == "More lines: 3")
    #expect(session.buttons.contains("Add"))
    session.act("packs back")
    session.choose("12\n")
    #expect(session.texts("p") == ["There are no words in this file."])
    #expect(session.buttons == ["Back"])
  }

  @Test("a file that cannot be read changes nothing, and neither does choosing none")
  func noFile() {
    var session = session()
    let page = session.lines
    session.act("packs choose")
    session.answer("65536", "204\n")
    #expect(session.lines == page)
    session.act("packs choose")
    session.answer("65536", "")
    session.answer("packs", "200\n\n")
    #expect(session.note == "This file can’t be opened.")
  }

  @Test("each word leads to a game, once, and the next one follows from the strip above it")
  func play() throws {
    let pack = try pack()
    var session = session(adding: Self.animals)
    session.act("packs play hangman")
    let game = try #require(pack.hangman(at: 0))
    #expect(session.texts("d") == ["/hangman/challenge/\(game.link)"])
    #expect(row(session).contains("pack 1 0 "))
    session.tell(
      "over won 6",
      entered: """
        pastime 1
        game hangman 1
        id 0123456789abcdef0123456789abcdef
        created 1800000000000
        options answers=own
        puzzle \(String(decoding: session.model.packs.puzzle, as: UTF8.self))


        """)
    #expect(
      session.texts("z")
        == ["0123456789abcdef0123456789abcdef\t#/pair/packs\tAnimals · Next word"])
    session.tell("went")
    session.tell("code packs")
    session.answer("packs", "200\n\n\(row(session))")
    #expect(session.texts("p") == ["Hangman 1/2 · Codeword 0/1"])
    session.act("packs play hangman")
    #expect(!session.buttons.contains("Hangman"))
    session.act("packs play codeword")
    #expect(session.texts("d").first?.hasPrefix("/codeword/challenge/") == true)
    #expect(session.texts("p").last == "You’ve played every word.")
    #expect(session.buttons == ["Copy link", "Remove", "Back"])
  }

  @Test("a game of something else has no strip of a pack")
  func otherGame() {
    var session = session(adding: Self.animals)
    session.act("packs play hangman")
    session.tell("over won 6", entered: "pastime 1\nid 0123\npuzzle category=animals\n\n")
    #expect(session.texts("z").isEmpty)
  }

  @Test("a pack is shared by a link, which offers it to another player")
  func link() throws {
    var session = session(adding: Self.animals)
    session.act("packs copy-link")
    let link = try #require(session.asked.last)
    #expect(link.method == "COPY")
    #expect(link.body.hasPrefix("#/pair/pack-"))
    var friend = TestSession()
    friend.tell("code " + link.body.dropFirst("#/pair/".count))
    friend.answer("packs", "200\n\n")
    #expect(friend.texts("h") == ["Animals"])
    #expect(friend.buttons == ["Add", "Back"])
    friend.act("packs add")
    friend.answer("packs", "200\n\n")
    #expect(friend.buttons.first == "Hangman")
    // The link stays in the address: when the page is reloaded, the pack is already there.
    friend.tell("code " + link.body.dropFirst("#/pair/".count))
    friend.answer("packs", "200\n\n\(row(friend))")
    #expect(friend.buttons.first == "Hangman")
  }

  @Test("a link that was cut says so", arguments: ["pack-", "pack-abc", "pack-a!"])
  func cutLink(code: String) {
    var session = TestSession()
    session.tell("code \(code)")
    session.answer("packs", "200\n\n")
    #expect(session.note == "This link is incomplete.")
    #expect(session.texts("h") == ["Word packs"])
  }

  @Test("a file that the host has put beside the page is offered by a link")
  func hosted() {
    var session = TestSession()
    session.words = .german
    session.tell("code file-class-5")
    session.answer("../packs/class-5.txt", "200\n# Tiere\nBär\n")
    session.answer("packs", "200\n\n")
    #expect(session.texts("h") == ["Tiere"])
    session.tell("code file-gone")
    session.answer("../packs/gone.txt", "404\n")
    session.answer("packs", "200\n\n")
    #expect(session.note == "This file can’t be opened.")
  }

  @Test("a file that comes after the player has left changes no page")
  func late() {
    var session = TestSession()
    session.tell("code file-class-5")
    session.tell("went")
    session.answer("../packs/class-5.txt", "200\n# Tiere\nBär\n")
    #expect(!session.asked.contains { $0.path == "packs" })
  }

  @Test(
    "the name of a file leads nowhere else", arguments: ["../v1/house", "a/b", "a.b", "a?b", ""])
  func names(name: String) {
    var session = TestSession()
    session.tell("code file-\(name)")
    #expect(!session.asked.contains { $0.path.hasPrefix("../") })
  }

  @Test("a pack is removed only when the player agrees")
  func remove() throws {
    var session = session(adding: Self.animals)
    session.act("packs ask-to-remove")
    session.act("packs back")
    #expect(session.texts("h") == ["Animals"])
    session.act("packs ask-to-remove")
    session.act("packs remove")
    #expect(session.texts("r").isEmpty)
    #expect(row(session) == "pastime-packs 1\n")
  }

  @Test("a browser keeps twenty packs, and says when it has no room")
  func limits() throws {
    var shelf = PackShelf()
    for number in 0..<PackShelf.most {
      let letter = String(UnicodeScalar(UInt8(97 + number)))
      shelf.packs.append(KeptPack(pack: try pack("a\(letter)\n")))
    }
    var session = session(holding: "\(shelf.row)")
    session.choose(Self.animals)
    session.answer("packs", "200\n\n\(shelf.row)")
    session.act("packs add")
    session.answer("packs", "200\n\n\(shelf.row)")
    #expect(session.note == "Up to 20 packs. Remove one first.")
    var full = self.session()
    full.choose(Self.animals)
    full.act("packs add")
    full.answer("packs", "200\n\n")
    full.answer("packs", "")
    #expect(full.note == "This browser has no room for the pack.")
  }

  @Test("a row reads back, and a row that is no shelf is none")
  func rows() throws {
    var shelf = PackShelf()
    shelf.packs = [
      KeptPack(pack: try pack(), hangmanCount: 2, codewordCount: 1),
      KeptPack(pack: try pack("pack ice\tFrozen sea\n")),
    ]
    let row = Array("\(shelf.row)".utf8)
    let read = try #require(PackShelf(row))
    #expect(Array("\(read.row)".utf8) == row)
    #expect(read.packs.map { $0.next(.hangman) == nil } == [true, false])
    for text in ["", "pastime-packs 2\n", "pastime-packs 1\npack 0 0 99\nzebra\n", "zebra"] {
      #expect(PackShelf(Array(text.utf8)) == nil)
    }
    for count in 16..<row.count { _ = PackShelf(Array(row[..<count])) }
  }
}

extension TestSession {
  /// Chooses a file with this text.
  fileprivate mutating func choose(_ text: String) {
    act("packs choose")
    answer("65536", "200\n\(text)")
    answer("packs", "200\n\n")
  }
}
