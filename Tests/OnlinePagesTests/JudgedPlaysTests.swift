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

  @Test("the page requests the game of a day once, and shows it as the server has it")
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
    // The page goes to the game that it gets: nothing is done again.
    #expect(page.goneOn == [.givenUp])
    #expect(page.retriesAfter == nil)
  }

  @Test("a word game is requested in the player's language, and other games as before")
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

  @Test("a game that was taken offline on another device is stored here, and the page finds it")
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
    // If the player has deleted it, the page asks once more, and gets everybody's game.
    #expect(!page.judge(Self.daily))
  }

  @Test("if the server deals no such game, the player plays everybody's game, without a message")
  func undealt() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    page.answer("404\n")
    #expect(page.goneOn == [.again] && page.toasts.isEmpty)
    #expect(!page.judge(Self.daily))
    // The server may deal it another time.
    #expect(page.judge(Self.daily))
  }

  @Test("if the server does not answer in time, the page says so and plays everybody's game")
  func late() {
    let page = JudgedPage()
    #expect(page.judge(Self.daily))
    #expect(page.retriesAfter == 4_000)
    page.perform(page.model.handle(.lostTime))
    #expect(page.goneOn == [.again] && page.toasts.count == 1)
    #expect(!page.judge(Self.daily))
    // A later answer of the server leads nowhere.
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
    // The next move is a new one.
    #expect(page.judge(Self.record("geese", "there", "three")))
    #expect(page.asked.count == 2)
  }

  @Test("a judged move that the page does not make again is forgotten")
  func forgotten() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    page.answer(Self.answer("pastime-moves 1 1\nat 1\n", ("stand-in", Self.record())))
    page.perform(page.model.handle(.repeated))
    #expect(page.judge(Self.record("geese")))
    #expect(page.asked.count == 2)
  }

  @Test("a move that is judged but not made is shown, and the move behind it has its turn")
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

  @Test("a repeated move that now means something else is never sent, and the game goes on")
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

  @Test("a move that waited behind another and now means something else is not sent either")
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

  @Test("the page asks twice for the same move, and the judge is asked once")
  func twice() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.reply(to: Self.record("geese")) == .refuse)
    #expect(page.asked.count == 1)
  }

  @Test("a move in another game waits for its turn, whatever happens to the first move")
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

  @Test("the page asks a silent judge again, and an answer from somebody else does not count")
  func silent() {
    let page = JudgedPage()
    #expect(page.judge(Self.record("geese")))
    #expect(page.retriesAfter == 1_000)
    page.perform(page.model.handle(.lostTime))
    // So far the page only announces it, and does not send the move again.
    #expect(page.announced == ["Loading …"] && page.toasts.isEmpty)
    #expect(page.asked.count == 1 && page.retriesAfter == 3_000)
    page.perform(page.model.handle(.lostTime))
    #expect(page.toasts.count == 1 && page.asked.count == 2)
    #expect(page.announced.count == 1 && page.retriesAfter == 4_000)
    // This is the page of a network that asks for payment.
    page.answer("200\n<html>\n")
    #expect(page.goneOn.isEmpty && page.retriesAfter == 2_000)
  }

  @Test("a late answer for one game does not open it in place of another")
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

  @Test("the record of a finished game comes after its last move is made")
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

  @Test("the page asks a judge again until he answers, and informs the player once")
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
    // Meanwhile the player can play what needs no server.
    #expect(!page.judge(Self.daily))
    page.answer(Self.answer("pastime-moves 1 1\nat 1\n", ("stand-in", Self.record())))
    #expect(page.goneOn == [.again])
  }

  @Test(
    "a move that does not count is given up, and the page shows how the game stands and why",
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
    "the page does not wait for text that is no question",
    arguments: [
      "", "\n", "daily", "daily 1", "pastime 1\n\n0 0 geese\n", "id x\n\n",
    ])
  func noQuestion(text: String) {
    var session = OnlineModel()
    let (reply, effects) = session.judge(Array(text.utf8))
    #expect(reply == .proceed && effects.isEmpty)
  }
}
