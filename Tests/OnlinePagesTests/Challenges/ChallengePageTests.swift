import Library
import Testing

@testable import OnlinePages

@Suite("The pages of challenges")
struct ChallengePageTests {
  @Test("a player makes a challenge in two steps, and sees its link and the link's QR code")
  func making() {
    var session = TestSession.looking()
    session.tell("challenge list")
    session.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(session.buttons == ["New challenge", "Back"])
    session.challengeAction("make")
    // Two rows of games, two of options, and one of languages.
    #expect(session.texts("k").count == 5)
    session.challengeAction("game times")
    #expect(session.texts("k").count == 4)
    session.challengeAction("choose 02")
    session.challengeAction("choose 11")
    session.challengeAction("next")
    #expect(session.texts("h") == ["Times · Problems: 20 · Answers: type"])
    session.challengeAction("face owl", entered: "An")
    session.challengeAction("next", entered: "Ann")
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
      "challenges", TestSession.challenge("waiting", "results hidden", "view 0 0 1 1", "outline M0")
    )
    #expect(session.texts("h") == ["Codeword · Letters: 5 · Tries: 6"])
    #expect(session.texts("p").first == "Open until Mon 14:05.")
    #expect(session.texts("g") == ["QR code for the link\t0 0 1 1\tM0"])
    #expect(
      session.buttons == ["Play", "Copy link", "Refresh", "Leave challenge", "Back"])
    session.challengeAction("copy-link")
    #expect(session.asked.last?.method == "COPY")
    #expect(session.asked.last?.body == "https://games.example/#/pair/C\(TestSession.challengeID)")
  }

  @Test(
    "a player with a link sees who challenges them, and plays as a guest without more questions")
  func guest() {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge("none", "results hidden", "finished 1"), isMember: false)
    #expect(session.texts("p") == ["🐻 Bo Lee challenged you. Open until Mon 14:05."])
    #expect(session.texts("r").first == "🐻 Bo Lee\thas finished\t\t\t")
    #expect(session.buttons == ["Join", "Refresh", "Back"])
    session.challengeAction("join")
    session.challengeAction("next", entered: "Ann")
    #expect(session.asked.last?.path == "guests")
    session.answer("guests", "204\n")
    #expect(session.asked.last?.path == "challenges/\(TestSession.challengeID)/challengers")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers", "409\npastime-refused 1\ntaken-name\n")
    #expect(session.note == "That name is taken, or too similar.")
    #expect(session.texts("f") == ["Your name"])
    session.challengeAction("next", entered: "Ann B")
    session.answer("guests", "204\n")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers",
      TestSession.challenge("waiting", "results hidden"))
    #expect(session.texts("p").contains("Play to see the results."))
    #expect(session.buttons.first == "Play")
  }

  @Test("a player who was in a match before finds their name and avatar in the next match")
  func remembered() {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge("none", "results hidden"), isMember: false)
    session.challengeAction("join")
    session.answer("together", "200\nface owl\nname Ann Lee\nrace \n")
    #expect(session.texts("v") == ["Ann Lee"])
    session.challengeAction("next", entered: "Ann Lee")
    session.answer("guests", "204\n")
    #expect(session.asked.last?.body == "pastime-challenger 1\nname Ann Lee\nface owl\n")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers",
      TestSession.challenge("waiting", "results hidden"))
    #expect(session.asked.contains { $0.method == "REMEMBER" && $0.body.contains("face owl") })
  }

  @Test("a player who comes after the end is not challenged any more")
  func tooLate() {
    let session = TestSession.lookingAtChallenge(
      TestSession.challenge("none", over: "yes", "results shown"))
    #expect(session.texts("p") == ["Over."])
  }

  @Test("a link that fails without a network can be tried again, and the page asks for a name")
  func trying() {
    var session = TestSession.lookingAtChallenge("", isMember: false)
    #expect(session.note == "Can’t reach the server. Are you online?")
    #expect(session.buttons == ["Try again", "Back"])
    session.challengeAction("look")
    session.answer(
      "challenges/\(TestSession.challengeID)", TestSession.challenge("none", "results hidden"))
    #expect(session.buttons == ["Join", "Refresh", "Back"])
    session.challengeAction("join")
    session.challengeAction("next")
    #expect(session.note == "Enter a name first.")
    #expect(session.texts("f") == ["Your name"])
  }

  @Test("playing leads to the game on its consistent puzzle, with the way back above it")
  func playing() {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge("begun", "results hidden", "finished 1"))
    #expect(session.buttons.first == "Keep playing")
    session.challengeAction("play")
    #expect(session.asked.last?.path == "challenges/\(TestSession.challengeID)/play")
    var shown: [String] = []
    let request = session.asked[session.asked.count - 1].request
    let answer = "200\npastime-play 1 0\nplay aa\nstand-in 10\npastime 1\n"
    for effect in session.model.handle(.answered(request: request, text: Array(answer.utf8))) {
      if case .show(let text) = effect { shown.append(String(decoding: text, as: UTF8.self)) }
    }
    #expect(shown.contains("+pastime 1\n"))
    #expect(
      shown.contains {
        $0.hasPrefix("z\taa\t#/pair/C\(TestSession.challengeID)\tChallenge · 1 of 2 finished\n")
      })
  }

  @Test("the list shows how each stands; a player unknown to the server reads what it takes")
  func list() {
    var session = TestSession.looking()
    session.tell("challenge list")
    session.answer(
      "challenges",
      """
      200
      pastime-challenges 1 3
      \(TestSession.challengeID) times \(TestSession.challengeCloses) open 3 1 waiting
      000000000000 chess 1 open 1 0 waiting
      000000000001 codeword 0 over 2 2 finished

      """)
    #expect(
      session.texts("r") == [
        "Times\tOpen until Mon 14:05. 1 of 3 finished. Your turn.\tchallenge open \(TestSession.challengeID)\tView\tView: Times",
        "Codeword\tOver. 2 of 2 finished.\tchallenge open 000000000001\tView\tView: Codeword",
      ])
    var stranger = TestSession.looking(isMember: false)
    stranger.tell("challenge list")
    #expect(stranger.buttons == ["Back up my games", "Back"])
    #expect(stranger.texts("p").last == "Back up your games to challenge friends.")
  }

  @Test("each refusal is a sentence, and a challenge that no longer exists leads to the list")
  func refusals() {
    var session = TestSession.lookingAtChallenge(TestSession.challenge("waiting", "results hidden"))
    for (word, sentence) in [
      ("closed", "The 48 hours are up."), ("full", "All 50 places are taken."),
      ("too-many", "You are in 50 challenges. Finish some first."),
      ("unusable-options", "No such puzzle here."),
    ] {
      session.challengeAction("play")
      session.answer(
        "challenges/\(TestSession.challengeID)/play", "409\npastime-refused 1\n\(word)\n")
      #expect(session.note == sentence)
    }
    session.challengeAction("play")
    session.answer("challenges/\(TestSession.challengeID)/play", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    session.challengeAction("look")
    session.answer("challenges/\(TestSession.challengeID)", "404\n")
    #expect(session.note == "It’s no longer there.")
    session.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(session.buttons == ["New challenge", "Back"])
  }
}
