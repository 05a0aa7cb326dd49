import Games
import Testing

@testable import OnlinePages

@Suite("The day's five that a player takes offline")
struct TakingOfflineTests {
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

  /// An online program of a member of a server that deals, who reads what taking offline means.
  private func session() -> TestSession {
    var session = TestSession()
    session.today = TestSession.day
    session.tell("looked")
    session.answer(
      "house", "200\npastime-house 1\naddress x\ninvited no\nmember yes\ndeals yes\n")
    session.tell("along")
    return session
  }

  /// Answers the request about a game.
  private func answer(_ kind: GameKind, _ text: String, in session: inout TestSession) {
    let request = session.asked.last { $0.body.contains("game \(kind.keyword)\n") }
    guard let request else {
      Issue.record("nobody asked")
      return
    }
    session.perform(
      session.model.handle(.answered(request: request.request, text: Array(text.utf8))))
  }

  @Test("no puzzle is requested before the player has read what taking offline means")
  func meaning() {
    var session = session()
    #expect(!session.asked.contains { $0.path == "plays" })
    #expect(session.texts("p").count == 2 && session.texts("r").isEmpty)
    #expect(session.buttons == ["Download", "Back"])
    session.tell("rest")
    #expect(session.buttons.contains("Play offline"))
  }

  @Test("word games are requested in the player's language")
  func languages() {
    var session = session()
    session.words = .french
    session.tell("take-along")
    let asked = session.asked.filter { $0.path == "plays" }.map(\.body)
    #expect(asked.count { $0.contains("\nwords fr\nalong yes\n") } == 3)
    #expect(asked.count { $0.contains("words") } == 3)
  }

  @Test("each of the five is requested once, and stored as the server sends it")
  func five() {
    var session = session()
    session.tell("take-along")
    session.tell("take-along")
    let asked = session.asked.filter { $0.path == "plays" }
    #expect(
      asked.map(\.body)
        == GameKind.allCases.map {
          "pastime-play 1\nday 2026-11-23\ngame \($0.keyword)\nalong yes\n"
        })
    for kind in GameKind.allCases {
      answer(kind, Self.play(kind), in: &session)
      let kept = session.asked.last
      #expect(kept?.method == "KEEP" && kept?.path == "record/\(kind.rawValue)a")
      #expect(kept?.body == Self.record)
      // The game is not on this device before the browser has stored it.
      #expect(session.texts("r")[Int(kind.rawValue)].contains("…"))
      session.answer("record/\(kind.rawValue)a", "204\n")
    }
    #expect(session.texts("r").allSatisfy { $0.contains("◐ on this device") })
    #expect(session.texts("a") == ["On this device: 5 of 5 puzzles."])
    #expect(session.buttons == ["Back"])
  }

  @Test("a game begun with the server stays there, and a game that did not load can be tried again")
  func mixed() {
    var session = session()
    session.tell("take-along")
    answer(.codeword, "409\npastime-refused 1\njudged\n", in: &session)
    answer(.anagrams, "", in: &session)
    answer(.hangman, "429\n", in: &session)
    answer(.memorize, Self.play(.memorize), in: &session)
    session.answer("record/\(GameKind.memorize.rawValue)a", "")
    #expect(session.note == "This browser can’t store games.")
    answer(.times, Self.play(.times), in: &session)
    session.answer("record/\(GameKind.times.rawValue)a", "204\n")
    #expect(session.texts("r")[0].contains("● begun with the server"))
    #expect(session.texts("r").filter { $0.contains("not loaded") }.count == 3)
    #expect(session.texts("a") == ["On this device: 1 of 5 puzzles."])
    let count = session.asked.count
    session.tell("take-along")
    #expect(session.asked.count == count + 3)
    #expect(session.note.isEmpty)
  }

  @Test("a sentence says that the server's day is over, or that it does not know the device")
  func refused() {
    var session = session()
    session.tell("take-along")
    answer(.codeword, "409\npastime-refused 1\nclosed\n", in: &session)
    #expect(session.note == "It’s already another day on the server.")
    answer(.times, "401\n", in: &session)
    #expect(session.note == "The server no longer knows this device.")
  }

  @Test("today's board leads to offline play and back; the board of an earlier day does not")
  func board() {
    let title = "Play offline"
    #expect(!TestSession.atBoard().buttons.contains(title))
    var session = TestSession.atBoard(deals: true)
    #expect(session.buttons.contains(title))
    session.tell("along")
    #expect(session.buttons == ["Download", "Back"])
    session.tell("rest")
    #expect(session.texts("h") == ["Oak Street"])
    session.action("earlier")
    let yesterday = TestSession.day.advanced(by: -1)
    session.answerBoard("", of: yesterday)
    #expect(!session.buttons.contains(title))
  }
}
