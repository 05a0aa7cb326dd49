import Library
import Testing

@testable import OnlinePages

@Suite("The pages of challenges")
struct ChallengePageTests {
  private static let id = "7K3F9QXD02MN"
  /// Monday, 23 November 2026, 14:05.
  private static let closes = 20_780 * 86_400_000 + (14 * 60 + 5) * 60_000

  private static func challenge(
    _ part: String, over: String = "no", game: String = "codeword",
    options: String = "length=5 attempts=6 mode=standard", _ lines: String...
  ) -> String {
    let own = part == "none" ? "other" : "this"
    return """
      200
      pastime-challenge 1
      challenge \(id)
      game \(game)
      options \(options)
      closes \(closes)
      over \(over)
      part \(part)
      member 1 other 1795219200000 bear Bo Lee
      member 2 \(own) 1795305600000 fox Ann
      \(lines.joined(separator: "\n"))

      """
  }

  /// An online program that looks at a challenge.
  private static func looking(
    at text: String, isMember: Bool = true
  ) -> TestSession {
    var session = TestSession.looking(isMember: isMember)
    session.tell("code c7K3F-9QXD 02MN")
    session.answer("challenges/\(id)", text)
    return session
  }

  private func action(_ words: String, _ session: inout TestSession, entered: String = "") {
    let event = "challenge \(words)"
    let isThere = session.lines.contains { line in
      line.split(separator: "\t").contains { $0 == event || $0 == event + " " }
    }
    #expect(isThere, "nothing means \(event): \(session.lines)")
    session.tell(event, entered: entered)
  }

  @Test("one is made in three steps, and shown with its link and the picture of it")
  func making() {
    var session = TestSession.looking()
    session.tell("challenge list")
    session.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(session.buttons == ["New challenge", "Back"])
    action("make", &session)
    // Two rows of games, two of options, and one of languages.
    #expect(session.texts("k").count == 5)
    action("game times", &session)
    #expect(session.texts("k").count == 4)
    action("choose 02", &session)
    action("choose 11", &session)
    action("next", &session)
    action("face owl", &session)
    action("next", &session)
    action("next", &session, entered: "Ann")
    #expect(
      session.asked.last?.body == """
        pastime-challenge 1
        game times
        options mode=round operations=* first=10-20 second=10-20 count=20 answers=0 wrong=near
        name Ann
        face owl

        """)
    let asked = session.asked.count
    session.tell("challenge next", entered: "Ann")
    #expect(session.asked.count == asked)
    session.answer(
      "challenges", Self.challenge("waiting", "results hidden", "view 0 0 1 1", "outline M0"))
    #expect(session.texts("h") == ["Codeword · Letters: 5 · Tries: 6"])
    #expect(session.texts("p").first == "Open until Mon 14:05.")
    #expect(session.texts("g") == ["QR code for the link\t0 0 1 1\tM0"])
    #expect(
      session.buttons == ["Play", "Copy link", "Refresh", "Leave challenge", "Back"])
    action("copy-link", &session)
    #expect(session.asked.last?.method == "COPY")
    #expect(session.asked.last?.body == "https://games.example/#/pair/C\(Self.id)")
  }

  @Test(
    "who comes by a link sees who challenges them, and plays as a guest without being asked more")
  func guest() {
    var session = Self.looking(
      at: Self.challenge("none", "results hidden", "finished 1"), isMember: false)
    #expect(session.texts("p") == ["🐻 Bo Lee challenges you. Open until Mon 14:05."])
    #expect(session.texts("r").first == "🐻 Bo Lee\thas finished\t\t\t")
    #expect(session.buttons == ["Join", "Refresh", "Back"])
    action("join", &session)
    action("next", &session)
    action("next", &session, entered: "Ann")
    #expect(session.asked.last?.path == "guests")
    session.answer("guests", "204\n")
    #expect(session.asked.last?.path == "challenges/\(Self.id)/challengers")
    session.answer("challenges/\(Self.id)/challengers", "409\npastime-refused 1\ntaken-name\n")
    #expect(session.note == "That name is taken, or too similar.")
    #expect(session.texts("f") == ["Your name"])
    action("next", &session, entered: "Ann B")
    session.answer("guests", "204\n")
    session.answer("challenges/\(Self.id)/challengers", Self.challenge("waiting", "results hidden"))
    #expect(session.texts("p").contains("Play to see the results."))
    #expect(session.buttons.first == "Play")
  }

  @Test("who comes when it is over is not challenged any more")
  func tooLate() {
    let session = Self.looking(at: Self.challenge("none", over: "yes", "results shown"))
    #expect(session.texts("p") == ["Over."])
  }

  @Test("a link that comes without a network can be tried again, and a name is asked for")
  func trying() {
    var session = Self.looking(at: "", isMember: false)
    #expect(session.note == "Can’t reach the server. Are you online?")
    #expect(session.buttons == ["Try again", "Back"])
    action("look", &session)
    session.answer("challenges/\(Self.id)", Self.challenge("none", "results hidden"))
    #expect(session.buttons == ["Join", "Refresh", "Back"])
    action("join", &session)
    action("next", &session)
    action("next", &session)
    #expect(session.note == "Enter a name first.")
    #expect(session.texts("f") == ["Your name"])
  }

  @Test("playing leads to the game on its consistent puzzle, above which stands the way back")
  func playing() {
    var session = Self.looking(at: Self.challenge("begun", "results hidden", "finished 1"))
    #expect(session.buttons.first == "Keep playing")
    action("play", &session)
    #expect(session.asked.last?.path == "challenges/\(Self.id)/play")
    var shown: [String] = []
    let request = session.asked[session.asked.count - 1].request
    let answer = "200\npastime-play 1 0\nplay aa\nstand-in 10\npastime 1\n"
    for effect in session.model.handle(.answered(request: request, text: Array(answer.utf8))) {
      if case .show(let text) = effect { shown.append(String(decoding: text, as: UTF8.self)) }
    }
    #expect(shown.contains("+pastime 1\n"))
    #expect(
      shown.contains {
        $0.hasPrefix("z\taa\t#/pair/C\(Self.id)\tChallenge · 1 of 2 finished\n")
      })
  }

  @Test("at its end results stand in their order, each with a way to see both side by side")
  func results() {
    var session = Self.looking(
      at: Self.challenge(
        "over", over: "yes", "results shown", "result 2 71000 won 3", "result 1 9000 lost 6"))
    #expect(session.texts("p") == ["Over."])
    #expect(
      session.texts("r") == [
        "🦊 Ann (you)\t3 tries · 1:11\t\t\t",
        "🐻 Bo Lee\tnot found · 0:09\tchallenge compare 1\tSide by side\tSide by side: Bo Lee",
      ])
    #expect(session.buttons == ["See my game", "Refresh", "Leave challenge", "Back"])
    action("compare 1", &session)
    session.answer(
      "challenges/\(Self.id)/challengers/2",
      "200\npastime-play 1 2\nmove 0 geese\nanswer --=-=\nmove 2500 there\nanswer =====\n")
    session.answer(
      "challenges/\(Self.id)/challengers/1",
      "200\npastime-play 1 1\nmove 1000 crane\nanswer --+-=\nsalt 00\n")
    #expect(session.texts("h") == ["You and Bo Lee"])
    #expect(
      session.texts("r") == [
        "1 · you: geese ⬜⬜🟩⬜🟩\tBo Lee: crane ⬜⬜🟡⬜🟩\t\t\t", "2 · you: there 🟩🟩🟩🟩🟩\tBo Lee: –\t\t\t",
      ])
    action("clock", &session)
    #expect(
      session.texts("r") == [
        "0:00 · you: geese ⬜⬜🟩⬜🟩\t\t\t\t", "0:01 · Bo Lee: crane ⬜⬜🟡⬜🟩\t\t\t\t",
        "0:02 · you: there 🟩🟩🟩🟩🟩\t\t\t\t",
      ])
    action("clock", &session)
    // Nothing is looked through of which the server told no record.
    #expect(!session.buttons.contains("Move by move"))
    action("back", &session)
    #expect(session.texts("r").count == 2)
  }

  @Test(
    "what somebody did is looked through as a game of the page, which leads back to the challenge")
  func lookedThrough() throws {
    var session = Self.looking(
      at: Self.challenge(
        "over", over: "yes", "results shown", "result 2 71000 won 3", "result 1 9000 lost 6"))
    action("compare 1", &session)
    session.answer("challenges/\(Self.id)/challengers/2", "404\n")
    let record = "pastime 1\ngame codeword 1\n"
    let play = String(repeating: "b", count: 32)
    session.answer(
      "challenges/\(Self.id)/challengers/1",
      "200\npastime-play 1 0\nplay \(play)\nsalt 00\nrecord \(record.utf8.count)\n\(record)")
    action("look-through", &session)
    let text = ResultText.text(ofRecord: Array(record.utf8))
    #expect(session.texts("d") == ["/result/\(text)"])
    #expect(
      session.texts("z") == ["\(play)\t#/pair/C\(Self.id)\tChallenge · 2 of 2 finished"])
  }

  @Test(
    "words of an Anagrams are both found, or one's own alone, or the other's; who never played has none"
  )
  func words() {
    var session = Self.looking(
      at: Self.challenge(
        "waiting", over: "yes", game: "anagrams", options: "mode=find-all racks=medium count=1",
        "results shown", "result 1 9000 won 6"))
    action("compare 1", &session)
    session.answer("challenges/\(Self.id)/challengers/2", "404\n")
    session.answer(
      "challenges/\(Self.id)/challengers/1",
      "200\npastime-play 1 3\nmove 1000 word pure\nmove 1500 word m%c3%bcnze\nmove 2000 pass\n")
    #expect(
      session.texts("r") == [
        "Both\t–\t\t\t", "Only you\t–\t\t\t", "Only Bo Lee\tpure, münze\t\t\t",
      ])
  }

  @Test(
    "moves of each game are told as they are read",
    arguments: [
      (
        "hangman", "answers=any difficulty=easy misses=6 mode=standard",
        "move 0 letter e\nanswer right 3=101\nmove 2 letter %c3%bc\nanswer wrong\nmove 5 letter x\nanswer wrong\nmove 9 hint\nanswer clue A_b\n",
        ["e ✓", "ü ✗", "x ✗", "hint"]
      ),
      (
        "memorize", "scoring=plain players=1 pairs=8",
        "move 0 1\nanswer %f0%9f%90%ac\nmove 5 2\nanswer %f0%9f%90%9f\nmove 9 3\nanswer %f0%9f%90%9f\nmove 9 2\nanswer %f0%9f%90%9f\nmove 10 4\nanswer %f0%9f%90%ac\n",
        ["🐬 🐟 ✗", "🐟 🐟 ✓"]
      ),
      (
        "times", "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near",
        "move 0 start\nanswer 12*17=208,204\nmove 5 answer 204\nmove 6 next\nanswer 11*11\nmove 9 answer 120\n",
        ["12 × 17 = 204 ✓", "11 × 11 = 120 ✗"]
      ),
    ])
  func moves(game: String, options: String, moves: String, told: [String]) {
    var session = Self.looking(
      at: Self.challenge(
        "over", game: game, options: options, "results shown", "result 1 9 won 6",
        "result 2 9 won 6"))
    action("compare 1", &session)
    session.answer("challenges/\(Self.id)/challengers/2", "200\npastime-play 1 9\n\(moves)")
    session.answer("challenges/\(Self.id)/challengers/1", "200\npastime-play 1 0\n")
    #expect(
      session.texts("r") == told.enumerated().map { "\($0 + 1) · you: \($1)\tBo Lee: –\t\t\t" })
  }

  @Test("the list tells how each stands; whoever the server does not know is told what it takes")
  func list() {
    var session = TestSession.looking()
    session.tell("challenge list")
    session.answer(
      "challenges",
      """
      200
      pastime-challenges 1 3
      \(Self.id) times \(Self.closes) open 3 1 waiting
      000000000000 chess 1 open 1 0 waiting
      000000000001 codeword 0 over 2 2 finished

      """)
    #expect(
      session.texts("r") == [
        "Times\tOpen until Mon 14:05. 1 of 3 finished. Your turn.\tchallenge open \(Self.id)\tView\tView: Times",
        "Codeword\tOver. 2 of 2 finished.\tchallenge open 000000000001\tView\tView: Codeword",
      ])
    var stranger = TestSession.looking(isMember: false)
    stranger.tell("challenge list")
    #expect(stranger.buttons == ["Back up my games", "Back"])
    #expect(stranger.texts("p").last == "Back up your games to challenge friends.")
  }

  @Test("each refusal is a sentence, and what is not there any more leads to the list")
  func refusals() {
    var session = Self.looking(at: Self.challenge("waiting", "results hidden"))
    for (word, sentence) in [
      ("closed", "The 48 hours are up."), ("full", "All 50 places are taken."),
      ("too-many", "You are in 50 challenges. Finish some first."),
      ("unusable-options", "No such puzzle here."),
    ] {
      action("play", &session)
      session.answer("challenges/\(Self.id)/play", "409\npastime-refused 1\n\(word)\n")
      #expect(session.note == sentence)
    }
    action("play", &session)
    session.answer("challenges/\(Self.id)/play", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    action("look", &session)
    session.answer("challenges/\(Self.id)", "404\n")
    #expect(session.note == "That’s gone.")
    session.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(session.buttons == ["New challenge", "Back"])
  }
}
