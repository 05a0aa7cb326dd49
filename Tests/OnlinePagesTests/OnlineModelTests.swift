import Testing

@testable import OnlinePages

@Suite("The online program of a server")
struct OnlineModelTests {
  private static let kept =
    "200\npastime-house 1\naddress https://games.example\ninvited no\nmember yes\n"

  /// An online program that is open, of a player whose games are kept.
  private func session() -> TestSession {
    var session = TestSession()
    session.tell("looked")
    session.answer("house", Self.kept)
    return session
  }

  @Test("the program hands over a page when it changes, and not again")
  func shown() {
    var session = TestSession()
    session.tell("looked")
    #expect(session.lines == ["m\t\t"])
    session.lines = []
    session.tell("knows")
    #expect(session.lines.isEmpty)
    session.answer("house", Self.kept)
    #expect(session.lines.last == "m\tyes\t")
    #expect(session.lines.contains("b\tmain\toffer\tAdd a device"))
    #expect(session.lines.contains("n\t"))
  }

  @Test("an answer that nobody waits for changes nothing")
  func unasked() {
    var session = session()
    session.lines = []
    session.perform(session.model.handle(.answered(request: 99, text: Array("401\n".utf8))))
    #expect(session.lines.isEmpty)
  }

  @Test("only a player at a server that deals reads that today's puzzles come from it")
  func deals() {
    var session = session()
    #expect(!session.lines.contains { $0.hasPrefix("p\tToday’s puzzles come from this server.") })
    session.tell("looked")
    session.answer("house", Self.kept + "deals yes\n")
    #expect(session.lines.contains { $0.hasPrefix("p\tToday’s puzzles come from this server.") })
  }

  @Test("no character from a server or a device breaks a line")
  func characters() {
    var session = TestSession()
    session.tell("looked")
    session.answer("house", "200\npastime-house 1\naddress x\nmember no\nsentence a\tb\u{1}c\n")
    #expect(session.lines.contains("p\ta b c"))
  }

  @Test("a row shows a device, when it was last seen, and a remove button; this device has none")
  func devices() {
    var session = session()
    session.answer(
      "devices",
      """
      200
      pastime-devices 1 2
      3 this 1 1 Laptop, Firefox
      8 other 1 1 Phone, Chrome

      """)
    #expect(session.lines.contains("r\tLaptop, Firefox (here)\t\t\t\t"))
    #expect(
      session.lines.contains(
        "r\tPhone, Chrome\tlast seen today\tremove 8\tRemove\tRemove Phone, Chrome"))
    session.tell("remove 8")
    #expect(session.asked.last?.path == "devices/8")
  }

  @Test("no action moves when the sync status and the devices of a new member arrive")
  func arrivals() throws {
    var session = session()
    let last = try #require(session.lines.lastIndex { $0.hasPrefix("b\t") })
    let above = Array(session.lines[...last])
    session.standing = "Everything is backed up."
    session.answer("devices", "200\npastime-devices 1 2\n3 this 1 1 Laptop, Firefox\n")
    session.tell("knows")
    #expect(session.lines.contains("p\tEverything is backed up."))
    #expect(session.lines.prefix(above.count).map { $0.prefix(1) } == above.map { $0.prefix(1) })
    #expect(session.lines.dropFirst(above.count).contains("r\tLaptop, Firefox (here)\t\t\t\t"))
  }

  @Test("the program checks a code until the player leaves")
  func timer() {
    var session = session()
    session.tell("offer")
    session.answer("pairing", "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n")
    #expect(session.wakesAfter == 1_500)
    #expect(session.lines.contains("c\t7K3F 9QXD"))
    #expect(session.lines.last == "m\tyes\tyes")
    session.perform(session.model.handle(.woke))
    #expect(session.asked.last?.path == "pairing")
    session.tell("went")
    #expect(session.wakesAfter == nil)
    #expect(session.asked.last?.path == "pairing")
  }

  @Test("a player who leaves before the code arrives never sees it, and it is taken back")
  func gone() {
    var session = session()
    session.tell("offer")
    session.tell("went")
    session.answer("pairing", "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n")
    #expect(!session.lines.contains { $0.hasPrefix("c\t") })
    #expect(session.wakesAfter == nil)
  }

  @Test("a recovery key is copied to the clipboard as it is shown")
  func copy() {
    var session = session()
    session.tell("sheet")
    session.answer("sheet", "200\npastime-sheet 1\nsheet ABCD-EFGH\n")
    #expect(session.lines.contains("o\t2"))
    session.tell("copy")
    #expect(session.lines.contains("y\tABCD EFGH"))
  }
}
