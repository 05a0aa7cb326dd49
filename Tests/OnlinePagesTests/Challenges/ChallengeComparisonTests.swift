import Library
import Testing

@testable import OnlinePages

@Suite("Two players of a challenge, compared")
struct ChallengeComparisonTests {
  @Test("at its end a challenge lists the results in order, with a way to see two side by side")
  func results() {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge(
        "over", over: "yes", "results shown", "result 2 71000 won 3", "result 1 9000 lost 6"))
    #expect(session.texts("p") == ["Over."])
    #expect(
      session.texts("r") == [
        "🦊 Ann (you)\t3 tries · 1:11\t\t\t",
        "🐻 Bo Lee\tnot found · 0:09\tchallenge compare 1\tSide by side\tSide by side: Bo Lee",
      ])
    #expect(session.buttons == ["See my game", "Refresh", "Leave challenge", "Back"])
    session.challengeAction("compare 1")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers/2",
      "200\npastime-play 1 2\nmove 0 geese\nanswer --=-=\nmove 2500 there\nanswer =====\n")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers/1",
      "200\npastime-play 1 1\nmove 1000 crane\nanswer --+-=\nsalt 00\n")
    #expect(session.texts("h") == ["You and Bo Lee"])
    #expect(
      session.texts("r") == [
        "1 · you: geese ⬜⬜🟩⬜🟩\tBo Lee: crane ⬜⬜🟡⬜🟩\t\t\t", "2 · you: there 🟩🟩🟩🟩🟩\tBo Lee: –\t\t\t",
      ])
    session.challengeAction("clock")
    #expect(
      session.texts("r") == [
        "0:00 · you: geese ⬜⬜🟩⬜🟩\t\t\t\t", "0:01 · Bo Lee: crane ⬜⬜🟡⬜🟩\t\t\t\t",
        "0:02 · you: there 🟩🟩🟩🟩🟩\t\t\t\t",
      ])
    session.challengeAction("clock")
    // A game whose record the server did not send cannot be looked through.
    #expect(!session.buttons.contains("Move by move"))
    session.challengeAction("back")
    #expect(session.texts("r").count == 2)
  }

  @Test("another player's game is looked through like any game, and leads back to the challenge")
  func lookedThrough() throws {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge(
        "over", over: "yes", "results shown", "result 2 71000 won 3", "result 1 9000 lost 6"))
    session.challengeAction("compare 1")
    session.answer("challenges/\(TestSession.challengeID)/challengers/2", "404\n")
    let record = "pastime 1\ngame codeword 1\n"
    let play = String(repeating: "b", count: 32)
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers/1",
      "200\npastime-play 1 0\nplay \(play)\nsalt 00\nrecord \(record.utf8.count)\n\(record)")
    session.challengeAction("look-through")
    let text = ResultText.text(ofRecord: Array(record.utf8))
    #expect(session.texts("d") == ["/result/\(text)"])
    #expect(
      session.texts("z") == [
        "\(play)\t#/pair/C\(TestSession.challengeID)\tChallenge · 2 of 2 finished"
      ])
  }

  @Test(
    "an Anagrams shows words of both players, of each alone, and none of a player who never played")
  func words() {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge(
        "waiting", over: "yes", game: "anagrams", options: "mode=find-all racks=medium count=1",
        "results shown", "result 1 9000 won 6"))
    session.challengeAction("compare 1")
    session.answer("challenges/\(TestSession.challengeID)/challengers/2", "404\n")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers/1",
      "200\npastime-play 1 3\nmove 1000 word pure\nmove 1500 word m%c3%bcnze\nmove 2000 pass\n")
    #expect(
      session.texts("r") == [
        "Both\t–\t\t\t", "Only you\t–\t\t\t", "Only Bo Lee\tpure, münze\t\t\t",
      ])
  }

  @Test(
    "the moves of each game are written for people to read",
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
  func moves(game: String, options: String, moves: String, texts: [String]) {
    var session = TestSession.lookingAtChallenge(
      TestSession.challenge(
        "over", game: game, options: options, "results shown", "result 1 9 won 6",
        "result 2 9 won 6"))
    session.challengeAction("compare 1")
    session.answer(
      "challenges/\(TestSession.challengeID)/challengers/2", "200\npastime-play 1 9\n\(moves)")
    session.answer("challenges/\(TestSession.challengeID)/challengers/1", "200\npastime-play 1 0\n")
    #expect(
      session.texts("r") == texts.enumerated().map { "\($0 + 1) · you: \($1)\tBo Lee: –\t\t\t" })
  }
}
