import Testing

@testable import HouseDesk

@Suite("The desk of a house")
struct DeskModelTests {
  private static let kept =
    "200\npastime-house 1\naddress https://games.example\ninvited no\nmember yes\n"

  /// A desk of somebody whose games are kept, who looks.
  private func desk() -> Desk {
    var desk = Desk()
    desk.tell("looked")
    desk.answer("house", Self.kept)
    return desk
  }

  @Test("what is shown is handed over when it is another page, and not again")
  func shown() {
    var desk = Desk()
    desk.tell("looked")
    #expect(desk.lines == ["m\t\t"])
    desk.lines = []
    desk.tell("knows")
    #expect(desk.lines.isEmpty)
    desk.answer("house", Self.kept)
    #expect(desk.lines.last == "m\tyes\t")
    #expect(desk.lines.contains("b\tmain\toffer\tAdd a device"))
    #expect(desk.lines.contains("n\t"))
  }

  @Test("an answer that nobody waits for changes nothing")
  func unasked() {
    var desk = desk()
    desk.lines = []
    desk.perform(desk.model.handle(.answered(request: 99, text: Array("401\n".utf8))))
    #expect(desk.lines.isEmpty)
  }

  @Test("whoever plays at a house that deals is told so, and nobody else")
  func deals() {
    var desk = desk()
    #expect(!desk.lines.contains { $0.hasPrefix("p\tThe daily five are this house's own.") })
    desk.tell("looked")
    desk.answer("house", Self.kept + "deals yes\n")
    #expect(desk.lines.contains { $0.hasPrefix("p\tThe daily five are this house's own.") })
  }

  @Test("no sign of a house or a device breaks a line")
  func signs() {
    var desk = Desk()
    desk.tell("looked")
    desk.answer("house", "200\npastime-house 1\naddress x\nmember no\nsentence a\tb\u{1}c\n")
    #expect(desk.lines.contains("p\ta b c"))
  }

  @Test("a row has its device, when it was there, and what removes it; the own one has no button")
  func devices() {
    var desk = desk()
    desk.answer(
      "devices",
      """
      200
      pastime-devices 1 2
      3 this 1 1 Laptop, Firefox
      8 other 1 1 Phone, Chrome

      """)
    #expect(desk.lines.contains("r\tLaptop, Firefox (this one)\t\t\t\t"))
    #expect(
      desk.lines.contains(
        "r\tPhone, Chrome\tlast here today\tremove 8\tRemove\tRemove Phone, Chrome"))
    desk.tell("remove 8")
    #expect(desk.asked.last?.path == "devices/8")
  }

  @Test("a code is looked after until the player goes")
  func timer() {
    var desk = desk()
    desk.tell("offer")
    desk.answer("pairing", "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n")
    #expect(desk.wakesAfter == 1_500)
    #expect(desk.lines.contains("c\t7K3F 9QXD"))
    #expect(desk.lines.last == "m\tyes\tyes")
    desk.perform(desk.model.handle(.woke))
    #expect(desk.asked.last?.path == "pairing")
    desk.tell("went")
    #expect(desk.wakesAfter == nil)
    #expect(desk.asked.last?.path == "pairing")
  }

  @Test("a player who goes before the code is there never sees it, and it is taken back")
  func gone() {
    var desk = desk()
    desk.tell("offer")
    desk.tell("went")
    desk.answer("pairing", "200\npastime-pairing 1\ncode 7K3F9QXD\nend 1\n")
    #expect(!desk.lines.contains { $0.hasPrefix("c\t") })
    #expect(desk.wakesAfter == nil)
  }

  @Test("what stands on a sheet is put on the clipboard as it is shown")
  func copy() {
    var desk = desk()
    desk.tell("sheet")
    desk.answer("sheet", "200\npastime-sheet 1\nsheet ABCD-EFGH\n")
    #expect(desk.lines.contains("o\t2"))
    desk.tell("copy")
    #expect(desk.lines.contains("y\tABCD EFGH"))
  }

  @Test("it speaks the language of the page")
  func german() {
    var desk = Desk(language: "de")
    desk.tell("looked")
    desk.answer("house", Self.kept)
    #expect(desk.lines.contains("b\tmain\toffer\tGerät hinzufügen"))
    #expect(desk.lines.contains("p\t0 Spiele hier, aufgehoben bei https://games.example."))
  }
}
