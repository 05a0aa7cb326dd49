import Games
import Testing

@testable import HouseDesk

@Suite("The day's five that a player takes along")
struct TakingAlongTests {
  private static let record = "pastime 1\ngame codeword 1\n\n"

  private static func play(_ kind: GameKind) -> String {
    """
    200
    pastime-play 1 0
    play \(kind.rawValue)a
    along yes
    salt 07
    record \(record.utf8.count)

    """ + record
  }

  /// A desk of a member of a house that deals, who has read what it means.
  private func desk(language: String = "en") -> Desk {
    var desk = Desk(language: language)
    desk.today = Desk.day
    desk.tell("looked")
    desk.answer(
      "house", "200\npastime-house 1\naddress x\ninvited no\nmember yes\ndeals yes\n")
    desk.tell("along")
    return desk
  }

  /// Answers what was asked about a game.
  private func answer(_ kind: GameKind, _ text: String, in desk: inout Desk) {
    let question = desk.asked.last { $0.body.contains("game \(kind.keyword)\n") }
    guard let question else {
      Issue.record("nobody asked")
      return
    }
    desk.perform(desk.model.handle(.answered(request: question.request, text: Array(text.utf8))))
  }

  @Test("nothing is asked before the player has read what it means")
  func meaning() {
    var desk = desk()
    #expect(!desk.asked.contains { $0.path == "plays" })
    #expect(desk.texts("p").count == 2 && desk.texts("r").isEmpty)
    #expect(desk.buttons == ["Take them along", "Back"])
    desk.tell("rest")
    #expect(desk.buttons.contains("Take today’s five along"))
  }

  @Test("each of the five is asked for once, and stored as the house tells it")
  func five() {
    var desk = desk()
    desk.tell("take-along")
    desk.tell("take-along")
    let asked = desk.asked.filter { $0.path == "plays" }
    #expect(
      asked.map(\.body)
        == GameKind.allCases.map {
          "pastime-play 1\nday 2026-11-23\ngame \($0.keyword)\nalong yes\n"
        })
    for kind in GameKind.allCases {
      answer(kind, Self.play(kind), in: &desk)
      let kept = desk.asked.last
      #expect(kept?.method == "KEEP" && kept?.path == "record/\(kind.rawValue)a")
      #expect(kept?.body == Self.record)
      // It is not here before the browser has it.
      #expect(desk.texts("r")[Int(kind.rawValue)].contains("…"))
      desk.answer("record/\(kind.rawValue)a", "204\n")
    }
    #expect(desk.texts("r").allSatisfy { $0.contains("◐ on this device") })
    #expect(desk.texts("a") == ["5 of today’s five are on this device."])
    #expect(desk.buttons == ["Back"])
  }

  @Test(
    "a game that was begun with the house stays with it; where nothing came of one, it can be tried again"
  )
  func mixed() {
    var desk = desk()
    desk.tell("take-along")
    answer(.codeword, "409\npastime-refused 1\njudged\n", in: &desk)
    answer(.anagrams, "", in: &desk)
    answer(.hangman, "429\n", in: &desk)
    answer(.memorize, Self.play(.memorize), in: &desk)
    desk.answer("record/\(GameKind.memorize.rawValue)a", "")
    #expect(desk.note == "This browser does not store anything.")
    answer(.times, Self.play(.times), in: &desk)
    desk.answer("record/\(GameKind.times.rawValue)a", "204\n")
    #expect(desk.texts("r")[0].contains("● begun with the house"))
    #expect(desk.texts("r").filter { $0.contains("not taken along") }.count == 3)
    #expect(desk.texts("a") == ["1 of today’s five are on this device."])
    let count = desk.asked.count
    desk.tell("take-along")
    #expect(desk.asked.count == count + 3)
    #expect(desk.note.isEmpty)
  }

  @Test(
    "a day that is over by the clock of the house, and a device that it does not know, have a sentence"
  )
  func refused() {
    var desk = desk()
    desk.tell("take-along")
    answer(.codeword, "409\npastime-refused 1\nclosed\n", in: &desk)
    #expect(desk.note == "By the clock of the house it is another day.")
    answer(.times, "401\n", in: &desk)
    #expect(desk.note == "The house does not know this device any more.")
  }

  @Test(
    "the board of today leads there and back, in German, too; the board of an earlier day does not")
  func board() {
    let title = "Die fünf von heute mitnehmen"
    #expect(!Desk.atBoard(language: "de").buttons.contains(title))
    var desk = Desk.atBoard(language: "de", deals: true)
    #expect(desk.buttons.contains(title))
    desk.tell("along")
    #expect(desk.buttons == ["Mitnehmen", "Zurück"])
    desk.tell("rest")
    #expect(desk.texts("h") == ["Oak Street"])
    desk.wish("earlier")
    let yesterday = Desk.day.advanced(by: -1)
    desk.answerBoard("", of: yesterday)
    #expect(!desk.buttons.contains(title))
  }
}
