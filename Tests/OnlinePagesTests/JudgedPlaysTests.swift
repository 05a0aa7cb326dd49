import Testing

@testable import OnlinePages

@Suite("Judged games, as a page asks for them")
struct JudgedPlaysTests {
  private static let daily = "daily 2026-11-21 codeword en"
  private static let id = "6461696c7900512a0123456789abcdef"

  /// A record with these words, as the page or the server has it.
  private static func record(_ words: String...) -> String {
    let moves = words.map { "0 0 \($0)\n" }.joined()
    return """
      pastime 1
      game codeword 1
      id \(id)
      begun 1
      options length=5 attempts=any mode=standard
      puzzle three


      """ + moves
  }

  /// The server has judged the word geese.
  private static var judgedGeese: String {
    answer("pastime-moves 1 1\nat 1\n", ("stand-in", record()), ("after", record("geese")))
  }

  private static func answer(_ head: String, _ sections: (name: String, record: String)...)
    -> String
  {
    sections.reduce("200\n" + head) { $0 + "\($1.name) \($1.record.utf8.count)\n\($1.record)" }
  }

  @Test("the game of a day is asked for once, and shown as the server has it")
  func opened() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    #expect(page.reply(to: Self.daily) == .refuse)
    #expect(page.asked.map(\.path) == ["plays"])
    #expect(
      page.asked[0].body
        == "pastime-play 1\nday 2026-11-21\ngame codeword\nalong no\nstand-in yes\n")
    page.answer(Self.answer("pastime-play 1 0\nplay \(Self.id)\n", ("stand-in", Self.record())))
    #expect(page.records == ["+" + Self.record()])
    // The page goes to the game that it is shown: nothing is done again.
    #expect(page.goneOn == [.givenUp])
    #expect(page.retriesAfter == nil)
  }

  @Test("a game of words is asked for in the player's language, and the others as ever")
  func languages() {
    for (question, line) in [("codeword de", "words de\n"), ("times de", ""), ("hangman en", "")] {
      let page = JudgedPage()
      #expect(page.judge("daily 2026-11-21 \(question)"))
      let game = question.split(separator: " ")[0]
      #expect(
        page.asked[0].body
          == "pastime-play 1\nday 2026-11-21\ngame \(game)\n\(line)along no\nstand-in yes\n")
    }
  }

  @Test("a game that was taken along on another device is stored here, and found by the page")
  func takenAlong() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    page.answer(
      Self.answer("pastime-play 1 0\nplay \(Self.id)\nalong yes\n", ("record", Self.record())))
    #expect(page.asked.last?.path == "record/\(Self.id)")
    #expect(page.asked.last?.body == Self.record())
    #expect(page.goneOn.isEmpty && page.records.isEmpty)
    page.answer("204\n")
    #expect(page.goneOn == [.again])
    // Where the player has deleted it, the page asks once more, and has everybody's.
    #expect(!page.judge(Self.daily))
  }

  @Test("where the server deals no such game, that of everybody is played, without a word")
  func undealt() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    page.answer("404\n")
    #expect(page.goneOn == [.again] && page.toasts.isEmpty)
    #expect(!page.judge(Self.daily))
    // Another time the server may.
    #expect(page.judge(Self.daily))
  }

  @Test("a server that does not answer in time leaves the player to everybody's game, and says so")
  func late() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    #expect(page.retriesAfter == 4_000)
    page.perform(page.model.handle(.lostTime))
    #expect(page.goneOn == [.again] && page.toasts.count == 1)
    #expect(!page.judge(Self.daily))
    // What it answers afterwards takes nobody anywhere.
    page.answer(Self.answer("pastime-play 1 0\n", ("stand-in", Self.record())))
    #expect(page.records.isEmpty)
  }

  @Test("a move is judged before it is made, and made once")
  func move() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese", "there")))
    #expect(page.asked[0].path == "plays/\(Self.id)/moves")
    #expect(page.asked[0].body == "pastime-moves 1\nat 1\nstand-in yes\nmove there\n")
    page.answer(Self.answer("pastime-moves 1 1\nat 2\n", ("stand-in", Self.record("geese"))))
    #expect(page.records == [Self.record("geese")])
    #expect(page.goneOn == [.again])
    #expect(!page.judge(Self.record("geese", "there")))
    page.perform(page.model.handle(.repeated))
    #expect(page.records.count == 1)
    // The next one is another.
    #expect(page.judge(Self.record("geese", "there", "three")))
    #expect(page.asked.count == 2)
  }

  @Test("a move that was not made again after all is forgotten")
  func forgotten() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    page.answer(Self.answer("pastime-moves 1 1\nat 1\n", ("stand-in", Self.record())))
    page.perform(page.model.handle(.repeated))
    #expect(page.judge(Self.record("geese")))
    #expect(page.asked.count == 2)
  }

  @Test("a move that was judged and not made is shown, and what waits behind it has its turn")
  func unmade() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.judge(Self.record("crane")))
    page.answer(Self.judgedGeese)
    // Its screen has ended: nobody makes it again.
    page.perform(page.model.handle(.repeated))
    #expect(page.records == [Self.record(), Self.record("geese")])
    #expect(page.goneOn == [.again, .again] && page.repeatedNumbers == [1, 2])
    // It is the same word, although it stands behind another now.
    #expect(page.judge(Self.record("geese", "crane")))
    #expect(page.asked.last?.body.contains("at 1\n") == true)
  }

  @Test("what is repeated and means something else by now is never sent, and the game goes on")
  func somethingElse() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    page.answer(Self.judgedGeese)
    #expect(page.reply(to: Self.record("crane")) == .refuse)
    #expect(page.reply(to: Self.daily) == .refuse)
    page.perform(page.model.handle(.repeated))
    #expect(page.asked.count == 1)
    #expect(page.records.last == Self.record("geese"))
    #expect(page.judge(Self.record("geese", "crane")))
    #expect(page.asked.count == 2)
  }

  @Test("what waited behind another move and means something else by now is not sent either")
  func somethingElseBehind() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.judge(Self.record("crane")))
    page.answer(Self.judgedGeese)
    #expect(!page.judge(Self.record("geese")))
    page.perform(page.model.handle(.repeated))
    #expect(page.repeatedNumbers == [1, 2])
    #expect(page.reply(to: Self.record("geese", "three")) == .refuse)
    page.perform(page.model.handle(.repeated))
    #expect(page.asked.count == 1)
  }

  @Test("the same move asked for twice is asked of the judge once")
  func twice() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.reply(to: Self.record("geese")) == .refuse)
    #expect(page.asked.count == 1)
  }

  @Test("a move in another game waits for its turn, whatever becomes of the first one")
  func inAnotherGame() {
    let other = Self.record("crane").replacing("id 64", with: "id 65")
    for answer in [Self.judgedGeese, "409\npastime-refused 1\nclosed\n"] {
      let page = JudgedPage()
      #expect(page.judge(Self.record("geese")))
      #expect(page.judge(other))
      page.answer(answer)
      page.perform(page.model.handle(.repeated))
      #expect(page.repeatedNumbers == [1, 2])
      #expect(page.judge(other))
      page.perform(page.model.handle(.repeated))
      #expect(
        page.asked.map(\.path) == [
          "plays/\(Self.id)/moves", "plays/65\(Self.id.dropFirst(2))/moves",
        ])
    }
  }

  @Test("a judge who says nothing at all is asked again, and another's answer is none")
  func silent() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.retriesAfter == 1_000)
    page.perform(page.model.handle(.lostTime))
    // So far it is only said, and the move is not sent once more.
    #expect(page.announced == ["Loading …"] && page.toasts.isEmpty)
    #expect(page.asked.count == 1 && page.retriesAfter == 3_000)
    page.perform(page.model.handle(.lostTime))
    #expect(page.toasts.count == 1 && page.asked.count == 2)
    #expect(page.announced.count == 1 && page.retriesAfter == 4_000)
    // The page of a network that wants to be paid.
    page.answer("200\n<html>\n")
    #expect(page.goneOn.isEmpty && page.retriesAfter == 2_000)
  }

  @Test("a late answer for one game does not open it in the place of another")
  func another() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    page.perform(page.model.handle(.lostTime))
    #expect(!page.judge(Self.daily))
    page.perform(page.model.handle(.repeated))
    #expect(page.judge("daily 2026-11-21 hangman en"))
    page.answer(Self.answer("pastime-play 1 0\n", ("stand-in", Self.record())), to: 0)
    #expect(page.records.isEmpty)
  }

  @Test("the record of a game that is over comes when its last move was made")
  func over() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("there")))
    page.answer(
      Self.answer(
        "pastime-moves 1 1\nat 1\n", ("stand-in", Self.record()), ("record", Self.record("there"))))
    #expect(page.records == [Self.record()])
    #expect(!page.judge(Self.record("there")))
    page.perform(page.model.handle(.repeated))
    #expect(page.records == [Self.record(), Self.record("there")])
  }

  @Test("a judge who does not answer is asked again until he does, and the player is told once")
  func waiting() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    for status in ["", "503\n", "429\n"] {
      page.answer(status)
      #expect(page.retriesAfter == 2_000)
      page.perform(page.model.handle(.lostTime))
    }
    #expect(page.asked.count == 4 && page.toasts.count == 1)
    #expect(Set(page.asked.map(\.body)).count == 1)
    // Meanwhile what needs no server can be played.
    #expect(!page.judge(Self.daily))
    page.answer(Self.answer("pastime-moves 1 1\nat 1\n", ("stand-in", Self.record())))
    #expect(page.goneOn == [.again])
  }

  @Test(
    "a move that does not count is given up: how it stands is shown, and why",
    arguments: [
      "409\npastime-refused 1\nelsewhere\npastime-play 1 1\nplay \(id)\nstand-in ",
      "200\npastime-moves 1 0\nat 0\nrefused 1\nstand-in ",
    ])
  func refused(head: String) {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    let record = Self.record("three")
    page.answer("\(head)\(record.utf8.count)\n\(record)")
    #expect(page.records == [record] && page.goneOn == [.givenUp] && page.toasts.count == 1)
    #expect(page.judge(Self.record("geese")))
  }

  @Test("a day that is over takes no move, and changes nothing")
  func closed() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    page.answer("409\npastime-refused 1\nclosed\n")
    #expect(page.records.isEmpty && page.goneOn == [.givenUp])
    #expect(page.toasts == ["Time is up. No more moves."])
  }

  @Test(
    "what is no question is not waited for",
    arguments: [
      "", "\n", "daily", "daily 1", "pastime 1\n\n0 0 geese\n", "id x\n\n",
    ])
  func noQuestion(text: String) {
    var session = OnlineModel()
    let (reply, effects) = session.judge(Array(text.utf8))
    #expect(reply == .proceed && effects.isEmpty)
  }
}
